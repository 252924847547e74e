import type { CalendarEvent, OccurrenceChanges } from '@atrium/contract/calendar';
import { type Occurrence, occurrencesOf } from '@atrium/contract/recurrence';
import type { SignedInContext } from '../../../context.ts';
import { nextId } from '../../../database/sequences.ts';
import { notFound } from '../../../errors.ts';
import { changedEvent } from '../calendar.changes.ts';
import { type KeptEvent, newUid, seriesOf, shown } from '../calendar.rows.ts';
import { changeEvent, existing, insertNew, organiserOnly, removeKept } from '../calendar.ts';
import { notePartRemoval } from '../guests/calendar.removals.ts';
import { moveChangedOccurrences, removeChangedOccurrences } from './calendar.changed-occurrences.ts';
import { keepingHour } from './calendar.left-out-hour.ts';
import { splitRule } from './calendar.split.ts';
import { saidTimes, settledTimes } from './calendar.times.ts';
import { iso } from './iso.ts';

interface Changed {
  series: CalendarEvent | null;
  event: CalendarEvent | null;
  changeId: number | null;
}

/** What is left of an event, null when nothing is, and what is taken out of it. */
interface Parts {
  left: KeptEvent | null;
  taken: KeptEvent;
}

/** Both parts are records of one request, so that undo takes back both. */
export function changeOccurrences(
  context: SignedInContext,
  id: number,
  { originalStart, scope, changes }: OccurrenceChanges,
): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const event = await existing(transaction, context, id);
    if (changes && event.ownAnswer !== null) throw organiserOnly();
    const found = occurrenceAt(event, originalStart);
    if (!found) throw notFound('occurrence');
    const { left, taken } = scope === 'this' ? withoutOne(event, found.occurrence) : split(event, found);
    const changeId = left
      ? await changeEvent(transaction, context, event, left, changes !== null)
      : await removeKept(transaction, context, event, changes !== null);
    const series = left && shown(left, event.accountId);
    if (!changes) {
      await removeChangedOccurrences(transaction, context, { ...taken, uid: event.uid });
      if (left) await notePartRemoval(transaction, context, event, taken);
      return { series, event: null, changeId };
    }
    const kept = scope === 'this' ? { taken, changes } : keepingHour(event, { taken, changes });
    const changed = changedEvent({ ...kept.taken, id: await nextId(transaction, 'events') }, kept.changes);
    const { inserted } = await insertNew(transaction, context, changed, 'changes', kept.taken);
    const from = found.occurrence.startsAt;
    await moveChangedOccurrences(transaction, context, { ...kept.taken, uid: event.uid }, inserted, from);
    return { series, event: shown(inserted, event.accountId), changeId };
  });
}

interface Found {
  occurrence: Occurrence;
  /** How many are before it, those that are left out too. */
  index: number;
}

function occurrenceAt(event: KeptEvent, originalStart: string): Found | undefined {
  const series = seriesOf(event);
  if (!series) return undefined;
  const { timeZone, allDay } = event;
  const { start } = settledTimes({ start: originalStart, end: null, allDay, timeZone });
  const startsAt = Date.parse(start);
  if (series.exceptions.has(startsAt)) return undefined;
  let index = 0;
  for (const occurrence of occurrencesOf({ ...series, exceptions: new Set() })) {
    if (occurrence.startsAt === startsAt) return { occurrence, index };
    if (occurrence.startsAt > startsAt) return undefined;
    index += 1;
  }
  return undefined;
}

/** An occurrence by itself does not repeat. */
function withoutOne(event: KeptEvent, { startsAt, endsAt }: Occurrence): Parts {
  const exceptions = [...event.exceptions, iso(startsAt)].sort();
  const times = saidTimes(iso(startsAt), iso(endsAt), event.allDay);
  const left = { ...event, exceptions };
  const taken = { ...event, ...times, recurrence: null, exceptions: [], originalStart: times.start };
  return { left: hasOccurrences(left) ? left : null, taken };
}

/** From an occurrence on. Nothing is left when that is the first. */
function split(event: KeptEvent, { occurrence, index }: Found): Parts {
  const from = iso(occurrence.startsAt);
  const rules = splitRule(event.recurrence ?? '', index, from, event.allDay);
  const times = saidTimes(from, iso(occurrence.endsAt), event.allDay);
  const later = event.exceptions.filter((moment) => moment > from);
  const taken = { ...event, ...times, recurrence: rules.after, exceptions: later, uid: newUid() };
  const earlier = event.exceptions.filter((moment) => moment < from);
  const left = { ...event, recurrence: rules.before, exceptions: earlier };
  return { left: index > 0 && hasOccurrences(left) ? left : null, taken };
}

function hasOccurrences(event: KeptEvent): boolean {
  const series = seriesOf(event);
  return series !== null && !occurrencesOf(series).next().done;
}

import { occurrencesOf } from '@atrium/contract/recurrence';
import { isUidOfHere, type KeptEvent, seriesOf } from '../calendar.rows.ts';
import { splitRule } from '../occurrences/calendar.split.ts';
import { momentsOf } from '../occurrences/calendar.times.ts';
import { iso } from '../occurrences/iso.ts';
import {
  atOccurrence,
  type FileEvent,
  type FileProblem,
  momentOfOriginal,
  occurrenceOf,
  plainText,
  type Reader,
  uidOf,
} from './ics-events.ts';
import { hasOccurrence, standsFor } from './ics-occurrences.ts';
import { type IcsComponent, type IcsFile, textIn } from './ics-read.ts';

/** An event that a file calls off (RFC 5546, 3.2.5): all of it, or the occurrence that it names, with those that follow or without. */
export interface Cancellation {
  uid: string;
  originalStart: string | null;
  takesFollowing: boolean;
  title: string;
  component: number;
}

/** What becomes of an event that is here, and what of it takes place no more. */
interface Cancelling {
  before: KeptEvent;
  after: KeptEvent;
  cancelled: FileEvent[];
}

export function cancellationsIn(file: IcsFile, reader: Reader) {
  const cancellations: Cancellation[] = [];
  const problems: FileProblem[] = [];
  for (const [index, component] of file.events.entries()) {
    const title = component ? plainText(textIn(component, 'summary'), 200) : '';
    const read = cancellationOf(component, reader);
    if ('message' in read) problems.push({ component: index + 1, title, ...read, isLeftOut: true });
    else cancellations.push({ ...read, title, component: index + 1 });
  }
  return { cancellations, problems };
}

function cancellationOf(component: IcsComponent | null, reader: Reader) {
  if (!component) return { message: 'This part of the file cannot be read.' };
  const uid = uidOf(component);
  if (uid === '') return { message: 'It does not say which event is cancelled.' };
  const occurrence = occurrenceOf(component, reader);
  if ('message' in occurrence) return occurrence;
  const { originalStart, range } = occurrence;
  if (range !== null && range !== 'THISANDFUTURE')
    return { message: 'It does not say clearly which occurrences are cancelled.' };
  return { uid, originalStart, takesFollowing: range !== null };
}

/** What the cancellations do to the events that are called so here. One's own are for oneself to cancel. */
export function cancelled(cancellations: readonly Cancellation[], kept: readonly KeptEvent[]) {
  const byUid = Map.groupBy(kept, ({ uid }) => uid);
  const done = new Map<number, Cancelling>(
    kept.map((event) => [event.id, { before: event, after: event, cancelled: [] }]),
  );
  const touched = new Set<number>();
  const problems: FileProblem[] = [];
  for (const cancellation of cancellations) {
    const alike = (byUid.get(cancellation.uid) ?? []).flatMap(({ id }) => done.get(id) ?? []);
    const found = cancel(
      cancellation,
      alike.filter(({ before }) => !isOwn(before)),
    );
    if (found.length === 0) problems.push(problemOf(cancellation, alike));
    for (const each of found) {
      touched.add(each.before.id);
      done.set(each.before.id, each);
    }
  }
  return { events: [...touched].flatMap((id) => done.get(id) ?? []), problems };
}

/** Whoever organises an event that came from elsewhere is named in it, or it is called in the manner of another program. */
function isOwn({ uid, organiserName, organiserEmail }: KeptEvent): boolean {
  return organiserName === '' && organiserEmail === '' && isUidOfHere(uid);
}

function problemOf({ component, title }: Cancellation, alike: readonly Cancelling[]): FileProblem {
  const isOfOneself = alike.some(({ before }) => isOwn(before));
  const reason = isOfOneself
    ? { message: 'You organise this event yourself: no file cancels it.' }
    : { message: 'There is nothing to cancel: it is not in this calendar.' };
  return { component, title, ...reason, isLeftOut: true };
}

function cancel({ originalStart, takesFollowing }: Cancellation, alike: readonly Cancelling[]): Cancelling[] {
  if (originalStart === null) return alike.map(cancelWhole);
  if (takesFollowing) return cancelFrom(originalStart, alike);
  const changed = alike.find(({ before }) => standsFor(before, originalStart));
  if (changed) return [cancelWhole(changed)];
  return alike.flatMap((series) => cancelOccurrence(series, originalStart) ?? []);
}

function cancelWhole({ before, after, cancelled: others }: Cancelling): Cancelling {
  if (after.status === 'cancelled') return { before, after, cancelled: others };
  return { before, after: { ...after, status: 'cancelled' }, cancelled: [...others, after] };
}

/** It is left out of its series; the last one that is left is cancelled with it. Null where the series has none then. */
function cancelOccurrence(cancelling: Cancelling, originalStart: string): Cancelling | null {
  const { before, after, cancelled: others } = cancelling;
  const series = seriesOf(after);
  if (!series) return null;
  const moment = momentOfOriginal(originalStart, after);
  if (series.exceptions.has(moment) || after.status === 'cancelled') return cancelling;
  if (!hasOccurrence(after, moment)) return null;
  const left = { ...after, exceptions: [...after.exceptions, iso(moment)].sort() };
  if (!hasOccurrence(left)) return cancelWhole(cancelling);
  return { before, after: left, cancelled: [...others, atOccurrence(after, moment)] };
}

/** What begins then or later, and whatever stands for such an occurrence, wherever it was moved. */
function cancelFrom(originalStart: string, alike: readonly Cancelling[]): Cancelling[] {
  const series = alike.find(({ after }) => after.recurrence !== null);
  return alike.flatMap((each) => {
    const momentOf = (original: string) => momentOfOriginal(original, (series ?? each).after);
    const moment = momentOf(originalStart);
    if (each.after.recurrence !== null) return [endBefore(each, moment)];
    return momentOf(each.after.originalStart ?? each.after.start) < moment ? [] : [cancelWhole(each)];
  });
}

/** A series ends before it; one that has nothing before is cancelled with it, and one that is over by then stays as it is. */
function endBefore(cancelling: Cancelling, moment: number): Cancelling {
  const { before, after, cancelled: others } = cancelling;
  const first = firstFrom(after, moment);
  if (first === undefined || after.status === 'cancelled') return cancelling;
  const rules = splitRule(after.recurrence ?? '', countBefore(after, moment), iso(moment), after.allDay);
  const exceptions = after.exceptions.filter((exception) => Date.parse(exception) < moment);
  const left = { ...after, recurrence: rules.before, exceptions };
  const isAfterStart = Date.parse(momentsOf(after).startsAt) < moment;
  if (!isAfterStart || !hasOccurrence(left)) return cancelWhole(cancelling);
  const rest = { ...atOccurrence(after, first), recurrence: rules.after };
  return { before, after: left, cancelled: [...others, rest] };
}

function firstFrom(event: KeptEvent, moment: number): number | undefined {
  const series = seriesOf(event);
  if (!series) return undefined;
  return occurrencesOf(series, moment).find(({ startsAt }) => startsAt >= moment)?.startsAt;
}

/** Those that are left out too. */
function countBefore(event: KeptEvent, moment: number): number {
  const series = seriesOf(event);
  if (!series) return 0;
  let count = 0;
  for (const { startsAt } of occurrencesOf({ ...series, exceptions: new Set() })) {
    if (startsAt >= moment) break;
    count += 1;
  }
  return count;
}

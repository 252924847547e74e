import type { BusyAccount, BusyTime, BusyTimesQuery } from '@atrium/contract/busy-times';
import { occurrencesOf } from '@atrium/contract/recurrence';
import type { SignedInContext } from '../../../context.ts';
import type { Range } from '../calendar.queries.ts';
import { type SeenEvent, seriesOf } from '../calendar.rows.ts';
import { findEventsWithIds } from '../ics/calendar.files.queries.ts';
import { saidTimes } from '../occurrences/calendar.times.ts';
import { iso } from '../occurrences/iso.ts';
import { findTakings } from './busy-times.queries.ts';
import { findSettings } from './calendar-settings.queries.ts';

export async function listBusyTimes(
  { services, caller }: SignedInContext,
  { accountIds, from, to, except }: BusyTimesQuery,
): Promise<BusyAccount[]> {
  const { read } = services.engine;
  const settings = await findSettings(read, [...new Set(accountIds)]);
  const isShown = (id: number) => id === caller.accountId || settings.get(id)?.showsBusyTimes === true;
  const shown = [...settings.keys()].filter(isShown);
  const takings = (await findTakings(read, shown, { from, to })).filter(({ eventId }) => eventId !== except);
  const ids = [...new Set(takings.map(({ eventId }) => eventId))];
  const events = ids.length === 0 ? [] : await findEventsWithIds(read, ids);
  const timesOf = new Map(events.map((event) => [event.id, takenBy(event, { from, to })]));
  const takingsOf = Map.groupBy(takings, ({ accountId }) => accountId);
  return [...settings.keys()].map((accountId) => {
    const times = (takingsOf.get(accountId) ?? []).flatMap(({ eventId }) => timesOf.get(eventId) ?? []);
    return { accountId, times: isShown(accountId) ? joined(times) : null };
  });
}

/** Of whole days only holidays: a birthday keeps nobody from their work. */
function takenBy(event: SeenEvent, range: Range): BusyTime[] {
  const { allDay, kind, status, showsAs, ownAnswer } = event;
  if (status === 'cancelled' || showsAs === 'free' || ownAnswer === 'declined' || (allDay && kind !== 'Holiday'))
    return [];
  return momentsIn(event, range)
    .filter(({ start, end }) => allDay || start < end)
    .map((times) => ({ ...times, allDay }));
}

function momentsIn(event: SeenEvent, { from, to }: Range): Pick<BusyTime, 'start' | 'end'>[] {
  const series = seriesOf(event);
  if (!series) return [{ start: event.start, end: event.end }];
  const last = Date.parse(to);
  const times = [];
  for (const { startsAt, endsAt } of occurrencesOf(series, Date.parse(from))) {
    if (startsAt >= last) break;
    times.push(saidTimes(iso(startsAt), iso(endsAt), event.allDay));
  }
  return times;
}

/** In order, each kind for itself, and one where they overlap or follow each other at once. */
function joined(times: readonly BusyTime[]): BusyTime[] {
  const inOrder = times.toSorted((one, other) => compare(one.start, other.start));
  return [false, true].flatMap((isAllDay) => {
    const result: BusyTime[] = [];
    for (const time of inOrder.filter(({ allDay }) => allDay === isAllDay)) {
      const last = result.at(-1);
      if (!last || last.end < time.start) result.push({ ...time });
      else if (last.end < time.end) last.end = time.end;
    }
    return result;
  });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

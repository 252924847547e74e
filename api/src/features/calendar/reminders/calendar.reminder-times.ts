import { dayMilliseconds } from '@atrium/contract/days';
import { type Occurrence, occurrencesOf } from '@atrium/contract/recurrence';
import { momentAt } from '@atrium/contract/time-zone';
import { type KeptEvent, seriesOf } from '../calendar.rows.ts';
import { momentsOf } from '../occurrences/calendar.times.ts';

const minuteMilliseconds = 60_000;

/** Whom an event reminds, and how many minutes before it begins. */
interface Reminded {
  accountId: number;
  reminders: readonly number[];
}

/** A reminder that is due, of the occurrence that begins then. */
interface Due {
  dueAt: number;
  startsAt: number;
  endsAt: number;
}

/** Who does not come is not reminded, and of what does not take place nobody is. */
export function remindedBy(event: KeptEvent): Reminded[] {
  if (event.status === 'cancelled') return [];
  const coming = event.participants.filter(({ answer }) => answer !== 'declined');
  const own = { accountId: event.accountId, reminders: event.reminders };
  return event.ownAnswer === 'declined' ? coming : [own, ...coming];
}

/** When the first reminder of an event is due after a moment, whosever it is; null when there is none any more. */
export function nextDue(event: KeptEvent, after: number): number | null {
  const minutes = new Set(remindedBy(event).flatMap(({ reminders }) => reminders));
  const moments = [...minutes].flatMap((each) => duesOf(event, each, after).next().value?.dueAt ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The last that is due from one moment to another, both included. */
export function lastDue(event: KeptEvent, minutes: readonly number[], from: number, to: number): Due | undefined {
  let last: Due | undefined;
  for (const each of minutes) {
    for (const due of duesOf(event, each, from - 1)) {
      if (due.dueAt > to) break;
      if (!last || due.startsAt > last.startsAt) last = due;
    }
  }
  return last;
}

/** All that are due after a moment, so many minutes before each occurrence, in order. */
function* duesOf(event: KeptEvent, minutes: number, after: number): Generator<Due, undefined> {
  const ahead = minutes * minuteMilliseconds;
  // A day of UTC begins up to a day before or after that of a zone.
  for (const { startsAt, endsAt } of placesOf(event, after + ahead - dayMilliseconds)) {
    const begins = realMoment(event, startsAt);
    const dueAt = begins - ahead;
    if (dueAt > after) yield { dueAt, startsAt: begins, endsAt: realMoment(event, endsAt) };
  }
}

function placesOf(event: KeptEvent, from: number): Iterable<Occurrence> {
  const series = seriesOf(event);
  if (series) return occurrencesOf(series, from);
  const { startsAt, endsAt } = momentsOf(event);
  return [{ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }];
}

/** A whole day begins with the midnight of its zone. */
function realMoment({ allDay, timeZone }: KeptEvent, moment: number): number {
  return allDay ? momentAt(timeZone, moment) : moment;
}

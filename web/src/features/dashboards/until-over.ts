import type { CalendarEvent } from '@atrium/contract/calendar';

const anHour = 3_600_000;
const aMinute = 60_000;
const aSecond = 1_000;

/** How long it takes until the first of these events is over, an hour at most: days end by the hour. What is over already is asked for again soon. */
export function untilOver(events: readonly Pick<CalendarEvent, 'end' | 'allDay'>[], now: number): number {
  const left = events.filter(({ allDay }) => !allDay).map(({ end }) => new Date(end).getTime() - now);
  const first = Math.min(anHour, ...left);
  return first > 0 ? first + aSecond : aMinute;
}

import { dayMilliseconds } from '@atrium/contract/days';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import { dayAt } from '../../../ui/zone-clock.ts';
import { addDays, daysBetween } from '../calendar-days.ts';
import { daysLater, iso, minute } from '../calendar-zone.ts';
import type { Times } from '../entries.ts';

const shortest = 15 * minute;
const hour = 60 * minute;

/** Where something is put. `wanted` is what the clocks were to show when it begins, as wallTimeAt() tells it, where that was asked of them. */
export interface Put {
  times: Times;
  wanted?: number;
}

export function putAt(times: Times, wanted: number, zone: string): Put {
  return { times: startedAt(times, momentAt(zone, wanted)), wanted };
}

/** At the same time of the clocks, so many days later: what they left out on the way, they show again. It takes as long as before. */
export function movedByDays({ times, wanted }: Put, days: number, zone: string): Put {
  const { start, end, allDay } = times;
  if (allDay) return { times: { start: addDays(start, days), end: addDays(end, days), allDay } };
  if (days === 0) return { times, ...(wanted !== undefined && { wanted }) };
  const from = wanted ?? wallTimeAt(zone, Date.parse(start));
  return putAt(times, from + days * dayMilliseconds, zone);
}

/** What was wanted and the clocks leave out that day, in minutes since midnight; null where they show it. */
export function leftOutOf({ times, wanted }: Put, zone: string): number | null {
  if (wanted === undefined || times.allDay || wallTimeAt(zone, Date.parse(times.start)) === wanted) return null;
  return (wanted - Math.floor(wanted / dayMilliseconds) * dayMilliseconds) / minute;
}

export function movedByMinutes(times: Times, minutes: number): Times {
  return times.allDay ? times : startedAt(times, Date.parse(times.start) + minutes * minute);
}

/** It takes as long as before; what took whole days takes an hour. */
export function startedAt({ start, end, allDay }: Times, moment: number): Times {
  const length = allDay ? hour : Date.parse(end) - Date.parse(start);
  return { start: iso(moment), end: iso(moment + length), allDay: false };
}

/** Of whole days, as many as it touched. */
export function onDay({ start, end, allDay }: Times, day: string, zone: string): Times {
  const length = allDay
    ? daysBetween(start, end)
    : daysBetween(dayAt(zone, Date.parse(start)), dayAt(zone, lastOf(start, end)));
  return { start: day, end: addDays(day, length), allDay: true };
}

function lastOf(start: string, end: string): number {
  return Math.max(Date.parse(start), Date.parse(end) - 1);
}

export type Edge = 'start' | 'end';

/** The beginning or the end on another day; it never ends before it begins. */
export function edgeOnDay(times: Times, edge: Edge, day: string, zone: string): Times {
  const { start, end, allDay } = times;
  if (allDay) {
    if (edge === 'start') return { start: day < end ? day : end, end, allDay };
    return { start, end: day > start ? day : start, allDay };
  }
  const moment = Date.parse(edge === 'start' ? start : end);
  const from = dayAt(zone, edge === 'start' ? moment : lastOf(start, end));
  return edgeAt(times, edge, daysLater(zone, moment, daysBetween(from, day)));
}

export function edgeByDays(times: Times, edge: Edge, days: number, zone: string): Times {
  if (times.allDay) return edgeOnDay(times, edge, addDays(edge === 'start' ? times.start : times.end, days), zone);
  return edgeAt(times, edge, daysLater(zone, Date.parse(edge === 'start' ? times.start : times.end), days));
}

export function edgeByMinutes(times: Times, edge: Edge, minutes: number): Times {
  if (times.allDay) return times;
  return edgeAt(times, edge, Date.parse(edge === 'start' ? times.start : times.end) + minutes * minute);
}

/** The beginning or the end at another moment: a quarter of an hour is left at least. */
export function edgeAt({ start, end, allDay }: Times, edge: Edge, moment: number): Times {
  if (edge === 'start') return { start: iso(Math.min(moment, Date.parse(end) - shortest)), end, allDay };
  return { start, end: iso(Math.max(moment, Date.parse(start) + shortest)), allDay };
}

export function isSame(one: Times, other: Times): boolean {
  if (one.allDay !== other.allDay) return false;
  return Date.parse(one.start) === Date.parse(other.start) && Date.parse(one.end) === Date.parse(other.end);
}

/**
 * The times of a whole series whose occurrence goes from `before` to `after`: its first occurrence goes as many days and as far on the
 * clock, and takes as long.
 */
export function seriesTimes(first: Times, before: Times, after: Times, zone: string): Times {
  if (first.allDay && after.allDay) {
    const start = addDays(first.start, daysBetween(before.start, after.start));
    return { start, end: addDays(start, daysBetween(after.start, after.end)), allDay: true };
  }
  const from = placeInZone(before, zone);
  const to = placeInZone(after, zone);
  const own = placeInZone(first, zone);
  const day = addDays(own.day, daysBetween(from.day, to.day));
  if (after.allDay) return { start: day, end: addDays(day, daysBetween(after.start, after.end)), allDay: true };
  // The clocks may leave out the hour of this occurrence, which is at another one then than its series.
  const clock = after.start === before.start ? own.clock : to.clock;
  const start = momentAt(zone, Date.parse(day) + clock);
  return { start: iso(start), end: iso(start + Date.parse(after.end) - Date.parse(after.start)), allDay: false };
}

/** What the clocks show, in milliseconds since the midnight of the day. */
function placeInZone({ start, allDay }: Times, zone: string): { day: string; clock: number } {
  if (allDay) return { day: start, clock: 0 };
  const wall = wallTimeAt(zone, Date.parse(start));
  const day = new Date(wall).toISOString().slice(0, 10);
  return { day, clock: wall - Date.parse(day) };
}

import { wallTimeAt } from '@atrium/contract/time-zone';
import { dayAt } from '../../../ui/zone-clock.ts';
import { addDays, daysBetween } from '../calendar-days.ts';
import { iso, minute, startOfDay } from '../calendar-zone.ts';
import type { Times } from '../entries.ts';
import { dayMinutes, momentAtPlace, placeOf, type TimeAxis } from '../hours/time-axis.ts';
import { type Edge, edgeAt, edgeOnDay, movedByDays, onDay, type Put, putAt, startedAt } from './event-moves.ts';

/** A place in the calendar: a day, and on the hours beside it how far down, in minutes of the axis. */
export interface Spot {
  day: string;
  place: number | null;
}

export const step = 15;
const slot = 30;

/** What is dragged from one spot to another takes place then. */
export function dragged(times: Times, from: Spot, to: Spot, zone: string, axis: TimeAxis | null): Put {
  const days = daysBetween(from.day, to.day);
  if (to.place === null || !axis) {
    return from.place === null ? movedByDays({ times }, days, zone) : { times: onDay(times, to.day, zone) };
  }
  // A time that comes twice is told by its moment alone.
  if (axis.repeated) return { times: startedAt(times, draggedMoment(times, from, to, axis)) };
  if (from.place === null) return putAt(times, Date.parse(to.day) + rounded(to.place, slot) * minute, zone);
  const before = wallTimeAt(zone, Date.parse(times.start)) / minute;
  const wanted = rounded(before + days * dayMinutes + to.place - from.place, step);
  return putAt(times, wanted * minute, zone);
}

function draggedMoment({ start }: Times, from: Spot, to: Spot, axis: TimeAxis): number {
  const place = to.place ?? 0;
  if (from.place === null) return momentAtPlace(axis, to.day, rounded(place, slot));
  const by = momentAtPlace(axis, to.day, place) - momentAtPlace(axis, from.day, from.place);
  return snapped(axis, Date.parse(start) + by);
}

export function edgeTimes(times: Times, edge: Edge, to: Spot, zone: string, axis: TimeAxis | null): Times {
  if (to.place === null || !axis) return edgeOnDay(times, edge, to.day, zone);
  if (times.allDay) return times;
  return edgeAt(times, edge, momentAtPlace(axis, to.day, rounded(to.place, step)));
}

/** What one draws from one spot to another, in either direction: whole days, or half hours. */
export function drawnTimes(one: Spot, other: Spot, axis: TimeAxis | null): Times {
  const [from, to] = isLater(one, other) ? [other, one] : [one, other];
  if (from.place === null || to.place === null || !axis) return { start: from.day, end: to.day, allDay: true };
  const start = momentAtPlace(axis, from.day, floored(from.place));
  const end = momentAtPlace(axis, to.day, floored(to.place) + slot);
  return { start: iso(start), end: iso(end), allDay: false };
}

function isLater(one: Spot, other: Spot): boolean {
  if (one.day !== other.day) return one.day > other.day;
  return (one.place ?? 0) > (other.place ?? 0);
}

export function floored(place: number): number {
  return Math.floor(place / slot) * slot;
}

function rounded(place: number, by: number): number {
  return Math.round(place / by) * by;
}

/** A quarter of an hour on the clock of its day. */
function snapped(axis: TimeAxis, moment: number): number {
  const day = dayAt(axis.zone, moment);
  const place = rounded(placeOf(axis, day, moment), step);
  if (place >= axis.length) return startOfDay(axis.zone, addDays(day, 1));
  return momentAtPlace(axis, day, place);
}

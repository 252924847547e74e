import { dayMilliseconds } from '@atrium/contract/days';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import { addDays } from '../calendar-days.ts';
import { minute, startOfDay } from '../calendar-zone.ts';

export const dayMinutes = 1_440;

/**
 * The hours beside a week, in minutes from midnight. Where the clocks of one of its days are set back, the hours that come twice stand
 * twice: from `from` on, `length` minutes more. The other days have nothing there.
 */
export interface TimeAxis {
  zone: string;
  repeated: { from: number; length: number } | null;
  length: number;
}

/** A moment of a day at which the clocks are set: `by` minutes on, or back when it is below zero. */
interface Shift {
  moment: number;
  /** What they showed until then, in minutes since midnight. */
  from: number;
  by: number;
}

export function axisOf(zone: string, days: readonly string[]): TimeAxis {
  const back = days.map((day) => shiftOn(zone, day)).find((shift) => shift !== null && shift.by < 0);
  const repeated = back ? { from: back.from, length: -back.by } : null;
  return { zone, repeated, length: dayMinutes + (repeated?.length ?? 0) };
}

/** Where on the axis a moment of this day stands. */
export function placeOf({ zone, repeated }: TimeAxis, day: string, moment: number): number {
  const wall = (wallTimeAt(zone, moment) - Date.parse(day)) / minute;
  if (!repeated) return wall;
  const shift = shiftOn(zone, day);
  const isAfter = shift !== null && shift.by < 0 ? moment >= shift.moment : wall >= repeated.from;
  return isAfter ? wall + repeated.length : wall;
}

/** The moment that stands there; where a day has nothing, the next that it has. */
export function momentAtPlace({ zone, repeated }: TimeAxis, day: string, place: number): number {
  const wallOf = (minutes: number) => momentAt(zone, Date.parse(day) + minutes * minute);
  if (!repeated || place < repeated.from) return wallOf(place);
  const shift = shiftOn(zone, day);
  if (shift !== null && shift.by < 0) return shift.moment + (place - repeated.from) * minute;
  return wallOf(Math.max(repeated.from, place - repeated.length));
}

/** The stretches of the axis at which this day has no time: clocks are set forward there, or back on another day. */
export function gapsOf(axis: TimeAxis, day: string): { from: number; length: number }[] {
  const shift = shiftOn(axis.zone, day);
  const { repeated } = axis;
  const isBack = shift !== null && shift.by < 0;
  const left = repeated && !isBack ? [repeated] : [];
  if (shift === null || isBack) return left;
  const skipped = {
    from: shift.from + (repeated && shift.from >= repeated.from ? repeated.length : 0),
    length: shift.by,
  };
  return [...left, skipped];
}

interface AxisHour {
  from: number;
  length: number;
  /** What the clocks show, in minutes since midnight. */
  shows: number;
}

/** An hour each, or less where it is cut. */
export function hoursOf({ repeated }: TimeAxis): AxisHour[] {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ from: hour * 60, length: 60, shows: hour * 60 }));
  if (!repeated) return hours;
  const { from, length } = repeated;
  const before = hours
    .filter((hour) => hour.from < from)
    .map((hour) => ({ ...hour, length: Math.min(60, from - hour.from) }));
  const again = Array.from({ length: Math.ceil(length / 60) }, (_, index) => {
    const start = index * 60;
    return { from: from + start, length: Math.min(60, length - start), shows: from - length + start };
  });
  const after = hours
    .filter((hour) => hour.from + 60 > from)
    .map((hour) => ({ cut: Math.max(0, from - hour.from), hour }))
    .map(({ cut, hour }) => ({ from: hour.from + cut + length, length: 60 - cut, shows: hour.from + cut }));
  return [...before, ...again, ...after];
}

const known = new Map<string, Shift | null>();

/** Clocks are set once a day at most. */
function shiftOn(zone: string, day: string): Shift | null {
  const key = `${zone} ${day}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const shift = findShift(zone, day);
  known.set(key, shift);
  return shift;
}

function findShift(zone: string, day: string): Shift | null {
  const offset = (moment: number) => wallTimeAt(zone, moment) - moment;
  // From before midnight, which the clocks may leave out.
  let low = startOfDay(zone, day) - minute;
  let high = startOfDay(zone, addDays(day, 1)) - 1;
  const before = offset(low);
  const by = offset(high) - before;
  if (by === 0) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === before) low = middle;
    else high = middle;
  }
  const from = (high + before - Date.parse(day)) / minute;
  return from < 0 || from > dayMilliseconds / minute ? null : { moment: high, from, by: by / minute };
}

import type { BusyTime } from '@atrium/contract/busy-times';
import type { WorkingHours } from '@atrium/contract/calendar-settings';
import { dayAt } from '../../../ui/zone-clock.ts';
import { addDays, daysBetween } from '../calendar-days.ts';
import { iso, minute, minutesAt, startOfDay } from '../calendar-zone.ts';
import type { Times } from '../entries.ts';
import { isWorkday, minutesOf, usualWorkdays } from '../hours/working-hours.ts';

interface Span {
  from: number;
  to: number;
}

/** The moments that times take by the clocks of a zone. */
function spanOf({ start, end, allDay }: Times | BusyTime, zone: string): Span {
  if (!allDay) return { from: Date.parse(start), to: Date.parse(end) };
  return { from: startOfDay(zone, start), to: startOfDay(zone, addDays(end, 1)) };
}

function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < Math.max(one.to, one.from + 1);
}

/** The first of what somebody has that takes place at these times. Whole days meet whole days alone: within a day there is time for hours. */
export function clashOf(times: Times, busy: readonly BusyTime[], zone: string): BusyTime | null {
  const span = spanOf(times, zone);
  return busy.find((time) => (time.allDay || !times.allDay) && overlap(span, spanOf(time, zone))) ?? null;
}

/** How far ahead a free time is looked for, in days. */
export const daysAhead = 14;

/** Whether it is known of a day when people are busy, where it was asked from another on as far ahead as a free time is looked for. */
export function isKnownAhead(from: string, day: string): boolean {
  return from <= day && daysBetween(from, day) <= daysAhead;
}

const step = 30 * minute;

/** When one may meet, by the clocks of a zone. */
interface MeetingHours extends WorkingHours {
  zone: string;
}

/** Of who has not said when they work: by the clocks of what is planned, where the weekend is as the language has it. */
export function usualHours(zone: string, weekStart: number): MeetingHours {
  return { zone, weekdays: usualWorkdays(weekStart), from: '08:00', until: '18:00' };
}

interface Search {
  /** As long as these, and not before them. */
  times: Times;
  busy: readonly BusyTime[];
  zone: string;
  hours: MeetingHours;
  /** Whether it is to be another time than these. */
  isOther: boolean;
}

/** The first time at which nobody has anything, within the hours of one day; null when two weeks have none. */
export function freeTime({ times, busy, zone, hours, isOther }: Search): Times | null {
  if (times.allDay) return null;
  const { from, to } = spanOf(times, zone);
  const taken = busy.map((time) => spanOf(time, zone));
  const last = startOfDay(zone, addDays(dayAt(zone, from), daysAhead));
  for (let at = Math.ceil((from + Number(isOther)) / step) * step; at < last; at += step) {
    const span = { from: at, to: at + to - from };
    if (isInHours(span, hours) && !taken.some((other) => overlap(span, other)))
      return { start: iso(span.from), end: iso(span.to), allDay: false };
  }
  return null;
}

function isInHours({ from, to }: Span, { zone, ...hours }: MeetingHours): boolean {
  const day = dayAt(zone, from);
  if (!isWorkday(hours, day) || minutesAt(zone, from) < minutesOf(hours.from)) return false;
  return dayAt(zone, to) === day && minutesAt(zone, to) <= minutesOf(hours.until);
}

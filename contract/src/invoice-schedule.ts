import * as z from 'zod/mini';
import { daysAfter, daysApart, monthsAfter } from './days.ts';

export const scheduleUnits = ['week', 'month', 'quarter', 'year'] as const;
export const ScheduleUnit = z.enum(scheduleUnits);
export type ScheduleUnit = z.infer<typeof ScheduleUnit>;

/** What becomes of an invoice once it is made: it waits as a draft, or is sent by mail. */
export const seriesDeliveries = ['draft', 'send'] as const;
export const SeriesDelivery = z.enum(seriesDeliveries);
export type SeriesDelivery = z.infer<typeof SeriesDelivery>;

/** On which days something is made. Days are YYYY-MM-DD, and begin and end in UTC. */
export interface Schedule {
  readonly every: number;
  readonly unit: ScheduleUnit;
  readonly firstDay: string;
  /** The last day on which one may be made; null when only `times` ends it, or nothing. */
  readonly lastDay: string | null;
  /** How many are made in all. */
  readonly times: number | null;
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** The day of a period, counted from 0. A month that has no such day has its last day instead. */
export function scheduledDay({ every, unit, firstDay }: Schedule, period: number): string {
  return unit === 'week'
    ? daysAfter(firstDay, period * every * 7)
    : monthsAfter(firstDay, period * every * monthsOf[unit]);
}

/** The first of its days that is neither before `from` nor up to `after`; null when it has ended by then. */
export function nextScheduledDay(
  schedule: Schedule,
  { from, after, made }: { from: string; after: string | null; made: number },
): string | null {
  if (schedule.times !== null && made >= schedule.times) return null;
  let period = Math.max(0, periodNear(schedule, after !== null && after > from ? after : from));
  let day = scheduledDay(schedule, period);
  while (day < from || (after !== null && day <= after)) {
    period += 1;
    day = scheduledDay(schedule, period);
  }
  return schedule.lastDay !== null && day > schedule.lastDay ? null : day;
}

/** A period that does not begin after this day. */
function periodNear({ every, unit, firstDay }: Schedule, day: string): number {
  const [from, to] = [new Date(firstDay), new Date(day)];
  if (unit === 'week') return Math.floor(daysApart(firstDay, day) / 7 / every) - 1;
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return Math.floor(months / monthsOf[unit] / every) - 1;
}

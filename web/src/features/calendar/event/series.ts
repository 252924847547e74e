import { occurrencesOf } from '@atrium/contract/recurrence';
import { parseRecurrence } from '@atrium/contract/recurrence-rule';
import { momentAt } from '@atrium/contract/time-zone';
import { dayAt } from '../../../ui/zone-clock.ts';
import { addDays, daysBetween, lastOfMonth, weekdayOf } from '../calendar-days.ts';
import { minute, minutesAt } from '../calendar-zone.ts';
import type { Times } from '../entries.ts';

const names: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export function weekdayName(day: string): string {
  return names[weekdayOf(day)] ?? 'MO';
}

/** Which of its weekdays in the month a day is: 1 is the first; -1 is the last, when it is asked for and is it. */
export function nthOf(day: string, isFromEnd: boolean): number {
  if (isFromEnd && addDays(day, 7) > lastOfMonth(day)) return -1;
  return Math.ceil(Number(day.slice(8)) / 7);
}

/**
 * The rule of an event whose beginning goes from one day to another: weekdays that it names go along, and so does the day or the month
 * that it names alone. Of what is counted among several weekdays nothing does.
 */
export function movedRule(rule: string, from: string, to: string): string {
  const days = daysBetween(from, to);
  if (days === 0 || to === '' || rule.includes('BYSETPOS=')) return rule;
  return rule
    .replace(/BYDAY=([^;]+)/, (_, named: string) => `BYDAY=${movedWeekdays(named, days, to)}`)
    .replace(/BYMONTHDAY=([+-]?\d+)(?=;|$)/, (_, named: string) => `BYMONTHDAY=${movedDay(Number(named), to)}`)
    .replace(/BYMONTH=\d+(?=;|$)/, `BYMONTH=${Number(to.slice(5, 7))}`);
}

function movedWeekdays(named: string, days: number, to: string): string {
  return /\d/.test(named) ? movedInMonth(named, to) : movedInWeek(named, days);
}

function movedDay(named: number, to: string): number {
  return named < 0 && to === lastOfMonth(to) ? -1 : Number(to.slice(8));
}

function movedInWeek(named: string, days: number): string {
  const moved = named.split(',').map((name) => (names.indexOf(name) + (days % 7) + 7) % 7);
  return moved.map((weekday) => names[weekday]).join();
}

function movedInMonth(named: string, to: string): string {
  if (named.includes(',')) return named;
  return `${nthOf(to, named.startsWith('-'))}${weekdayName(to)}`;
}

interface Repeated extends Times {
  timeZone: string;
  recurrence: string | null;
}

type Repeats = Pick<Repeated, 'start' | 'allDay' | 'timeZone'>;

/** The rule from one occurrence on, when it ends after a number of times: those before it do not count any more. */
export function ruleFrom(first: Repeated, originalStart: string): string {
  const rule = first.recurrence ?? '';
  const parsed = parseRecurrence(rule);
  if (!parsed || parsed.count === null) return rule;
  const isDay = first.allDay;
  const series = {
    startsAt: Date.parse(first.start),
    endsAt: Date.parse(first.end),
    timeZone: isDay ? 'UTC' : first.timeZone,
    rule: parsed,
    exceptions: new Set<number>(),
  };
  let before = 0;
  for (const { startsAt } of occurrencesOf(series)) {
    if (startsAt >= Date.parse(originalStart)) break;
    before += 1;
  }
  return rule.replace(/COUNT=\d+/, `COUNT=${parsed.count - before}`);
}

/**
 * The rule with the last day on which something may begin, where it says the last moment: a form asks for days. Of what begins at nine, a
 * moment before nine is of the day before.
 */
export function withLastDay(rule: string, { start, allDay, timeZone }: Repeats): string {
  const until = parseRecurrence(rule)?.until;
  if (!until || !('moment' in until)) return rule;
  const zone = allDay ? 'UTC' : timeZone;
  const day = dayAt(zone, until.moment);
  const beginning = momentAt(zone, Date.parse(day) + minutesAt(zone, Date.parse(start)) * minute);
  const last = beginning <= until.moment ? day : addDays(day, -1);
  return rule.replace(/UNTIL=\w+/, `UNTIL=${last.replaceAll('-', '')}`);
}

/** The day on which something begins by the clocks of its own zone. */
export function ownDay({ start, allDay, timeZone }: Repeats): string {
  return allDay ? start : dayAt(timeZone, Date.parse(start));
}

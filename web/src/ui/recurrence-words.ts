import { dayMilliseconds } from '@atrium/contract/days';
import { parseRecurrence, type RecurrenceRule } from '@atrium/contract/recurrence-rule';
import type { TFunction } from 'i18next';

interface WordsFormat {
  day: (day: string) => string;
  list: (parts: readonly string[]) => string;
  /** One of these, whichever it is. */
  either: (parts: readonly string[]) => string;
  /** Monday is 0. */
  weekday: (weekday: number) => string;
  /** January is 1. */
  month: (month: number) => string;
  /** With which weeks begin; Sunday is 0. */
  firstDay: number;
}

/** A rule in words: "Every 2 weeks on Monday and Thursday, until March 3, 2027". Without the day of its beginning, that is not told. */
export function recurrenceWords(rule: string, startDay: string | null, format: WordsFormat, t: TFunction): string {
  const parsed = parseRecurrence(rule);
  if (!parsed) return rule;
  const every = t(`calendar.repeat.every.${parsed.frequency}`, { count: parsed.interval });
  const repeated = isEachWorkday(parsed, format.firstDay)
    ? t('calendar.repeat.everyWorkday')
    : onDays(parsed, every, whichDays(parsed, startDay, format, t), format, t);
  if (parsed.until) return t('calendar.repeat.untilWords', { repeated, day: format.day(untilDay(parsed.until)) });
  if (parsed.count !== null) return t('calendar.repeat.countWords', { repeated, count: parsed.count });
  return repeated;
}

/** The days on which people work, each week. */
function isEachWorkday({ frequency, interval, weekdays }: RecurrenceRule, firstDay: number): boolean {
  return frequency === 'WEEKLY' && interval === 1 && areWorkdays(weekdays, firstDay);
}

function areWorkdays(weekdays: RecurrenceRule['weekdays'], firstDay: number): boolean {
  const workdays = workdaysOf(firstDay).split(',');
  return weekdays.length === workdays.length && weekdays.every(({ weekday }) => workdays.includes(nameOf(weekday)));
}

function onDays(rule: RecurrenceRule, every: string, days: string | null, format: WordsFormat, t: TFunction): string {
  const months = format.list(rule.months.toSorted((one, other) => one - other).map(format.month));
  if (days === null) return rule.months.length === 0 ? every : t('calendar.repeat.inMonthsOf', { every, months });
  const ofMonths = rule.months.length === 0 ? days : t('calendar.repeat.ofMonths', { days, months });
  return t(isEachOfMonth(rule) ? 'calendar.repeat.onEach' : 'calendar.repeat.on', { every, days: ofMonths });
}

/** Every Monday of a month, rather than one of them. */
function isEachOfMonth({ frequency, weekdays, positions }: RecurrenceRule): boolean {
  const isOfMonth = frequency === 'MONTHLY' || frequency === 'YEARLY';
  return isOfMonth && positions.length === 0 && weekdays.length > 0 && weekdays.every(({ nth }) => nth === null);
}

function whichDays(rule: RecurrenceRule, startDay: string | null, format: WordsFormat, t: TFunction): string | null {
  const { frequency, weekdays, positions, monthDays, months } = rule;
  if (positions.length > 0) return format.list(positions.map((position) => placeWords(rule, position, format, t)));
  if (weekdays.length > 0) {
    const names = inWeek(weekdays, format.firstDay).map(({ weekday, nth }) => {
      const name = format.weekday(weekday);
      if (nth !== null) return nthWords(nth, name, weekday, t);
      return isEachOfMonth(rule) ? name : t('calendar.repeat.weekday', { weekday: name });
    });
    return format.list(names);
  }
  if (monthDays.length > 0) return format.list(monthDays.map((day) => dayWords(day, t)));
  const isByDay = frequency === 'MONTHLY' || months.length > 0;
  return isByDay && startDay !== null ? dayWords(Number(startDay.slice(8)), t) : null;
}

function dayWords(day: number, t: TFunction): string {
  if (day < 0) return t(`calendar.repeat.lastDays.${placeName(day)}`);
  return t(day === 1 ? 'calendar.repeat.firstOfMonth' : 'calendar.repeat.dayOfMonth', { day });
}

/** In Portuguese the days of the weekend have another gender than the others. */
function nthWords(nth: number, name: string, weekday: number, t: TFunction): string {
  const context = weekday > 4 ? 'weekend' : undefined;
  return t(`calendar.repeat.nth.${placeName(nth)}`, { weekday: name, context });
}

/** "The last working day", or the last day that is one of these. */
function placeWords({ weekdays }: RecurrenceRule, position: number, format: WordsFormat, t: TFunction): string {
  const days = inWeek(weekdays, format.firstDay).map(({ weekday }) => weekday);
  if (areWorkdays(weekdays, format.firstDay)) return nthWords(position, t('calendar.repeat.workday'), 5, t);
  return nthWords(position, format.either(days.map(format.weekday)), days[0] ?? 0, t);
}

/** Of a weekday, as rules name it. */
function nameOf(weekday: number): string {
  return ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][weekday] ?? '';
}

/** As rules name them. Where weeks begin with a Saturday, people work from Sunday on. */
export function workdaysOf(firstDay: number): string {
  return firstDay === 6 ? 'MO,TU,WE,TH,SU' : 'MO,TU,WE,TH,FR';
}

/** `2` is the second, `last` the last, and `last2` the one before it. */
function placeName(nth: number): string {
  if (nth > 0) return String(nth);
  return nth === -1 ? 'last' : `last${-nth}`;
}

function inWeek(weekdays: RecurrenceRule['weekdays'], firstDay: number): RecurrenceRule['weekdays'] {
  const place = (weekday: number) => (weekday + 8 - firstDay) % 7;
  return weekdays.toSorted((one, other) => place(one.weekday) - place(other.weekday));
}

export function untilDay(until: NonNullable<RecurrenceRule['until']>): string {
  const moment = 'day' in until ? until.day * dayMilliseconds : until.moment;
  return new Date(moment).toISOString().slice(0, 10);
}

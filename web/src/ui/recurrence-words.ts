import { dayMilliseconds } from '@atrium/contract/days';
import { parseRecurrence, type RecurrenceRule } from '@atrium/contract/recurrence-rule';
import type { TFunction } from 'i18next';

interface WordsFormat {
  day: (day: string) => string;
  list: (parts: readonly string[]) => string;
  /** Monday is 0. */
  weekday: (weekday: number) => string;
  /** With which weeks begin; Sunday is 0. */
  firstDay: number;
}

/** A rule in words: "Every 2 weeks on Monday and Thursday, until March 3, 2027". Without the day of its beginning, that is not told. */
export function recurrenceWords(rule: string, startDay: string | null, format: WordsFormat, t: TFunction): string {
  const parsed = parseRecurrence(rule);
  if (!parsed) return rule;
  const every = t(`calendar.repeat.every.${parsed.frequency}`, { count: parsed.interval });
  const days = whichDays(parsed, startDay, format, t);
  const repeated =
    days === null ? every : t(isEachOfMonth(parsed) ? 'calendar.repeat.onEach' : 'calendar.repeat.on', { every, days });
  if (parsed.until) return t('calendar.repeat.untilWords', { repeated, day: format.day(untilDay(parsed.until)) });
  if (parsed.count !== null) return t('calendar.repeat.countWords', { repeated, count: parsed.count });
  return repeated;
}

/** Every Monday of a month, rather than one of them. */
function isEachOfMonth({ frequency, weekdays }: RecurrenceRule): boolean {
  return frequency === 'MONTHLY' && weekdays.length > 0 && weekdays.every(({ nth }) => nth === null);
}

function whichDays(rule: RecurrenceRule, startDay: string | null, format: WordsFormat, t: TFunction): string | null {
  const { frequency, weekdays } = rule;
  if (weekdays.length > 0) {
    const names = inWeek(weekdays, format.firstDay).map(({ weekday, nth }) => {
      const name = format.weekday(weekday);
      if (nth === null) return isEachOfMonth(rule) ? name : t('calendar.repeat.weekday', { weekday: name });
      // In Portuguese the days of the weekend have another gender.
      const context = weekday > 4 ? 'weekend' : undefined;
      return t(`calendar.repeat.nth.${placeName(nth)}`, { weekday: name, context });
    });
    return format.list(names);
  }
  if (frequency !== 'MONTHLY' || startDay === null) return null;
  const day = Number(startDay.slice(8));
  return t(day === 1 ? 'calendar.repeat.firstOfMonth' : 'calendar.repeat.dayOfMonth', { day });
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

import { parseRecurrence, type RecurrenceRule } from '@atrium/contract/recurrence-rule';
import type { TFunction } from 'i18next';
import { untilDay } from './recurrence-form.ts';

interface WordsFormat {
  day: (day: string) => string;
  list: (parts: readonly string[]) => string;
  /** Monday is 0. */
  weekday: (weekday: number) => string;
  /** With which weeks begin; Sunday is 0. */
  firstDay: number;
}

/** A rule in words: "Every 2 weeks on Monday and Thursday, until March 3, 2027". */
export function recurrenceWords(rule: string, startDay: string, format: WordsFormat, t: TFunction): string {
  const parsed = parseRecurrence(rule);
  if (!parsed) return rule;
  const every = t(`calendar.repeat.every.${parsed.frequency}`, { count: parsed.interval });
  const on = whichDays(parsed, startDay, format, t);
  const repeated = on === null ? every : t('calendar.repeat.on', { every, days: on });
  if (parsed.until) return t('calendar.repeat.untilWords', { repeated, day: format.day(untilDay(parsed.until)) });
  if (parsed.count !== null) return t('calendar.repeat.countWords', { repeated, count: parsed.count });
  return repeated;
}

function whichDays({ frequency, weekdays }: RecurrenceRule, startDay: string, format: WordsFormat, t: TFunction) {
  if (weekdays.length > 0) {
    const names = inWeek(weekdays, format.firstDay).map(({ weekday, nth }) => {
      const name = format.weekday(weekday);
      if (nth === null) return name;
      // In Portuguese the days of the weekend have another gender.
      const context = weekday > 4 ? 'weekend' : undefined;
      return t(`calendar.repeat.nth.${nth < 0 ? 'last' : nth}`, { weekday: name, context });
    });
    return format.list(names);
  }
  return frequency === 'MONTHLY' ? t('calendar.repeat.dayOfMonth', { day: Number(startDay.slice(8)) }) : null;
}

function inWeek(weekdays: RecurrenceRule['weekdays'], firstDay: number): RecurrenceRule['weekdays'] {
  const place = (weekday: number) => (weekday + 8 - firstDay) % 7;
  return weekdays.toSorted((one, other) => place(one.weekday) - place(other.weekday));
}

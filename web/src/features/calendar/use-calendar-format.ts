import type { CalendarView } from '@atrium/contract/calendar-settings';
import { dayMilliseconds } from '@atrium/contract/days';
import { useTranslation } from 'react-i18next';
import { perLanguage } from '../../ui/per-language.ts';
import { addDays, firstOfWeek } from './calendar-days.ts';
import { minutesAt } from './calendar-zone.ts';
import type { Entry } from './entries.ts';

type Options = Intl.DateTimeFormatOptions;

export interface CalendarFormat {
  /** Of a moment, in the viewer's zone. */
  time: (moment: number) => string;
  /** As short as the language writes it: "9 AM", "9:30 AM", "09:00". */
  briefTime: (moment: number) => string;
  /** Of minutes since midnight. */
  clock: (minutes: number) => string;
  /** Of a moment: day and time. */
  dayAndTime: (moment: number) => string;
  longDay: (day: string) => string;
  shortDay: (day: string) => string;
  dayOfMonth: (day: string) => string;
  weekday: (day: string, width?: 'short' | 'long' | 'narrow') => string;
  title: (view: CalendarView, date: string, weekStart: number) => string;
  /** From one moment to another: with their days where those are others. */
  hours: (from: number, to: number) => string;
  /** From one day to another. */
  days: (first: string, last: string) => string;
  /** When something is, in words. */
  when: (entry: Pick<Entry, 'startsAt' | 'endsAt' | 'isAllDay' | 'firstDay' | 'lastDay'>) => string;
}

/** The times of a calendar as the language writes them. */
export function useCalendarFormat(zone: string): CalendarFormat {
  const { i18n } = useTranslation();
  return formatOf(i18n.language, zone);
}

const formatOf = perLanguage((language, zone: string): CalendarFormat => {
  const ofDay = (options: Options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const here = (options: Options) => new Intl.DateTimeFormat(language, { ...options, timeZone: zone });
  const clock = ofDay({ hour: 'numeric', minute: '2-digit' });
  const time = here({ hour: 'numeric', minute: '2-digit' });
  const fullClock = ofDay({ hour: 'numeric' });
  const fullHour = here({ hour: 'numeric' });
  const isBrief = fullHour.resolvedOptions().hour12 === true;
  const short: Options = { year: 'numeric', month: 'short', day: 'numeric' };
  const shortDay = ofDay(short);
  const longDay = ofDay({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const dayOfMonth = ofDay({ day: 'numeric' });
  const month = ofDay({ year: 'numeric', month: 'long' });
  const weekdays = {
    short: ofDay({ weekday: 'short' }),
    long: ofDay({ weekday: 'long' }),
    narrow: ofDay({ weekday: 'narrow' }),
  };
  const dayAndTime = here({ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  const span = here({ ...short, hour: 'numeric', minute: '2-digit' });
  const days = (first: string, last: string) =>
    shortDay.formatRange(Date.parse(first), Date.parse(last) + dayMilliseconds / 2);
  return {
    time: (moment) => time.format(moment),
    briefTime: (moment) => (isBrief && minutesAt(zone, moment) % 60 === 0 ? fullHour : time).format(moment),
    clock: (minutes) => (isBrief && minutes % 60 === 0 ? fullClock : clock).format(minutes * 60_000),
    dayAndTime: (moment) => dayAndTime.format(moment),
    longDay: (day) => longDay.format(Date.parse(day)),
    shortDay: (day) => shortDay.format(Date.parse(day)),
    // Some languages write a word after the number.
    dayOfMonth: (day) =>
      dayOfMonth.formatToParts(Date.parse(day)).find(({ type }) => type === 'day')?.value ?? day.slice(8),
    weekday: (day, width = 'short') => weekdays[width].format(Date.parse(day)),
    title: (view, date, weekStart) => {
      if (view === 'day') return longDay.format(Date.parse(date));
      if (view !== 'week') return month.format(Date.parse(date));
      const first = firstOfWeek(date, weekStart);
      return shortDay.formatRange(Date.parse(first), Date.parse(addDays(first, 6)));
    },
    hours: (from, to) => time.formatRange(from, to),
    days,
    when: ({ startsAt, endsAt, isAllDay, firstDay, lastDay }) =>
      isAllDay ? days(firstDay, lastDay) : span.formatRange(startsAt, endsAt),
  };
});

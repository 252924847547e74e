import { dollarFormat } from '@atrium/contract/dollars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../i18n/account-choices.ts';

export interface Format {
  number: (value: number) => string;
  /** Dollars, of cents. */
  money: (cents: number) => string;
  /** A tax or a discount, of basis points. */
  rate: (basisPoints: number) => string;
  /** A share of 1. */
  percent: (share: number) => string;
  date: (moment: string | Date) => string;
  /** A day of the calendar, wherever one is: YYYY-MM-DD. */
  day: (day: string) => string;
  dateTime: (moment: string | Date) => string;
  /** Dollars, of cents, as short as they stand beside an axis: $12K. */
  shortMoney: (cents: number) => string;
  shortNumber: (value: number) => string;
  /** A month of a day: Mar. */
  month: (day: string) => string;
  /** A day without its year: Mar 3. */
  dayOfYear: (day: string) => string;
  /** The days from one to another: Feb 3 – Mar 2. */
  days: (from: string, to: string) => string;
  /** A day of the week, 0 for Monday. */
  weekday: (index: number, length: 'long' | 'short') => string;
  /** How long ago, in words. */
  ago: (moment: string | Date, now: number) => string;
  list: (parts: readonly string[]) => string;
}

/** Numbers, dates and lists as the chosen language writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone();
  return useMemo(() => formatOf(i18n.language, timeZone), [i18n.language, timeZone]);
}

export function formatOf(language: string, timeZone?: string): Format {
  const zone = timeZone === undefined ? {} : { timeZone };
  const number = new Intl.NumberFormat(language);
  const money = dollarFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...zone });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const list = new Intl.ListFormat(language);
  return {
    ...chartFormatOf(language),
    number: (value) => number.format(value),
    money,
    rate: (basisPoints) => rate.format(basisPoints / 10_000),
    percent: (share) => percent.format(share),
    date: (moment) => date.format(new Date(moment)),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    dateTime: (moment) => dateTime.format(new Date(moment)),
    ago: (moment, now) => {
      const { value, unit } = elapsed((new Date(moment).getTime() - now) / 1000);
      return relative.format(value, unit);
    },
    list: (parts) => list.format(parts),
  };
}

type ChartFormat = Pick<Format, 'shortMoney' | 'shortNumber' | 'month' | 'dayOfYear' | 'days' | 'weekday'>;

function chartFormatOf(language: string): ChartFormat {
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const shortMoney = new Intl.NumberFormat(language, {
    ...compact,
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const shortNumber = new Intl.NumberFormat(language, compact);
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const dayOfYear = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    shortMoney: (cents) => shortMoney.format(cents / 100),
    shortNumber: (value) => shortNumber.format(value),
    month: (day) => month.format(dateOf(day)),
    dayOfYear: (day) => dayOfYear.format(dateOf(day)),
    days: (from, to) =>
      from === to ? dayOfYear.format(dateOf(from)) : dayOfYear.formatRange(dateOf(from), dateOf(to)),
    weekday: (index, length) =>
      new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index)),
  };
}

const steps = [
  { unit: 'minute', size: 60 },
  { unit: 'hour', size: 24 },
  { unit: 'day', size: 30 },
  { unit: 'month', size: 12 },
] as const;

interface Elapsed {
  value: number;
  unit: 'second' | (typeof steps)[number]['unit'] | 'year';
}

/** The largest unit that fits: 90 minutes are an hour; less than a minute is no time at all. */
export function elapsed(seconds: number): Elapsed {
  if (Math.abs(seconds) < 60) return { value: 0, unit: 'second' };
  let value = seconds / 60;
  for (const { unit, size } of steps) {
    if (Math.abs(value) < size) return { value: Math.trunc(value), unit };
    value /= size;
  }
  return { value: Math.trunc(value), unit: 'year' };
}

import { dateStyleOf } from '@atrium/contract/date-style';
import { moneyFormat, moneyFormatWith } from '@atrium/contract/money-format';
import { useTranslation } from 'react-i18next';
import { useHouseCurrency } from '../backend/configuration.ts';
import { useTimeZone } from '../i18n/account-choices.ts';
import { perLanguage } from './per-language.ts';

export interface Format {
  number: (value: number) => string;
  /** Money of which the currency is not known, or stands elsewhere. */
  amount: (value: number) => string;
  /** Of cents, in the currency of the house unless it is another. */
  money: (cents: number, currency?: string | null) => string;
  /** A tax or a discount, of basis points. */
  rate: (basisPoints: number) => string;
  /** A share of 1. */
  percent: (share: number) => string;
  date: (moment: string | Date) => string;
  /** A day of the calendar, wherever one is: YYYY-MM-DD. */
  day: (day: string) => string;
  dateTime: (moment: string | Date) => string;
  /** A moment of the clock, to the second. */
  clock: (moment: string | Date) => string;
  /** Of cents, in the currency of the house, as short as it stands beside an axis: $12K. */
  shortMoney: (cents: number) => string;
  shortNumber: (value: number) => string;
  /** A month of a day: Mar. */
  month: (day: string) => string;
  /** A month by its whole name, 1 for January. */
  wholeMonth: (month: number) => string;
  /** A day without its year: Mar 3. */
  dayOfYear: (day: string) => string;
  /** The days from one to another: Feb 3 – Mar 2. */
  days: (from: string, to: string) => string;
  /** A day of the week, 0 for Monday. */
  weekday: (index: number, length: 'long' | 'short') => string;
  /** How long ago, in words. */
  ago: (moment: string | Date, now: number) => string;
  list: (parts: readonly string[]) => string;
  /** The same of what only one is meant of. */
  either: (parts: readonly string[]) => string;
}

/** Numbers, dates and lists as the chosen language writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatOf(i18n.language, useHouseCurrency(), useTimeZone());
}

export const formatOf = perLanguage((language, houseCurrency: string, timeZone?: string): Format => {
  const zone = timeZone === undefined ? {} : { timeZone };
  const dateStyle = dateStyleOf(language);
  const number = once(() => new Intl.NumberFormat(language));
  const amount = once(() => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  const percent = once(() => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }));
  const rate = once(() => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }));
  const date = once(() => new Intl.DateTimeFormat(language, { dateStyle, ...zone }));
  const day = once(() => new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }));
  const dateTime = once(() => new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', ...zone }));
  const clock = once(() => new Intl.DateTimeFormat(language, { timeStyle: 'medium', ...zone }));
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const list = once(() => new Intl.ListFormat(language));
  const either = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  return {
    ...moneyFormatsOf(language, houseCurrency),
    ...chartFormatOf(language),
    number: (value) => number().format(value),
    amount: (value) => amount().format(value),
    rate: (basisPoints) => rate().format(basisPoints / 10_000),
    percent: (share) => percent().format(share),
    date: (moment) => date().format(new Date(moment)),
    day: (text) => day().format(dateOf(text)),
    dateTime: (moment) => dateTime().format(new Date(moment)),
    clock: (moment) => clock().format(new Date(moment)),
    ago: (moment, now) => {
      const { value, unit } = elapsed((new Date(moment).getTime() - now) / 1000);
      return relative().format(value, unit);
    },
    list: (parts) => list().format(parts),
    either: (parts) => either().format(parts),
  };
});

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;

type MoneyFormats = Pick<Format, 'money' | 'shortMoney'>;

function moneyFormatsOf(language: string, house: string): MoneyFormats {
  const inCurrency = perLanguage(moneyFormat);
  const short = once(() => moneyFormatWith(language, house, { ...compact, currencyDisplay: 'narrowSymbol' }));
  return {
    money: (cents, currency) => inCurrency(language, currency ?? house)(cents),
    shortMoney: (cents) => short()(cents),
  };
}

type ChartFormat = Pick<Format, 'shortNumber' | 'month' | 'wholeMonth' | 'dayOfYear' | 'days' | 'weekday'>;

function chartFormatOf(language: string): ChartFormat {
  const ofDay = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));
  const shortNumber = once(() => new Intl.NumberFormat(language, compact));
  const month = ofDay({ month: 'short' });
  const wholeMonth = ofDay({ month: 'long' });
  const dayOfYear = ofDay({ month: 'short', day: 'numeric' });
  const weekdays = { long: ofDay({ weekday: 'long' }), short: ofDay({ weekday: 'short' }) };
  return {
    shortNumber: (value) => shortNumber().format(value),
    month: (day) => month().format(dateOf(day)),
    wholeMonth: (number) => wholeMonth().format(Date.UTC(2024, number - 1)),
    dayOfYear: (day) => dayOfYear().format(dateOf(day)),
    days: (from, to) =>
      from === to ? dayOfYear().format(dateOf(from)) : dayOfYear().formatRange(dateOf(from), dateOf(to)),
    weekday: (index, length) => weekdays[length]().format(Date.UTC(2024, 0, 1 + index)),
  };
}

/** Makes it when it is wanted for the first time: few parts of a page use all that they could. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
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

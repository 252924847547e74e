import { latinDigits } from './latin-digits.ts';

const yearFirst = /^\d{4}([-/.])\d{1,2}\1\d{1,2}$/;
const numbersAlone = /^\d+(?:[^\p{L}\d]+\d+){2}\.?$/u;

/**
 * A day that somebody typed, as YYYY-MM-DD: in the order of their language, with the name of the month, or with the year first. Null for what
 * is no day, such as a name with figures in it.
 */
export function readDay(text: string, language: string): string | null {
  const plain = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const numbers = plain.match(/\d+/g)?.map(Number) ?? [];
  if (yearFirst.test(plain)) return dayOf(numbers[0], numbers[1], numbers[2]);
  if (numbers.length === 2) return dayWithMonth(plain, numbers, language);
  if (!numbersAlone.test(plain)) return null;
  const at = (part: string) => numbers[orderOf(language).indexOf(part)];
  return dayOf(at('year'), at('month'), at('day'));
}

function dayWithMonth(text: string, numbers: readonly number[], language: string): string | null {
  const year = numbers.find((number) => number > 31);
  const day = numbers.find((number) => number !== year);
  return dayOf(year, monthNamed(text, language), day);
}

function dayOf(year: number | undefined, month: number | undefined, day: number | undefined): string | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCFullYear() === full && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && full >= 1900 && full <= 9999 ? date.toISOString().slice(0, 10) : null;
}

/** Day, month and year in the order in which they are written. */
function orderOf(language: string): string[] {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).formatToParts(0);
  return parts.map(({ type }) => type).filter((type) => ['day', 'month', 'year'].includes(type));
}

/** Short words and the day of the week may stand beside it; among others it is part of a name. */
function monthNamed(text: string, language: string): number | undefined {
  const words = text.toLocaleLowerCase(language).match(/\p{L}{3,}/gu) ?? [];
  const begins = (names: readonly string[]) => (word: string) => names.some((name) => name.startsWith(word));
  const isWeekday = begins(weekdayNames(language));
  const [word, ...others] = words.filter((each) => !isWeekday(each));
  if (word === undefined || others.length > 0) return undefined;
  const months = Array.from({ length: 12 }, (_, place) => place + 1);
  return months.find((month) => begins(monthNames(month, language))(word));
}

function monthNames(month: number, language: string): string[] {
  const date = Date.UTC(2026, month - 1, 15);
  return (['long', 'short'] as const).map((style) => nameOf(date, { month: style }, language));
}

function weekdayNames(language: string): string[] {
  const days = Array.from({ length: 7 }, (_, place) => Date.UTC(2026, 2, 1 + place));
  return days.map((date) => nameOf(date, { weekday: 'long' }, language));
}

function nameOf(date: number, style: Intl.DateTimeFormatOptions, language: string): string {
  const name = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(date);
  return name.toLocaleLowerCase(language).replace('.', '');
}

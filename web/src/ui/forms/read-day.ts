import { latinDigits } from './latin-digits.ts';

/** A day that somebody typed, as YYYY-MM-DD: in the order of their language, with the name of the month, or with the year first. Null for what is no day. */
export function readDay(text: string, language: string): string | null {
  const plain = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const numbers = plain.match(/\d+/g)?.map(Number) ?? [];
  if (numbers.length < 2) return null;
  if (/^\d{4}([-/.])\d{1,2}\1\d{1,2}$/.test(plain)) return dayOf(numbers[0], numbers[1], numbers[2]);
  const month = monthNamed(plain, language);
  if (month !== undefined && numbers.length === 2) {
    const year = numbers.find((number) => number > 31);
    const day = numbers.find((number) => number !== year);
    return dayOf(year, month, day);
  }
  if (numbers.length !== 3) return null;
  const at = (part: string) => numbers[orderOf(language).indexOf(part)];
  return dayOf(at('year'), at('month'), at('day'));
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

function monthNamed(text: string, language: string): number | undefined {
  const words = text.toLocaleLowerCase(language).match(/\p{L}{3,}/gu) ?? [];
  const names = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
  );
  const isMonth = (month: number) =>
    names.some((name) => {
      const known = name
        .format(Date.UTC(2026, month - 1, 15))
        .toLocaleLowerCase(language)
        .replace('.', '');
      return words.some((word) => known.startsWith(word));
    });
  return Array.from({ length: 12 }, (_, place) => place + 1).find(isMonth);
}

import { documentLanguages } from '@atrium/contract/document-languages';
import { foldSearched } from './fold.ts';

/** How a list has its days in the text that is searched. */
export interface DaysOfList {
  /** Whether `03/04/2026` is in March; it is in April where lists show a day with its month behind. */
  readonly isMonthFirst: boolean;
  written(day: Day): string;
}

interface Day {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const figures = /(?<![\d./])(\d{1,2})([./])(\d{1,2})\2(\d{4})(?![\d./])/g;
const dayFirst = /(?<![\d.])(\d{1,2})(?:\.|er|o)? (?:de )?(\p{L}+)\.?(?: de)?,? (\d{4})(?!\d)/gu;
const monthFirst = /(?<!\p{L})(\p{L}+)\.? (\d{1,2}),? (\d{4})(?!\d)/gu;

/** The days of a query that have their year as the list has them: `27.03.2026`, `27 mars 2026` and `Mar 27, 2026` are the same. */
export function withDaysAsKept(query: string, { isMonthFirst, written }: DaysOfList): string {
  const kept = (whole: string, year: string, month: number, day: string) =>
    month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31
      ? whole
      : written({ year, month: String(month).padStart(2, '0'), day: day.padStart(2, '0') });
  return foldSearched(query)
    .replace(figures, (whole, first: string, sign: string, second: string, year: string) => {
      const isMonth = sign === '/' && isMonthFirst ? Number(first) <= 12 : Number(second) > 12;
      return isMonth ? kept(whole, year, Number(first), second) : kept(whole, year, Number(second), first);
    })
    .replace(dayFirst, (whole, day: string, month: string, year: string) => kept(whole, year, monthNamed(month), day))
    .replace(monthFirst, (whole, month: string, day: string, year: string) =>
      kept(whole, year, monthNamed(month), day),
    );
}

let months: ReadonlyMap<string, number> | undefined;

/** From 1; 0 for what is no month. */
function monthNamed(name: string): number {
  months ??= new Map(Array.from({ length: 12 }, (_, month) => namesOf(month)).flat());
  return months.get(name) ?? 0;
}

/** In full and for short, in each language of the app. */
function namesOf(month: number): (readonly [name: string, number: number])[] {
  const middle = Date.UTC(2026, month, 15);
  return documentLanguages.flatMap((language) =>
    (['long', 'short'] as const).map((width) => {
      const name = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' }).format(middle);
      return [foldSearched(name).replace(/\.$/, ''), month + 1] as const;
    }),
  );
}

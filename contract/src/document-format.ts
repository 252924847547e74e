import { dateStyleOf } from './date-style.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { moneyFormat } from './money-format.ts';

/** How a document writes figures and days: as the screens do, and a day is the same day wherever it is read. */
export interface DocumentFormat {
  money(cents: number): string;
  quantity(thousandths: number): string;
  rate(basisPoints: number): string;
  day(day: string): string;
}

export function documentFormat(language: DocumentLanguage, currency: string): DocumentFormat {
  const quantity = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: dateStyleOf(language), timeZone: 'UTC' });
  return {
    money: moneyFormat(language, currency),
    quantity: (thousandths) => quantity.format(thousandths / 1_000),
    rate: (basisPoints) => rate.format(basisPoints / 10_000),
    day: (value) => day.format(new Date(value)),
  };
}

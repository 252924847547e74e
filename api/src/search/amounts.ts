import { type DaysOfList, withDaysAsKept } from './days.ts';
import { foldWords } from './fold.ts';
import { withoutNumberSign } from './number-sign.ts';

/** Spaces that separate the thousands of an amount and break no line. */
const innerSpaces = /(?<=\d)[\u00a0\u202f](?=\d{3})/g;
const separated = /^\p{Sc}?(?<whole>\d{1,3}(?:[.,'’]\d{3})+)(?:[.,](?<cents>\d{1,2}))?\p{Sc}?$/u;
const withComma = /^\p{Sc}?(?<whole>\d+),(?<cents>\d{1,2})\p{Sc}?$/u;
const sign = /^\p{Sc}$/u;

/** The words of a query to a list that has amounts and numbers, and perhaps days. */
export function amountWords(query: string, days?: DaysOfList): string[] {
  const joined = query.replace(innerSpaces, '');
  return withPlainAmounts(foldWords(days ? withDaysAsKept(joined, days) : joined)).map(withoutNumberSign);
}

/** Words among which amounts are as they are kept: `$2,077.50`, `2.077,50` with `€` after it, and `2077,5` are all `2077.5`. */
function withPlainAmounts(words: readonly string[]): string[] {
  return words.filter((word) => words.length === 1 || !sign.test(word)).map(plainAmount);
}

/**
 * In any language: behind what separates thousands there are three digits, behind what begins the cents there are one or two. What may be a part
 * of an amount as it is kept stays as it is.
 */
function plainAmount(word: string): string {
  const { whole, cents } = (separated.exec(word) ?? withComma.exec(word))?.groups ?? {};
  if (whole === undefined) return word;
  const digits = whole.replace(/\D/g, '');
  const decimals = (cents ?? '').replace(/0+$/, '');
  return decimals === '' ? digits : `${digits}.${decimals}`;
}

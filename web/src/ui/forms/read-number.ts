import { perLanguage } from '../per-language.ts';
import { latinDigits } from './latin-digits.ts';

interface Read {
  number: number;
  /** So many of its digits are decimals. */
  decimals: number;
}

/** What stands between thousands somewhere: any space, and any apostrophe. */
const thin = [' ', "'"] as const;

/**
 * The number that somebody typed or pasted: with decimals and thousands as their language writes them, or as another does where that can be
 * one number only. `1.234` is 1234 to a German and 1.234 to an American, and to a French reader neither. Null for what is not to be read so.
 */
export function readNumber(text: string, language: string, decimals = Number.POSITIVE_INFINITY): number | null {
  const { decimal, group } = signsOf(language);
  const bare = bareNumber(text, decimal);
  const own = readings(bare, [decimal], [group, ...thin]);
  const all = own.length > 0 ? own : readings(bare, ['.', ','], ['.', ',', ...thin]);
  const [first] = all;
  if (first === undefined || all.some(({ number }) => number !== first.number)) return null;
  return first.decimals <= decimals ? first.number : null;
}

/** Arabic has a sign of its own for percentages. */
export function withoutPercentSign(text: string): string {
  return text.replace(/[%٪]/, '');
}

/** A number as it is written in a field: `isGrouped` with a sign between its thousands, as everywhere else. */
export function writeNumber(
  number: number,
  language: string,
  decimals: [least: number, most: number],
  isGrouped: boolean,
): string {
  const [minimumFractionDigits, maximumFractionDigits] = decimals;
  const digits = { minimumFractionDigits, maximumFractionDigits, useGrouping: isGrouped };
  return new Intl.NumberFormat(writtenAs(language), digits).format(number);
}

/** Without what stands around it: a currency, and marks that turn the direction. */
function bareNumber(text: string, decimal: string): string {
  return latinDigits(text)
    .replaceAll('٬', '')
    .replaceAll('٫', decimal)
    .replace(/\p{Cf}|\p{L}{0,3}\p{Sc}/gu, '')
    .replace(/^\s*\p{L}{3}(?!\p{L})|(?<!\p{L})\p{L}{3}\s*$/gu, '')
    .trim()
    .replace(/\s/gu, ' ')
    .replaceAll('’', "'");
}

function readings(text: string, decimals: string[], groups: string[]): Read[] {
  if (!/\d/.test(text)) return [];
  return decimals.flatMap((decimal) =>
    groups.filter((group) => group !== decimal).flatMap((group) => readingOf(text, decimal, group) ?? []),
  );
}

function readingOf(text: string, decimal: string, group: string): Read | null {
  const form = new RegExp(`^(\\d*|[1-9]\\d{0,2}(?:[${group}]\\d{3})+)(?:[${decimal}](\\d*))?$`);
  const [found, whole = '', fraction = ''] = form.exec(text) ?? [];
  if (found === undefined) return null;
  return { number: Number(`${whole.replaceAll(group, '')}.${fraction}`), decimals: fraction.length };
}

/** Amounts in Arabic are written as in English: moneyFormat says why. */
function writtenAs(language: string): string {
  return language === 'ar' ? 'en' : language;
}

const signsOf = perLanguage((language) => {
  const parts = new Intl.NumberFormat(writtenAs(language)).formatToParts(12_345.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const group = sign('group');
  return { decimal: sign('decimal') === ',' ? ',' : '.', group: /\s/.test(group) ? ' ' : group };
});

import { plainArabic } from './arabic-letters.ts';
import { isRealDay } from './days.ts';
import { wordsOfQuery } from './phrases.ts';

/** Days from one to another, both among them; an end that is left out is open. */
export interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const dayWord = /^(after|before|on):([1-9]\d{3}-\d\d-\d\d)$/i;

/** The days that a word of a search among mails asks for, as `after:2026-03-01` does, that day among them; null for a word like all others. */
export function daysOfWord(word: string): AskedDays | null {
  const [, bound = '', day = ''] = dayWord.exec(plainArabic(word)) ?? [];
  if (!isRealDay(day)) return null;
  if (bound.toLowerCase() === 'on') return { from: day, to: day };
  return bound.toLowerCase() === 'after' ? { from: day } : { to: day };
}

/** The days that all of these words together leave; null where none of them asks for days. */
export function daysOfWords(words: readonly string[]): AskedDays | null {
  const asked = words.map(daysOfWord).filter((days) => days !== null);
  if (asked.length === 0) return null;
  const froms = asked.flatMap(({ from }) => from ?? []);
  const tos = asked.flatMap(({ to }) => to ?? []);
  return { from: froms.toSorted().at(-1), to: tos.toSorted().at(0) };
}

export function asksForDays(q: string): boolean {
  return wordsOfQuery(q).some((word) => daysOfWord(word) !== null);
}

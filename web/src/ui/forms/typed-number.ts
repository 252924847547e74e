import { readNumber } from './read-number.ts';

interface NumberRules {
  language: string;
  /** How many of what is kept are one of what is shown: 100 cents, 1 piece. */
  scale: number;
  /** The largest, as it is shown. */
  max?: number | undefined;
}

export type NumberProblem = 'unreadable' | 'negative' | 'tooPrecise' | 'tooLarge';

interface TypedNumber {
  /** Null for an empty field, and for what cannot be used. */
  value: number | null;
  problem: NumberProblem | null;
}

/** What the text of a number's field comes to: all of it, or a problem, never a part of it. */
export function typedNumber(text: string, { language, scale, max }: NumberRules): TypedNumber {
  if (text.trim() === '') return { value: null, problem: null };
  const read = (written: string) => readNumber(written, language, decimalsOf(scale));
  const number = read(text);
  if (number === null) {
    if (read(withoutMinus(text)) !== null) return { value: null, problem: 'negative' };
    return { value: null, problem: readNumber(text, language) === null ? 'unreadable' : 'tooPrecise' };
  }
  const value = Math.round(number * scale);
  return isTooLarge(value, { scale, max }) ? { value: null, problem: 'tooLarge' } : { value, problem: null };
}

/** How many decimals there may be. */
export function decimalsOf(scale: number): number {
  return Math.round(Math.log10(scale));
}

/** It may stand between a currency and its amount: $-5. */
function withoutMinus(text: string): string {
  return text.replace(/^(\P{Nd}*?)[-−–]/u, '$1');
}

export function isTooLarge(
  value: number,
  { scale, max = Number.POSITIVE_INFINITY }: Pick<NumberRules, 'scale' | 'max'>,
): boolean {
  return value > Math.round(max * scale);
}

import { readNumber } from './read-number.ts';

interface NumberRules {
  language: string;
  /** How many of what is kept are one of what is shown: 100 cents, 1 piece. */
  scale: number;
  /** The largest, as it is shown. */
  max?: number | undefined;
}

export type NumberProblem = 'unreadable' | 'tooLarge';

interface TypedNumber {
  /** Null for an empty field, and for what cannot be used. */
  value: number | null;
  problem: NumberProblem | null;
}

/** What the text of a number's field comes to: all of it, or a problem, never a part of it. */
export function typedNumber(text: string, { language, scale, max }: NumberRules): TypedNumber {
  if (text.trim() === '') return { value: null, problem: null };
  const number = readNumber(text, language, Math.log10(scale));
  if (number === null) return { value: null, problem: 'unreadable' };
  const value = Math.round(number * scale);
  return isTooLarge(value, { scale, max }) ? { value: null, problem: 'tooLarge' } : { value, problem: null };
}

export function isTooLarge(
  value: number,
  { scale, max = Number.POSITIVE_INFINITY }: Pick<NumberRules, 'scale' | 'max'>,
): boolean {
  return value > Math.round(max * scale);
}

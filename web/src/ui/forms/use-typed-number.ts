import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeNumber } from './read-number.ts';
import { isTooLarge, type NumberProblem, typedNumber } from './typed-number.ts';

export interface TypedNumberOptions<Empty extends number | null> {
  value: number | Empty;
  onChange: (value: number | Empty) => void;
  /** What an empty field is. */
  empty: Empty;
  /** How many of what is kept are one of what is shown. */
  scale: number;
  /** The largest, as it is shown. */
  max?: number | undefined;
  /** Whether decimals are written where there are none: 12.00. */
  hasAllDecimals: boolean;
}

/**
 * The text of a number's field: as it was typed, until one leaves it and it can be read. While one is in it, there are no signs between thousands
 * to be kept in order.
 */
export function useTypedNumber<Empty extends number | null>(options: TypedNumberOptions<Empty>) {
  const { value, onChange, empty, scale, max, hasAllDecimals } = options;
  const { language } = useTranslation().i18n;
  const [isInside, setIsInside] = useState(false);
  const [typed, setTyped] = useState<{ text: string; value: number | Empty; problem: NumberProblem | null } | null>(
    null,
  );
  if (typed !== null && typed.value !== value) setTyped(null);
  const decimals = Math.log10(scale);
  const written =
    value === null ? '' : writeNumber(value / scale, language, [hasAllDecimals ? decimals : 0, decimals], !isInside);
  return {
    text: typed?.text ?? written,
    problem: typed ? typed.problem : value !== null && isTooLarge(value, { scale, max }) ? ('tooLarge' as const) : null,
    type: (text: string) => {
      const read = typedNumber(text, { language, scale, max });
      const next = read.value === null ? empty : read.value;
      setTyped({ text, value: next, problem: read.problem });
      onChange(next);
    },
    enter: () => setIsInside(true),
    leave: () => {
      setIsInside(false);
      if (typed?.problem === null) setTyped(null);
    },
  };
}

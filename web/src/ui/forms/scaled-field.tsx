import '../mantine-styles.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { keepSelection } from './keep-selection.ts';
import { withoutPercentSign, writeNumber } from './read-number.ts';
import { decimalsOf, type NumberProblem } from './typed-number.ts';
import { useComplaint } from './use-complaint.ts';
import { type TypedNumberOptions, useTypedNumber } from './use-typed-number.ts';

interface LookProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** How many of what is kept are one of what is shown. */
  scale: number;
  /** The largest, as it is shown. */
  max?: number | undefined;
  /** Whether nothing is too little. Said of amounts below zero; of zero itself the form says it. */
  isAboveZero?: boolean;
  unit?: '%';
  /** Whether decimals are written where there are none: 12.00. */
  hasAllDecimals?: boolean;
  /** How the largest is said. */
  say?: (shown: number) => string;
}

export interface ScaledFieldProps extends LookProps {
  /** A whole number, of cents or thousandths. */
  value?: number;
  onChange: (value: number) => void;
}

/** A number that is kept in whole cents, thousandths or basis points, and written as people write it. */
export function ScaledField({ value = 0, ...field }: ScaledFieldProps) {
  return <NumberField value={value} empty={0} {...field} />;
}

export interface OptionalScaledFieldProps extends LookProps {
  value?: number | null;
  onChange: (value: number | null) => void;
}

/** The same for one that may be left out. */
export function OptionalScaledField({ value = null, ...field }: OptionalScaledFieldProps) {
  return <NumberField value={value} empty={null} {...field} />;
}

type NumberFieldProps<Empty extends number | null> = LookProps & Omit<TypedNumberOptions<Empty>, 'hasAllDecimals'>;

/** What is typed stays as it is until it is read; what cannot be read, or is too much or too little, is said and not sent. */
function NumberField<Empty extends number | null>(props: NumberFieldProps<Empty>) {
  const { value, onChange, empty, scale, max, isAboveZero, unit, hasAllDecimals = false, say, error, ...field } = props;
  const typed = useTypedNumber({ value, onChange, empty, scale, max, hasAllDecimals });
  const complaint = useComplaint(useProblemWords(typed.problem, { scale, max, isAboveZero, unit, say }));
  return (
    <TextInput
      inputMode={scale === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      rightSectionPointerEvents="none"
      {...(unit && { rightSection: unit })}
      {...field}
      ref={complaint.input}
      value={typed.text}
      error={complaint.shown ?? error}
      onChange={({ currentTarget }) => typed.type(unit ? withoutPercentSign(currentTarget.value) : currentTarget.value)}
      onInvalid={complaint.onInvalid}
      onFocus={(event) => {
        keepSelection(event.currentTarget, typed.enter);
        field.onFocus?.(event);
      }}
      onBlur={(event) => {
        typed.leave();
        complaint.onBlur(event);
        field.onBlur?.(event);
      }}
    />
  );
}

function useProblemWords(
  problem: NumberProblem | null,
  { scale, max = 0, isAboveZero, unit, say }: Pick<LookProps, 'scale' | 'max' | 'isAboveZero' | 'unit' | 'say'>,
): string | null {
  const { t, i18n } = useTranslation();
  const { number, percent } = useFormat();
  if (problem === null) return null;
  const most = decimalsOf(scale);
  const shown = (limit: number) => (unit ? percent(limit / 100) : (say ?? number)(limit));
  if (problem === 'tooLarge') return t('ui.number.atMost', { most: shown(max) });
  if (problem === 'negative') return t(`ui.number.${isAboveZero ? 'moreThan' : 'atLeast'}`, { least: shown(0) });
  if (scale === 1) return t('ui.number.whole', { example: number(12) });
  const decimals = scale === 100 ? 2 : 1;
  const example = writeNumber(1234.5, i18n.language, [decimals, decimals], true);
  // What stands before three digits is of the thousands in other languages.
  if (problem === 'tooPrecise') return t('ui.number.decimals', { count: most, formatted: number(most), example });
  return t('ui.number.unreadable', { example });
}

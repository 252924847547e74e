import '../mantine-styles.ts';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ScaledFieldProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  /** A whole number, of cents or thousandths. */
  value?: number;
  onChange: (value: number) => void;
  /** How many of them are one of what is shown. */
  scale: number;
}

/** A number that is kept in whole cents, thousandths or basis points, and written as people write it. */
export function ScaledField({ value = 0, onChange, scale, ...field }: ScaledFieldProps) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<{ text: string | number; value: number }>({ text: value / scale, value });
  if (typed.value !== value) setTyped({ text: value / scale, value });
  const change = (text: string | number) => {
    const next = Math.round(Number(text) * scale);
    setTyped({ text, value: next });
    onChange(next);
  };
  return (
    <NumberInput
      value={typed.text}
      onChange={change}
      decimalScale={Math.log10(scale)}
      decimalSeparator={decimalSeparator(i18n.language)}
      allowedDecimalSeparators={['.', ',']}
      allowNegative={false}
      clampBehavior="strict"
      hideControls
      {...field}
    />
  );
}

function decimalSeparator(language: string): string {
  const written = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  return written === ',' ? ',' : '.';
}

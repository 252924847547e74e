import '../mantine-styles.ts';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pastedNumber } from './pasted-number.ts';

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
  const [decimal, group] = signsOf(i18n.language);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const pasted = pastedNumber(textWith(event), group);
    if (pasted !== null && pasted <= (field.max ?? Number.POSITIVE_INFINITY)) change(pasted);
  };
  return (
    <NumberInput
      value={typed.text}
      onChange={change}
      onPaste={paste}
      decimalScale={Math.log10(scale)}
      decimalSeparator={decimal}
      allowedDecimalSeparators={['.', ',']}
      allowNegative={false}
      clampBehavior="strict"
      hideControls
      {...field}
    />
  );
}

/** What stands before decimals, and between thousands. */
function signsOf(language: string): [decimal: string, group: string] {
  const written = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  return written === ',' ? [',', '.'] : ['.', ','];
}

/** What would stand in the field once this is pasted where its cursor is, or in the place of what is selected. */
function textWith({
  clipboardData,
  currentTarget: { value, selectionStart, selectionEnd },
}: ClipboardEvent<HTMLInputElement>) {
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? value.length];
  return `${value.slice(0, start)}${clipboardData.getData('text')}${value.slice(end)}`;
}

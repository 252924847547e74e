import { type ReactNode, useState } from 'react';
import { OptionalScaledField } from './scaled-field.tsx';

interface CountFieldProps {
  label: string;
  value?: number;
  onChange: (value: number) => void;
  max: number;
  error?: ReactNode;
}

/** How many, or every how many: one at least. While nothing of that kind stands in it, it counts as before, and shows that once it is left. */
export function CountField({ value = 1, onChange, ...field }: CountFieldProps) {
  const [typed, setTyped] = useState<number | null>(value);
  return (
    <OptionalScaledField
      {...field}
      scale={1}
      isAboveZero
      value={typed ? value : typed}
      onChange={(count) => {
        setTyped(count);
        if (count) onChange(count);
      }}
      onBlur={({ currentTarget }) => {
        if (typed === 0 || currentTarget.value.trim() === '') setTyped(value);
      }}
    />
  );
}

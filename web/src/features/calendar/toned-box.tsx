import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import tones from './tone.module.css';

interface TonedBoxProps {
  tone: string;
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A box in the colour of what it shows. */
export function TonedBox({ tone, label, isChecked, onChange }: TonedBoxProps) {
  return (
    <Checkbox
      wrapperProps={{ 'data-tone': tone }}
      className={tones.tone ?? ''}
      color="var(--tone)"
      label={label}
      checked={isChecked}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}

export function withItem<Item>(items: readonly Item[], item: Item, is: boolean): readonly Item[] {
  return is ? [...items, item] : items.filter((other) => other !== item);
}

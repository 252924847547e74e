import '../mantine-styles.ts';
import '@mantine/core/styles/Chip.css';
import { Chip, Group, Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface ChoicesFieldProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  value?: string[];
  onChange: (value: string[]) => void;
  error?: ReactNode;
}

/** Any of a few: all of them are in sight, and each is one press away. */
export function ChoicesField({ label, choices, value = [], onChange, error }: ChoicesFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error}>
      <Group gap="xs" role="group" aria-labelledby={id}>
        <Chip.Group multiple value={value} onChange={onChange}>
          {choices.map((choice) => (
            <Chip key={choice.value} value={choice.value} size="sm">
              {choice.label}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Input.Wrapper>
  );
}

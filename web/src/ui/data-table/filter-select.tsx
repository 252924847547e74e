import { Select } from '@mantine/core';
import type { DataFilter } from './data-table.types.ts';
import classes from './toolbar.module.css';

interface FilterSelectProps {
  filter: DataFilter;
  value: string | null;
  onChange: (value: string | undefined) => void;
}

export function FilterSelect({ filter, value, onChange }: FilterSelectProps) {
  return (
    <Select
      className={classes.filter}
      aria-label={filter.label}
      placeholder={filter.label}
      data={filter.options}
      value={value}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      clearable
      checkIconPosition="right"
      comboboxProps={{ shadow: 'md', width: 'max-content', position: 'bottom-start' }}
      data-active={value !== null || undefined}
    />
  );
}

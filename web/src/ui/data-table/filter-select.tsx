import { Select } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import hidden from '../../plain/hidden.module.css';
import { SearchSelect } from '../forms/search-select.tsx';
import type { DataFilter } from './data-table.types.ts';
import classes from './toolbar.module.css';

interface FilterSelectProps {
  filter: DataFilter;
  value: string | null;
  onChange: (value: string | undefined) => void;
}

export function FilterSelect({ filter, value, onChange }: FilterSelectProps) {
  const common = {
    className: classes.filter,
    placeholder: filter.label,
    value,
    onChange: (chosen: string | null) => onChange(chosen ?? undefined),
    clearable: true,
    checkIconPosition: 'right',
    comboboxProps: { shadow: 'md', width: 'max-content', position: 'bottom-start' },
    'data-active': value !== null || undefined,
  } as const;
  if (filter.search)
    return <SearchedFilter {...common} label={filter.label} data={filter.options} {...filter.search} />;
  return (
    <Select
      {...common}
      aria-label={filter.label}
      data={filter.options.map(({ value, label }) => ({ value, label }))}
      {...(filter.options.some(({ detail }) => detail !== undefined) && {
        renderOption: ({ option, checked = false }) => (
          <Choice {...option} options={filter.options} isChosen={checked} />
        ),
      })}
    />
  );
}

interface ChoiceProps {
  value: string;
  label: string;
  options: DataFilter['options'];
  isChosen?: boolean;
}

/** A choice with what stands beside it. */
function Choice({ value, label, options, isChosen = false }: ChoiceProps) {
  const detail = options.find((option) => option.value === value)?.detail;
  return (
    <span className={classes.option}>
      <bdi>{label}</bdi> {detail !== undefined && <bdi className={classes.optionDetail}>{detail}</bdi>}
      {isChosen && <IconCheck className={classes.optionCheck} size={14} stroke={2} aria-hidden />}
    </span>
  );
}

type SearchedFilterProps = Omit<Parameters<typeof SearchSelect>[0], 'data'> &
  NonNullable<DataFilter['search']> & { data: DataFilter['options'] };

function SearchedFilter({ data, typed, onType, nothing, ...common }: SearchedFilterProps) {
  return (
    <SearchSelect
      {...common}
      labelProps={{ className: hidden.hidden }}
      data={data.map(({ value, label }) => ({ value, label }))}
      searchValue={typed}
      onSearchChange={onType}
      filter={({ options }) => options}
      renderOption={({ option }) => <Choice {...option} options={data} />}
      nothingFoundMessage={nothing}
    />
  );
}

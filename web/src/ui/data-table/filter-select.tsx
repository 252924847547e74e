import { Select } from '@mantine/core';
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
  return <Select {...common} aria-label={filter.label} data={filter.options} />;
}

type SearchedFilterProps = Omit<Parameters<typeof SearchSelect>[0], 'data'> &
  NonNullable<DataFilter['search']> & { data: DataFilter['options'] };

function SearchedFilter({ data, typed, onType, nothing, ...common }: SearchedFilterProps) {
  const detailOf = (value: string) => data.find((option) => option.value === value)?.detail;
  return (
    <SearchSelect
      {...common}
      labelProps={{ className: hidden.hidden }}
      data={data.map(({ value, label }) => ({ value, label }))}
      searchValue={typed}
      onSearchChange={onType}
      filter={({ options }) => options}
      renderOption={({ option: { value, label } }) => (
        <span>
          <bdi>{label}</bdi>
          {detailOf(value) && (
            <>
              {' '}
              <bdi className={classes.optionDetail}>{detailOf(value)}</bdi>
            </>
          )}
        </span>
      )}
      nothingFoundMessage={nothing}
    />
  );
}

import '../mantine-styles.ts';
import { Select, type SelectProps } from '@mantine/core';
import { FollowMark } from './follow-mark.ts';
import { staysOnEnter } from './stays-on-enter.ts';

interface SearchSelectProps
  extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'allowDeselect' | 'onInput' | 'onKeyDown'> {
  data: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One of many, found by typing. */
export function SearchSelect({ data, label, value, onChange, clearable = false, ...field }: SearchSelectProps) {
  const chosen = data.find((choice) => choice.value === value)?.label ?? '';
  return (
    <Select
      {...field}
      label={
        <>
          {label}
          <FollowMark />
        </>
      }
      searchable
      // The list opens at the one that is chosen, and Enter there would take it away.
      allowDeselect={false}
      clearable={clearable}
      data={data}
      value={value}
      onChange={onChange}
      // The button that clears it is out of reach of the keys: an emptied field says the same.
      onInput={({ currentTarget }) => {
        if (clearable && currentTarget.value === '') onChange(null);
      }}
      onKeyDown={staysOnEnter(chosen)}
    />
  );
}

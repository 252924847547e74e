import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './toolbar.module.css';
import { useTypedText } from './use-typed-text.ts';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Where a search leads to another page, nobody is taken there before they say that they are done. */
  waitsForEnter?: boolean;
}

const pause = 200;

/** Searches while one types, once one stops for a moment. */
export function SearchBox({ label, value, onChange, inputRef, waitsForEnter = false }: SearchBoxProps) {
  const { t } = useTranslation();
  const { typed, type } = useTypedText(value, onChange);
  return (
    <TextInput
      ref={inputRef}
      type="search"
      className={classes.search}
      classNames={{ input: classes.searchInput }}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={
        typed === '' ? null : <CloseButton size="sm" aria-label={t('table.clearSearch')} onClick={() => type('', 0)} />
      }
      value={typed}
      maxLength={200}
      onChange={(event) => type(event.currentTarget.value, waitsForEnter ? null : pause)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') type(event.currentTarget.value, 0);
        if (event.key === 'Escape' && typed !== '') type('', 0);
      }}
    />
  );
}

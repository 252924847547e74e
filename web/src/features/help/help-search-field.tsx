import '../../ui/mantine-styles.ts';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../ui/data-table/use-typed-text.ts';
import classes from './help.module.css';

interface HelpSearchFieldProps {
  title: string;
  label: string;
  q: string;
  onSearch: (q: string) => void;
  /** How much was found; null where nothing is asked. */
  found: number | null;
  /** Whether nothing has the words, and what was found is only like them. */
  isNear: boolean;
}

const pause = 200;

/** A banner with a field that searches while one types. */
export function HelpSearchField({ title, label, q, onSearch, found, isNear }: HelpSearchFieldProps) {
  const { t } = useTranslation();
  const { typed, type } = useTypedText(q, onSearch);
  return (
    <section className={classes.banner}>
      <p className={classes.bannerTitle}>{title}</p>
      <TextInput
        className={classes.bannerField}
        type="search"
        role="searchbox"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value, pause)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') type(event.currentTarget.value, 0);
          if (event.key === 'Escape' && typed !== '') type('', 0);
        }}
        rightSection={
          typed === '' ? null : <CloseButton size="sm" aria-label={t('help.clear')} onClick={() => type('', 0)} />
        }
      />
      <p className={classes.found} role="status">
        {found === null ? '' : t(isNear ? 'help.near' : 'help.found', { count: found })}
      </p>
    </section>
  );
}

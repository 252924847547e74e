import '../../ui/mantine-styles.ts';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './help.module.css';

interface HelpSearchFieldProps {
  title: string;
  label: string;
  q: string;
  onSearch: (q: string) => void;
  /** How much was found; null where nothing is asked. */
  found: number | null;
}

const restMilliseconds = 200;

/** A banner with a field that searches while one types. */
export function HelpSearchField({ title, label, q, onSearch, found }: HelpSearchFieldProps) {
  const { t } = useTranslation();
  const { typed, type } = useTyped(q, onSearch);
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
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && typed !== '' && type('')}
        rightSection={
          typed === '' ? null : <CloseButton size="sm" aria-label={t('help.clear')} onClick={() => type('')} />
        }
      />
      <p className={classes.found} role="status">
        {found === null ? '' : t('help.found', { count: found })}
      </p>
    </section>
  );
}

/** What is typed shows at once, and is asked a moment later. */
function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        asked.current = value.trim();
        onSearch(asked.current);
      },
      value === '' ? 0 : restMilliseconds,
    );
  };
  return { typed, type };
}

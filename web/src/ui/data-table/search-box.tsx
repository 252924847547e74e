import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../use-latest.ts';
import { meet } from './own-questions.ts';
import classes from './toolbar.module.css';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

const pause = 200;

/** Searches while one types, once one stops for a moment. */
export function SearchBox({ label, value, onChange, inputRef }: SearchBoxProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedText(value, onChange);
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
        typed === '' ? null : (
          <CloseButton size="sm" aria-label={t('table.clearSearch')} onClick={() => setTyped('', 0)} />
        )
      }
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.currentTarget.value, pause)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setTyped(event.currentTarget.value, 0);
        if (event.key === 'Escape' && typed !== '') setTyped('', 0);
      }}
    />
  );
}

type SetTyped = (text: string, delay: number) => void;

/**
 * The text of the box, which is ahead of the list; when the list's search changes from elsewhere, the box follows. What the box has asked
 * for itself may still come while more is typed: it is never put back over that.
 */
function useTypedText(value: string, onChange: (value: string) => void): [string, SetTyped] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const sent = useRef<readonly string[]>([value]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(onChange);

  if (value !== known) {
    setKnown(value);
    const met = meet(sent.current, value);
    sent.current = met.sent;
    if (met.isFromElsewhere) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const type: SetTyped = (text, delay) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wanted = text.trim();
      sent.current = [...sent.current, wanted];
      latest.current(wanted);
    }, delay);
  };
  return [typed, type];
}

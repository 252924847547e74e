import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDayQuery } from '../day-words/find-day.queries.ts';
import { wholeDay } from '../day-words/whole-day.ts';
import { useFormat } from '../format.ts';
import { useLatest } from '../use-latest.ts';
import { readDay } from './read-day.ts';

interface TypedDayOptions {
  /** YYYY-MM-DD, or empty for none. */
  value: string;
  onChange: (day: string) => void;
  /** Whether no day is one to choose. */
  isOptional: boolean;
  /** No day before is one. */
  firstDay: string;
}

interface Typed {
  text: string;
  /** The day when it was typed, and what it made of it: when the day is another one, somebody else has changed it. */
  before: string;
  after: string;
  isUnread: boolean;
}

/**
 * The text of a day's field: as it was typed, until one leaves it and it is a day. Words for days are read a moment later, when they are
 * there.
 */
export function useTypedDay({ value, onChange, isOptional, firstDay }: TypedDayOptions) {
  const { language } = useTranslation().i18n;
  const format = useFormat();
  const readWords = useDayWords(language);
  const change = useLatest(onChange);
  const isInside = useRef(false);
  const latest = useRef('');
  const [typed, setTyped] = useState<Typed | null>(null);
  if (typed && value !== typed.before && value !== typed.after) setTyped(null);

  const read = (text: string) => {
    if (text.trim() === '') return isOptional || value === '' ? '' : null;
    return notBefore(firstDay, readDay(text, language));
  };
  const typeWords = async (text: string) => {
    const day = notBefore(firstDay, await readWords(text));
    if (day === null || latest.current !== text) return;
    setTyped(isInside.current ? { text, before: value, after: day, isUnread: false } : null);
    change.current(day);
  };
  return {
    text: typed?.text ?? (value === '' ? '' : format.day(value)),
    isUnread: typed?.isUnread ?? false,
    type: (text: string) => {
      const day = read(text);
      latest.current = text;
      setTyped({ text, before: value, after: day ?? value, isUnread: day === null });
      if (day === null) void typeWords(text);
      else onChange(day);
    },
    choose: (day: string) => {
      latest.current = '';
      setTyped(null);
      onChange(day);
    },
    enter: () => {
      isInside.current = true;
    },
    leave: () => {
      isInside.current = false;
      if (typed?.isUnread === false) setTyped(null);
    },
  };
}

function notBefore(firstDay: string, day: string | null): string | null {
  return day !== null && day >= firstDay ? day : null;
}

/** Reads the words of a language for days: null for what is none of them, and while they cannot be loaded. */
function useDayWords(language: string) {
  const client = useQueryClient();
  return async (text: string): Promise<string | null> => {
    if (text.trim() === '') return null;
    const findDay = await client.ensureQueryData(findDayQuery(language)).catch(() => null);
    return findDay && wholeDay(text, findDay);
  };
}

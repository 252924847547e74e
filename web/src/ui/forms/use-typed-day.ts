import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDayQuery } from '../day-words/find-day.queries.ts';
import { wholeDay } from '../day-words/whole-day.ts';
import { useLatest } from '../use-latest.ts';
import { readDay } from './read-day.ts';

interface TypedDayOptions {
  value: string;
  onChange: (day: string) => void;
  /** Whether no day is one to choose. */
  isOptional: boolean;
}

/** Whether what stands in a day's field is a day. Words for days are read a moment later, when they are there. */
export function useTypedDay({ value, onChange, isOptional }: TypedDayOptions) {
  const { language } = useTranslation().i18n;
  const client = useQueryClient();
  const text = useRef('');
  const change = useLatest(onChange);
  const [unread, setUnread] = useState<{ value: string } | null>(null);
  if (unread !== null && unread.value !== value) setUnread(null);
  const readWords = async (words: string) => {
    const findDay = await client.ensureQueryData(findDayQuery(language)).catch(() => null);
    const day = findDay && wholeDay(words, findDay);
    if (day === null || text.current !== words) return;
    setUnread(null);
    change.current(day);
  };
  return {
    isUnread: unread !== null,
    choose: (day: string) => {
      text.current = '';
      setUnread(null);
      onChange(day);
    },
    type: (next: string) => {
      text.current = next;
      const isEmpty = next.trim() === '';
      const isRead = isEmpty ? isOptional || value === '' : readDay(next, language) !== null;
      setUnread(isRead ? null : { value });
      if (!isRead && !isEmpty) void readWords(next);
    },
  };
}

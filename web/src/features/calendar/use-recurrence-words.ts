import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from '../../ui/first-day-of-week.ts';
import { useFormat } from '../../ui/format.ts';
import { recurrenceWords } from './recurrence-words.ts';

/** A Monday. */
const monday = Date.UTC(2026, 0, 5);

/** From Monday on. */
export function useWeekdayNames(width: 'short' | 'long'): readonly string[] {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, { weekday: width, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, index) => format.format(monday + index * 86_400_000));
  }, [i18n.language, width]);
}

export function useRecurrenceWords(): (rule: string, startDay: string) => string {
  const { t, i18n } = useTranslation();
  const { day, list } = useFormat();
  const names = useWeekdayNames('long');
  const firstDay = firstDayOfWeek(i18n.language);
  return useCallback(
    (rule, startDay) =>
      recurrenceWords(rule, startDay, { day, list, weekday: (index) => names[index] ?? '', firstDay }, t),
    [t, day, list, names, firstDay],
  );
}

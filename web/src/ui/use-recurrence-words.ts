import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from './first-day-of-week.ts';
import { useFormat } from './format.ts';
import { recurrenceWords } from './recurrence-words.ts';

export function useRecurrenceWords(): (rule: string, startDay: string | null) => string {
  const { t, i18n } = useTranslation();
  const { day, list, either, weekday, wholeMonth } = useFormat();
  const firstDay = firstDayOfWeek(i18n.language);
  return useCallback(
    (rule, startDay) =>
      recurrenceWords(
        rule,
        startDay,
        { day, list, either, weekday: (index) => weekday(index, 'long'), month: wholeMonth, firstDay },
        t,
      ),
    [t, day, list, either, weekday, wholeMonth, firstDay],
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const day = 1_440;

/** When one is reminded: "30 minutes before"; of whole days "on the day before, at 9:00". */
export function useReminderWords(): (minutes: number, isAllDay: boolean) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (minutes, isAllDay) => {
      if (isAllDay) return wordsOfDay(minutes);
      if (minutes === 0) return t('calendar.remind.atStart');
      if (minutes < 0) return t('calendar.remind.after', { count: -minutes });
      if (minutes % 10_080 === 0) return t('calendar.remind.weeks', { count: minutes / 10_080 });
      if (minutes % day === 0) return t('calendar.remind.days', { count: minutes / day });
      if (minutes % 60 === 0) return t('calendar.remind.hours', { count: minutes / 60 });
      return t('calendar.remind.minutes', { count: minutes });

      function wordsOfDay(before: number): string {
        const days = Math.ceil(before / day);
        const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' });
        const time = clock.format((days * day - before) * 60_000);
        return days <= 0
          ? t('calendar.remind.onDay', { time })
          : t('calendar.remind.daysBefore', { count: days, time });
      }
    },
    [t, i18n.language],
  );
}

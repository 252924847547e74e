import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface ChatFormat {
  /** Of a message: the time of day. */
  time: (moment: string) => string;
  /** Above the messages of a day: today, yesterday, or the day with its weekday. */
  day: (moment: string, now: Date) => string;
  /** In the list: the time if it is today, else the day. */
  short: (moment: string, now: Date) => string;
}

export function useChatFormat(): ChatFormat {
  const { i18n } = useTranslation();
  return useMemo(() => chatFormatOf(i18n.language), [i18n.language]);
}

export function chatFormatOf(language: string): ChatFormat {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const sameYear = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' });
  const anyYear = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const shortSameYear = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' });
  const shortAnyYear = new Intl.DateTimeFormat(language, { dateStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    time: (moment) => time.format(new Date(moment)),
    day(moment, now) {
      const date = new Date(moment);
      const daysAgo = Math.round((midnight(now) - midnight(date)) / 86_400_000);
      if (daysAgo === 0 || daysAgo === 1) return capitalised(relative.format(-daysAgo, 'day'), language);
      return (date.getFullYear() === now.getFullYear() ? sameYear : anyYear).format(date);
    },
    short(moment, now) {
      const date = new Date(moment);
      if (midnight(date) === midnight(now)) return time.format(date);
      return (date.getFullYear() === now.getFullYear() ? shortSameYear : shortAnyYear).format(date);
    },
  };
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function capitalised(text: string, language: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

import { useTranslation } from 'react-i18next';
import { perLanguage } from '../../ui/per-language.ts';
import { dayAt, useAccountZone } from '../../ui/zone-clock.ts';

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
  const zone = useAccountZone();
  return chatFormatOf(i18n.language, zone);
}

export const chatFormatOf = perLanguage((language, timeZone: string): ChatFormat => {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...options, timeZone });
  const time = format({ timeStyle: 'short' });
  const sameYear = format({ weekday: 'long', month: 'long', day: 'numeric' });
  const anyYear = format({ dateStyle: 'full' });
  const shortSameYear = format({ month: 'short', day: 'numeric' });
  const shortAnyYear = format({ dateStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const dayOf = (date: Date) => dayAt(timeZone, date.getTime());
  return {
    time: (moment) => time.format(new Date(moment)),
    day(moment, now) {
      const date = new Date(moment);
      const [day, today] = [dayOf(date), dayOf(now)];
      const daysAgo = (Date.parse(today) - Date.parse(day)) / 86_400_000;
      if (daysAgo === 0 || daysAgo === 1) return capitalised(relative.format(-daysAgo, 'day'), language);
      return (isSameYear(day, today) ? sameYear : anyYear).format(date);
    },
    short(moment, now) {
      const date = new Date(moment);
      const [day, today] = [dayOf(date), dayOf(now)];
      if (day === today) return time.format(date);
      return (isSameYear(day, today) ? shortSameYear : shortAnyYear).format(date);
    },
  };
});

function isSameYear(day: string, other: string): boolean {
  return day.slice(0, 4) === other.slice(0, 4);
}

function capitalised(text: string, language: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

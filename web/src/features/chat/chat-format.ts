import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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
  return useMemo(() => chatFormatOf(i18n.language, zone), [i18n.language, zone]);
}

export function chatFormatOf(language: string, timeZone: string): ChatFormat {
  const at = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...options, timeZone });
  const time = at({ timeStyle: 'short' });
  const sameYear = at({ weekday: 'long', month: 'long', day: 'numeric' });
  const anyYear = at({ dateStyle: 'full' });
  const shortSameYear = at({ month: 'short', day: 'numeric' });
  const shortAnyYear = at({ dateStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const dayOf = (moment: Date) => dayAt(timeZone, moment.getTime());
  const isSameYear = (one: Date, other: Date) => dayOf(one).slice(0, 4) === dayOf(other).slice(0, 4);
  return {
    time: (moment) => time.format(new Date(moment)),
    day(moment, now) {
      const date = new Date(moment);
      const daysAgo = (Date.parse(dayOf(now)) - Date.parse(dayOf(date))) / 86_400_000;
      if (daysAgo === 0 || daysAgo === 1) return capitalised(relative.format(-daysAgo, 'day'), language);
      return (isSameYear(date, now) ? sameYear : anyYear).format(date);
    },
    short(moment, now) {
      const date = new Date(moment);
      if (dayOf(date) === dayOf(now)) return time.format(date);
      return (isSameYear(date, now) ? shortSameYear : shortAnyYear).format(date);
    },
  };
}

function capitalised(text: string, language: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

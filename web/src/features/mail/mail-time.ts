import { useTranslation } from 'react-i18next';
import { perLanguage } from '../../ui/per-language.ts';
import { dayAt, todayIn, useAccountZone } from '../../ui/zone-clock.ts';

/** When a mail came, as briefly as it can be said: the time of today, the day of this year, the date. */
export function useMailTime(): (moment: string) => string {
  const { i18n } = useTranslation();
  return mailTimeOf(i18n.language, useAccountZone());
}

const mailTimeOf = perLanguage((language, timeZone: string) => {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  const dayOfYear = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone });
  return (moment: string) => {
    const sent = Date.parse(moment);
    const [day, today] = [dayAt(timeZone, sent), todayIn(timeZone)];
    if (day === today) return time.format(sent);
    return (day.slice(0, 4) === today.slice(0, 4) ? dayOfYear : date).format(sent);
  };
});

/** When a mail comes back: the time of today, or the day too. */
export function useComingTime(): (moment: string) => string {
  const { i18n } = useTranslation();
  return comingTimeOf(i18n.language, useAccountZone());
}

const comingTimeOf = perLanguage((language, timeZone: string) => {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const dayAndTime = new Intl.DateTimeFormat(language, { ...parts, timeZone });
  return (moment: string) => {
    const comes = Date.parse(moment);
    return (dayAt(timeZone, comes) === todayIn(timeZone) ? time : dayAndTime).format(comes);
  };
});

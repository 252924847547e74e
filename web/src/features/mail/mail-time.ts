import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAt, todayIn, useAccountZone } from '../../ui/zone-clock.ts';

/** When a mail came, as briefly as it can be said: the time of today, the day of this year, the date. */
export function useMailTime(): (moment: string) => string {
  const { i18n } = useTranslation();
  const timeZone = useAccountZone();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone });
    const dayOfYear = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone });
    const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeZone });
    return (moment) => {
      const sent = Date.parse(moment);
      const [day, today] = [dayAt(timeZone, sent), todayIn(timeZone)];
      if (day === today) return time.format(sent);
      return (day.slice(0, 4) === today.slice(0, 4) ? dayOfYear : date).format(sent);
    };
  }, [i18n.language, timeZone]);
}

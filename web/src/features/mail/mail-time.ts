import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAt, useAccountZone } from '../../ui/zone-clock.ts';

/** When a mail came, as briefly as it can be said: the time of today, the day of this year, the date. */
export function useMailTime(): (moment: string) => string {
  const { i18n } = useTranslation();
  const timeZone = useAccountZone();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone });
    const day = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone });
    const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeZone });
    return (moment) => {
      const [sent, today] = [dayAt(timeZone, Date.parse(moment)), dayAt(timeZone, Date.now())];
      if (sent === today) return time.format(new Date(moment));
      return (sent.slice(0, 4) === today.slice(0, 4) ? day : date).format(new Date(moment));
    };
  }, [i18n.language, timeZone]);
}

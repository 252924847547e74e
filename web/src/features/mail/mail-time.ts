import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** When a mail came, as briefly as it can be said: the time of today, the day of this year, the date. */
export function useMailTime(): (moment: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric' });
    const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short' });
    return (moment) => {
      const sent = new Date(moment);
      const now = new Date();
      if (sent.toDateString() === now.toDateString()) return time.format(sent);
      return (sent.getFullYear() === now.getFullYear() ? day : date).format(sent);
    };
  }, [i18n.language]);
}

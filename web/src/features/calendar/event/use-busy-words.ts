import type { BusyTime } from '@atrium/contract/busy-times';
import { useTranslation } from 'react-i18next';
import { useCalendarFormat } from '../use-calendar-format.ts';
import type { Freedom } from './use-busy-times.ts';

interface BusyWords {
  when: (time: BusyTime) => string;
  freedom: (freedom: Freedom) => string;
}

/** Whether somebody has time, in words: by the clocks of a zone. */
export function useBusyWords(zone: string): BusyWords {
  const { t } = useTranslation();
  const { hours, days } = useCalendarFormat(zone);
  const when = ({ start, end, allDay }: BusyTime) =>
    allDay ? days(start, end) : hours(Date.parse(start), Date.parse(end));
  return {
    when,
    freedom: (freedom) =>
      typeof freedom === 'string' ? t(`calendar.busy.${freedom}`) : t('calendar.busy.busy', { when: when(freedom) }),
  };
}

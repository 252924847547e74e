import type { ImportedEvent } from '@atrium/contract/calendar-files';
import { useTranslation } from 'react-i18next';
import { perLanguage } from '../ui/per-language.ts';
import { useAccountZone } from '../ui/zone-clock.ts';

type Times = Pick<ImportedEvent, 'start' | 'end' | 'allDay'>;

/** When something is: whole days as they are called, hours by the clocks of the account. */
export function useEventTime(): (event: Times) => string {
  const { i18n } = useTranslation();
  return eventTimeOf(i18n.language, useAccountZone());
}

const eventTimeOf = perLanguage((language, timeZone: string) => {
  const day = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
  const days = new Intl.DateTimeFormat(language, { ...day, timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit', timeZone });
  return ({ start, end, allDay }: Times) =>
    (allDay ? days : hours).formatRange(Date.parse(start), Math.max(Date.parse(start), Date.parse(end)));
});

import { type CalendarSettings, readCalendarSettings, setCalendarSettings } from '@atrium/contract/calendar-settings';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';

export const calendarSettingsQuery = queryOptions({
  queryKey: ['calendar-settings'],
  queryFn: async ({ signal }) => (await call(readCalendarSettings, {}, { signal })).settings,
});

export function useSetCalendarSettings() {
  const { t } = useTranslation();
  return useCommand({
    ask: (settings: Partial<CalendarSettings>) => call(setCalendarSettings, { body: { settings } }),
    said: () => t('calendar.settings.saved'),
    touches: ['calendar-settings'],
  });
}

import { type CalendarSettings, calendarSettingsAtFirst } from '@atrium/contract/calendar-settings';
import { useQuery } from '@tanstack/react-query';
import { calendarSettingsQuery } from './calendar-settings.queries.ts';

/** What the account has set; until that is known, or where it cannot be learnt, what is set at first. */
export function useCalendarSettings(): CalendarSettings {
  return useQuery(calendarSettingsQuery).data ?? calendarSettingsAtFirst;
}

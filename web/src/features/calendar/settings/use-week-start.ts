import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from '../../../ui/first-day-of-week.ts';
import { useCalendarSettings } from './use-calendar-settings.ts';

/** With which day weeks begin; Sunday is 0. */
export type WeekStart = ReturnType<typeof firstDayOfWeek>;

const weekStarts = { MO: 1, SA: 6, SU: 0 } as const;

/** As one has chosen, or as the language has it. */
export function weekStartOf({ firstWeekday }: Pick<CalendarSettings, 'firstWeekday'>, language: string): WeekStart {
  return firstWeekday === 'language' ? firstDayOfWeek(language) : weekStarts[firstWeekday];
}

export function useWeekStart(): WeekStart {
  const { i18n } = useTranslation();
  return weekStartOf(useCalendarSettings(), i18n.language);
}

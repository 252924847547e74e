import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../backend/query-client.ts';
import { CalendarPage } from '../../../features/calendar/calendar-page.tsx';
import { calendarSettingsQuery } from '../../../features/calendar/settings/calendar-settings.queries.ts';
import { requireAbility } from '../../../session/guards.ts';
import { eventKindsQuery } from '../../../ui/event-kinds.ts';

export const Route = createFileRoute('/_shell/apps/calendar')({
  staticData: { titleKey: 'calendar.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Calendar'),
  loader: () => {
    void queryClient.prefetchQuery(calendarSettingsQuery);
    void queryClient.prefetchQuery(eventKindsQuery);
  },
  component: CalendarPage,
});

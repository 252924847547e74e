import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '../../../features/calendar/calendar-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/calendar')({
  staticData: { titleKey: 'calendar.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Calendar'),
  component: CalendarPage,
});

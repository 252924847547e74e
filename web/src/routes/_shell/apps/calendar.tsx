import { createFileRoute, redirect } from '@tanstack/react-router';
import { CalendarPage } from '../../../features/calendar/calendar-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/calendar')({
  staticData: { titleKey: 'calendar.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: async ({ cause, search }) => {
    await requireAbility('read', 'Calendar');
    // Within the calendar, the way back leads to what was shown before.
    if (cause !== 'enter') return;
    const choices = (await import('../../../features/calendar/kept-choices.ts')).choicesFor(search);
    if (choices) throw redirect({ to: '.', search: { ...search, ...choices }, replace: true });
  },
  component: CalendarPage,
});

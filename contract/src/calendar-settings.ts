import * as z from 'zod/mini';
import { reminderList } from './calendar.ts';
import { route } from './route.ts';
import { id } from './text.ts';

/**
 * The reminders that new events get, and those that one is invited to: minutes before they begin. `showsBusyTimes` is whether others learn
 * when one is busy.
 */
export const CalendarSettings = z.object({
  reminders: reminderList(),
  allDayReminders: reminderList(),
  showsBusyTimes: z.boolean(),
});
export type CalendarSettings = z.infer<typeof CalendarSettings>;

export const readCalendarSettings = route({
  name: 'readCalendarSettings',
  method: 'GET',
  path: '/api/v1/calendar-settings',
  summary: 'The reminders that new events of this account get, and whether others learn when it is busy.',
  access: { action: 'read', subject: 'Calendar' },
  status: 200,
  response: z.object({ settings: CalendarSettings }),
});

export const setCalendarSettings = route({
  name: 'setCalendarSettings',
  method: 'PUT',
  path: '/api/v1/calendar-settings',
  summary:
    'Change the reminders that new events get, and whether others learn when one is busy; events that there are keep their reminders.',
  access: { action: 'update', subject: 'Calendar' },
  body: z.object({ settings: z.partial(CalendarSettings) }),
  status: 200,
  response: z.object({ settings: CalendarSettings, changeId: z.nullable(id()) }),
});

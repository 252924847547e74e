import * as z from 'zod/mini';
import { reminderList } from './calendar.ts';
import { weekdays } from './recurrence-rule.ts';
import { route } from './route.ts';
import { id, wordOf } from './text.ts';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** `language`: as weeks begin where the language is spoken. */
export const firstWeekdays = ['language', 'MO', 'SA', 'SU'] as const;

/** `last`: as the calendar was looked at the last time, in each browser for itself. */
export const defaultViews = ['last', ...calendarViews] as const;

/** How long new events may be, in minutes. */
export const eventLengths = [15, 30, 45, 60, 90, 120] as const;

const clock = () =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time of the day, in hours and minutes.'));

/** When one works: `from` and `until` are times of the account's clocks, HH:MM, the same on all of these days. */
export const WorkingHours = z
  .object({
    weekdays: z.array(z.enum(weekdays)).check(
      z.minLength(1, 'Choose at least one day.'),
      z.maxLength(7, 'A week has seven days.'),
      z.refine((names) => new Set(names).size === names.length, 'Name each day once.'),
    ),
    from: clock(),
    until: clock(),
  })
  .check(
    z.refine(({ from, until }) => until > from, { path: ['until'], error: 'The working hours end before they begin.' }),
  );
export type WorkingHours = z.infer<typeof WorkingHours>;

/**
 * How the calendar of an account is shown, on every device, and what new events get. `reminders` are those of new events, and of those that
 * one is invited to: minutes before they begin. `showsBusyTimes` is whether others learn when one is busy. `eventMinutes` is how long new
 * events are. `workingHours` is null for who has not said any. Weeks are numbered by ISO 8601 where they begin on Monday; where they begin on
 * another day, the first is the one with 1 January.
 */
export const CalendarSettings = z.object({
  reminders: reminderList(),
  allDayReminders: reminderList(),
  showsBusyTimes: z.boolean(),
  firstWeekday: wordOf(firstWeekdays),
  defaultView: wordOf(defaultViews),
  eventMinutes: z.literal(eventLengths, 'Choose one of the lengths that there are.'),
  workingHours: z.nullable(WorkingHours),
  showsWeekNumbers: z.boolean(),
});
export type CalendarSettings = z.infer<typeof CalendarSettings>;

/** Until an account says otherwise. */
export const calendarSettingsAtFirst: CalendarSettings = {
  reminders: [10],
  allDayReminders: [],
  showsBusyTimes: true,
  firstWeekday: 'language',
  defaultView: 'last',
  eventMinutes: 60,
  workingHours: null,
  showsWeekNumbers: false,
};

export const readCalendarSettings = route({
  name: 'readCalendarSettings',
  method: 'GET',
  path: '/api/v1/calendar-settings',
  summary: 'How the calendar of this account is shown, what new events get, and whether others learn when it is busy.',
  access: { action: 'read', subject: 'Calendar' },
  status: 200,
  response: z.object({ settings: CalendarSettings }),
});

export const setCalendarSettings = route({
  name: 'setCalendarSettings',
  method: 'PUT',
  path: '/api/v1/calendar-settings',
  summary:
    'Change how the calendar is shown, what new events get, and whether others learn when one is busy; events that there are stay as they are.',
  access: { action: 'update', subject: 'Calendar' },
  body: z.object({ settings: z.partial(CalendarSettings) }),
  status: 200,
  response: z.object({ settings: CalendarSettings, changeId: z.nullable(id()) }),
});

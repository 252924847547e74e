import type { Migration } from '../migrate.ts';

/**
 * How an account wants to see its calendar, and how long its new events are; and what guests say with their answers. What was kept until now
 * says nothing of that.
 */
export const calendarView: Migration = {
  name: '0099-calendar-view',
  statements: () => [
    `alter table calendar_settings add column first_weekday text not null default 'language'`,
    `alter table calendar_settings add column default_view text not null default 'last'`,
    'alter table calendar_settings add column event_minutes integer not null default 60',
    // JSON, with days, beginning and end: it is set as a whole, and nobody is looked for by it.
    'alter table calendar_settings add column working_hours text',
    'alter table calendar_settings add column shows_week_numbers integer not null default 0',
    `alter table event_guests add column answer_note text not null default ''`,
  ],
};

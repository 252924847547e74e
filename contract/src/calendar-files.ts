import * as z from 'zod/mini';
import { EventKind, GuestAnswer } from './calendar.ts';
import { timeZone } from './given-zone.ts';
import { route } from './route.ts';
import { SecretAddress } from './secret-addresses.ts';
import { anyOfParameter, id, idParameter, text } from './text.ts';

export const mostCalendarFileBytes = 2_000_000;

/** A file holds at most this many events; what is beyond is left out, and said so. */
export const mostImportedEvents = 1_000;

/** An event of a file, and what importing it does: `same` is there already as it is, `cancel` is there and will be cancelled. `id` is that of one that is there. */
export const ImportedEvent = z.object({
  id: z.nullable(id()),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  recurrence: z.nullable(z.string()),
  calendar: EventKind,
  guests: z.int(),
  does: z.enum(['add', 'update', 'same', 'cancel']),
});
export type ImportedEvent = z.infer<typeof ImportedEvent>;

/** What is wrong with a component of a file: the number of its VEVENT, from 1; null for the whole file. What is left out is not imported. */
export const ImportProblem = z.object({
  component: z.nullable(z.int()),
  title: z.string(),
  message: z.string(),
  isLeftOut: z.boolean(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What a guest without an account answers (METHOD:REPLY) to an event that is here: `title` is what that is called. `note` is empty for none. */
export const FileAnswer = z.object({ title: z.string(), name: z.string(), answer: GuestAnswer, note: z.string() });
export type FileAnswer = z.infer<typeof FileAnswer>;

/** An event that a file asks one to come to (METHOD:REQUEST). `id` is that of one that is there, `answer` and `note` what one has said to it. `from` is the name of who invites, or their address. */
export const FileInvitation = z.object({
  id: z.nullable(id()),
  title: z.string(),
  from: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  location: z.string(),
  answer: GuestAnswer,
  note: z.string(),
});
export type FileInvitation = z.infer<typeof FileInvitation>;

const counts = { added: z.int(), updated: z.int(), unchanged: z.int() };
export const calendarFile = { media: ['text/calendar'], mostBytes: mostCalendarFileBytes } as const;
/** What a file may leave open: the kind of its events, and the zone of times without one. */
export const importOptions = {
  calendar: z._default(EventKind, 'Business'),
  timeZone: z._default(timeZone(), 'UTC'),
};
const importQuery = z.object(importOptions);

/** What one says to an invitation that a file brings, and with it. */
export const answeringOptions = {
  answer: z.optional(z.enum(['accepted', 'tentative', 'declined'])),
  note: z.optional(text(500)),
};

export const ImportAnswer = z.object({
  ...counts,
  problems: z.array(ImportProblem),
  changeId: z.nullable(id()),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

export const previewImport = route({
  name: 'previewImport',
  method: 'POST',
  path: '/api/v1/calendar-import/preview',
  summary:
    'What importing a calendar file (text/calendar, 2 MB at most) would do, and what is wrong with it. Nothing is changed. `events` and `answers` are the first 200.',
  access: { action: 'create', subject: 'Calendar' },
  records: false,
  query: importQuery,
  upload: calendarFile,
  status: 200,
  response: z.object({
    ...counts,
    events: z.array(ImportedEvent),
    answers: z.array(FileAnswer),
    invitation: z.nullable(FileInvitation),
    problems: z.array(ImportProblem),
  }),
});

export const importCalendar = route({
  name: 'importCalendar',
  method: 'POST',
  path: '/api/v1/calendar-import',
  summary:
    'Import the events of a calendar file (text/calendar, 2 MB at most). One that is there already, by its UID, is changed, or cancelled where the file says so (METHOD:CANCEL) and somebody else organises it. Attendees become guests by name and address: nobody is invited. `changeId` undoes all of it; null when nothing was changed.',
  access: { action: 'create', subject: 'Calendar' },
  query: importQuery,
  upload: calendarFile,
  status: 200,
  response: ImportAnswer,
});

export const exportCalendar = route({
  name: 'exportCalendar',
  method: 'GET',
  path: '/api/v1/calendar-export',
  summary: "All of one's own events as a calendar file, or those of some kinds.",
  access: { action: 'read', subject: 'Calendar' },
  query: z.object({ calendars: z.optional(anyOfParameter(EventKind)) }),
  status: 200,
  response: { media: 'text/calendar' },
});

export const exportEvent = route({
  name: 'exportEvent',
  method: 'GET',
  path: '/api/v1/events/{id}/export',
  summary: 'One event as a calendar file: one of one’s own, or one that one is invited to.',
  access: { action: 'read', subject: 'Calendar' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: { media: 'text/calendar' },
});

export const getCalendarFeed = route({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/api/v1/calendar-feed',
  summary: 'Whether there is a secret address of one’s calendar, and since when.',
  access: { action: 'read', subject: 'Calendar' },
  isInPerson: true,
  status: 200,
  response: z.object({ feed: z.nullable(SecretAddress) }),
});

export const renewCalendarFeed = route({
  name: 'renewCalendarFeed',
  method: 'POST',
  path: '/api/v1/calendar-feed',
  summary:
    'Make a secret address of one’s calendar. An earlier one stops working. `address` is told this once: only a hash of it is kept.',
  access: { action: 'update', subject: 'Calendar' },
  isInPerson: true,
  status: 201,
  response: z.object({ feed: SecretAddress, address: z.string() }),
});

export const revokeCalendarFeed = route({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/api/v1/calendar-feed',
  summary: 'Make the secret address stop working.',
  access: { action: 'update', subject: 'Calendar' },
  status: 200,
  response: z.object({}),
});

export const readCalendarFeed = route({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/api/v1/calendar-feeds/{token}',
  summary:
    'A calendar by its secret address (`{token}.ics` or without the ending): what ended in the last year, goes on or is to come, one’s own and what one is invited to: the nearest 2,000, what is to come first. With `If-None-Match` it is sent only when it has changed.',
  access: 'public',
  parameters: z.object({ token: z.string().check(z.maxLength(100)) }),
  isConditional: true,
  status: 200,
  response: { media: 'text/calendar' },
});

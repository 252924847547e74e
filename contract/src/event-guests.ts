import * as z from 'zod/mini';
import { CalendarEvent, reminderList } from './calendar.ts';
import { documentLanguages } from './document-languages.ts';
import { route } from './route.ts';
import { id, idParameter, text, wordOf } from './text.ts';

/** An account that may be invited. */
export const GuestChoice = z.object({
  accountId: id(),
  name: z.string(),
  username: z.string(),
  avatar: z.string(),
});
export type GuestChoice = z.infer<typeof GuestChoice>;

/** The longest note to an answer, in characters. */
export const longestNote = 500;

/**
 * What may be said to an invitation, and taken back again. Without a `note` the one that was given stays; an answer that is taken back takes
 * it along.
 */
export const AnswerInput = z.object({
  answer: z.enum(['accepted', 'tentative', 'declined', 'waiting']),
  note: z.optional(text(longestNote)),
});
export type AnswerInput = z.infer<typeof AnswerInput>;

const ownPart = { parameters: z.object({ id: idParameter() }), status: 200 } as const;

export const listGuestChoices = route({
  name: 'listGuestChoices',
  method: 'GET',
  path: '/api/v1/event-guests',
  summary: 'The accounts that may be invited, by name, the first 50; with `q`, those whose names hold it.',
  access: { action: 'read', subject: 'Calendar' },
  query: z.object({ q: z._default(text(100), '') }),
  status: 200,
  response: z.object({ guests: z.array(GuestChoice) }),
});

export const answerEvent = route({
  name: 'answerEvent',
  method: 'PUT',
  path: '/api/v1/events/{id}/answer',
  summary:
    'Say whether one comes to an event that one is invited to, all of its occurrences, with a note for who invites if one wants. `changeId` is null when one has said so already.',
  access: { action: 'update', subject: 'Calendar' },
  ...ownPart,
  body: AnswerInput,
  response: z.object({ event: CalendarEvent, changeId: z.nullable(id()) }),
});

export const setOwnReminders = route({
  name: 'setOwnReminders',
  method: 'PUT',
  path: '/api/v1/events/{id}/reminders',
  summary:
    "Set one's own reminders of an event, one's own or one that one is invited to: minutes before each occurrence begins, at most five.",
  access: { action: 'update', subject: 'Calendar' },
  ...ownPart,
  body: z.object({ reminders: reminderList() }),
  response: z.object({ event: CalendarEvent, changeId: z.nullable(id()) }),
});

export const sendInvitations = route({
  name: 'sendInvitations',
  method: 'POST',
  path: '/api/v1/events/{id}/invitations',
  summary:
    'Write to the guests without an account who have an address: what it is about, with a calendar file that their own calendar takes; of an event that is cancelled, that it is. Each guest gets a message of their own.',
  access: { action: 'update', subject: 'Calendar' },
  ...ownPart,
  body: z.object({
    message: z._default(text(2_000), ''),
    language: z.optional(wordOf(documentLanguages)),
  }),
  response: z.object({ sentTo: z.array(z.string()) }),
});

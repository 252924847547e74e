import * as z from 'zod/mini';
import { CalendarEvent, dayOrMomentInput } from './calendar.ts';
import { answeringOptions, calendarFile, ImportAnswer, importOptions } from './calendar-files.ts';
import { timeZone } from './given-zone.ts';
import { route } from './route.ts';
import { Task } from './tasks.ts';
import { id, idempotencyKey, idParameter, moment, numberParameter } from './text.ts';

/** What can be linked with something else. */
export const linkables = ['chat-message', 'contact', 'event', 'invoice', 'mail', 'task'] as const;
export const Linkable = z.enum(linkables);
export type Linkable = z.infer<typeof Linkable>;

/** One thing among all that can be linked. */
export const Linked = z.object({ entity: Linkable, id: numberParameter(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)) });
export type Linked = z.infer<typeof Linked>;

/**
 * A thing that the one asked about is linked with, from either side. `title` is what it is called, or was called when the link was made if it is
 * not there any more (`exists`).
 */
export const Link = z.object({
  id: id(),
  entity: Linkable,
  entityId: id(),
  title: z.string(),
  exists: z.boolean(),
  createdAt: moment(),
});
export type Link = z.infer<typeof Link>;

/** The newest links of a thing; nobody reads more of them at once. */
export const linkLimit = 100;

export const listLinks = route({
  name: 'listLinks',
  method: 'GET',
  path: '/api/v1/links',
  summary:
    'What one has linked this thing with, from either side, the newest first: the first 100. Only of what one may read, and only with that.',
  access: { action: 'read', subject: 'Auth' },
  query: z.object({ entity: Linkable, id: idParameter() }),
  status: 200,
  response: z.object({ links: z.array(Link) }),
});

export const makeTaskFrom = route({
  name: 'makeTaskFrom',
  method: 'POST',
  path: '/api/v1/links/tasks',
  summary:
    'Add a task that has its title and its description from something else, and link the two. One undo takes both back.',
  access: { action: 'create', subject: 'Task' },
  body: z.object({ from: Linked, ...idempotencyKey }),
  status: 201,
  response: z.object({ task: Task, changeId: id() }),
});

export const makeEventFrom = route({
  name: 'makeEventFrom',
  method: 'POST',
  path: '/api/v1/links/events',
  summary:
    'Add an event that has its title and its description from something else, and link the two. It takes one hour, from `start` or from the next full hour by the clocks of `timeZone`; where `start` is a day, it is on that whole day. One undo takes both back.',
  access: { action: 'create', subject: 'Calendar' },
  body: z.object({ from: Linked, timeZone: timeZone(), start: z.optional(dayOrMomentInput()), ...idempotencyKey }),
  status: 201,
  response: z.object({ event: CalendarEvent, changeId: id() }),
});

export const addEventsFrom = route({
  name: 'addEventsFrom',
  method: 'POST',
  path: '/api/v1/links/calendar-files',
  summary:
    'Import a calendar file that came with something, as `importCalendar` does, and link with that what was added or changed: `events`, the first 100. With an `answer`, that is what one says to who invites to them by mail, who hears of it half a minute later unless it was undone by then. One undo takes all of it back.',
  access: { action: 'create', subject: 'Calendar' },
  query: z.object({ entity: Linkable, id: idParameter(), ...importOptions, ...answeringOptions }),
  upload: calendarFile,
  status: 200,
  response: z.object({ ...ImportAnswer.shape, events: z.array(z.object({ id: id(), title: z.string() })) }),
});

export const removeLink = route({
  name: 'removeLink',
  method: 'DELETE',
  path: '/api/v1/links/{id}',
  summary: 'Take two things apart; both stay what they are.',
  access: { action: 'read', subject: 'Auth' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});

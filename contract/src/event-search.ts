import * as z from 'zod/mini';
import { CalendarEvent, EventKind } from './calendar.ts';
import { route } from './route.ts';
import { anyOfParameter, requiredText } from './text.ts';

/** Most matches to come, and most that are past. */
export const searchLimit = 50;

export const searchEvents = route({
  name: 'searchEvents',
  method: 'GET',
  path: '/api/v1/event-search',
  summary:
    "One's own events and those that one is invited to whose title, place, description or guests hold every word of `q`: the next 50, and the last 50 that are past, the nearest first. One that repeats stands for its next occurrence, or its last.",
  access: { action: 'read', subject: 'Calendar' },
  query: z.object({ q: requiredText(100), calendars: z.optional(anyOfParameter(EventKind)) }),
  status: 200,
  response: z.object({ upcoming: z.array(CalendarEvent), past: z.array(CalendarEvent) }),
});

import * as z from 'zod/mini';
import { EventKind, eventKinds, OwnKindKey } from './calendar.ts';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, requiredLine } from './text.ts';

/** What the five are called, in each language of the house: no kind of one's own is called so too. */
export const givenKindNames: readonly string[] = [
  ...eventKinds,
  'Other',
  ...['Persönlich', 'Geschäftlich', 'Familie', 'Feiertag', 'Sonstiges'],
  ...['Personnel', 'Professionnel', 'Famille', 'Jour férié', 'Autre'],
  ...['Pessoal', 'Trabalho', 'Família', 'Feriado', 'Outros'],
  ...['شخصي', 'عمل', 'عائلة', 'عطلة', 'أخرى'],
];

export const mostOwnKinds = 20;

/** The five have none of these colours. */
export const eventKindColors = ['violet', 'plum', 'rose', 'brown', 'olive', 'teal', 'neutral'] as const;
export const EventKindColor = z.enum(eventKindColors);
export type EventKindColor = z.infer<typeof EventKindColor>;

/** A kind that an account made for its own events. Whoever is invited to one sees it as `ETC`. */
export const OwnEventKind = z.object({ id: id(), key: OwnKindKey, name: z.string(), color: EventKindColor });
export type OwnEventKind = z.infer<typeof OwnEventKind>;

const name = requiredLine(40);

export const NewEventKind = z.object({ name, color: z._default(EventKindColor, 'neutral') });
export type NewEventKind = z.infer<typeof NewEventKind>;

export const EventKindChanges = z.partial(z.object({ name, color: EventKindColor }));
export type EventKindChanges = z.infer<typeof EventKindChanges>;

const oneKind = { parameters: z.object({ id: idParameter() }) };
const example = { name: 'Regattas', color: 'teal' } as const;

export const listEventKinds = route({
  name: 'listEventKinds',
  method: 'GET',
  path: '/api/v1/event-kinds',
  summary: "One's own kinds, in the order of their names. The five that every account has are not among them.",
  access: { action: 'read', subject: 'Calendar' },
  status: 200,
  response: z.object({ kinds: z.array(OwnEventKind) }),
});

export const addEventKind = route({
  name: 'addEventKind',
  method: 'POST',
  path: '/api/v1/event-kinds',
  summary:
    'Make a kind of one’s own. Events and lists name it by its `key`. No two are called alike, whatever their case and accents, and none as one of the five is, in any language of the interface.',
  access: { action: 'create', subject: 'Calendar' },
  body: z.object({ ...NewEventKind.shape, ...idempotencyKey }),
  example,
  status: 201,
  response: z.object({ kind: OwnEventKind, changeId: id() }),
});

export const updateEventKind = route({
  name: 'updateEventKind',
  method: 'PATCH',
  path: '/api/v1/event-kinds/{id}',
  summary: 'Call a kind something else, or give it another colour. `changeId` is null when it is so already.',
  access: { action: 'update', subject: 'Calendar' },
  ...oneKind,
  body: EventKindChanges,
  example,
  status: 200,
  response: z.object({ kind: OwnEventKind, changeId: z.nullable(id()) }),
});

export const deleteEventKind = route({
  name: 'deleteEventKind',
  method: 'DELETE',
  path: '/api/v1/event-kinds/{id}',
  summary:
    'Delete a kind. Its events go to `moveTo`; `moved` is how many. Undo brings it back, with those that are still there.',
  access: { action: 'delete', subject: 'Calendar' },
  ...oneKind,
  query: z.object({ moveTo: z._default(EventKind, 'ETC') }),
  status: 200,
  response: z.object({ moved: z.int(), changeId: id() }),
});

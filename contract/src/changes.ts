import * as z from 'zod/mini';
import { listParameters, tableFormat, tableWording, workbookMedia } from './lists.ts';
import { route } from './route.ts';
import { daySpan, id, idParameter, moment, numberParameter, text } from './text.ts';

export const entities = [
  'account',
  'session',
  'api-key',
  'user',
  'message',
  'saved-view',
  'permission',
  'role',
  'chat-message',
  'chat-reaction',
  'conversation',
  'chat-contact',
  'chat-group',
  'chat-report',
  'task',
  'task-comment',
  'task-tag',
  'event',
  'event-kind',
  'calendar-settings',
  'calendar-feed',
  'mail',
  'bookmark',
  'account-settings',
  'profile',
  'profile-post',
  'profile-comment',
  'profile-reaction',
  'invoice',
  'credit-note',
  'invoice-batch',
  'invoice-series',
  'invoice-reminders',
  'exchange-rates',
  'custom-fields',
  'invoice-settings',
  'quote',
  'document-link',
  'client',
  'employee',
  'product',
  'product-category',
  'cart-item',
  'wishlist-item',
  'order',
  'order-note',
  'address',
  'coupon',
  'cart-coupon',
  'cart-delivery',
  'shop-settings',
  'delivery-method',
  'file',
  'link',
  'contact',
  'trusted-sender',
  'mail-label',
  'mail-rule',
  'notification',
  'article',
  'help-section',
  'article-vote',
  'help-search',
  'account-plan',
  'blog-post',
  'blog-comment',
  'blog-bookmark',
  'blog-feed',
  'waitlist-entry',
] as const;
export const Entity = z.enum(entities);
export type Entity = z.infer<typeof Entity>;

/** Records outlive what they are of: they may name an entity that was here once. */
const recordedEntity = () => z.string();

export function isEntity(name: string): name is Entity {
  return entities.some((entity) => entity === name);
}

/** What one account has for itself: nobody else takes its changes back or reads them, an administrator neither, but what was reported to them. */
export const privateEntities: readonly Entity[] = [
  'saved-view',
  'chat-message',
  'chat-reaction',
  'conversation',
  'chat-contact',
  'chat-group',
  'chat-report',
  'task',
  'task-comment',
  'task-tag',
  'event',
  'event-kind',
  'calendar-settings',
  'calendar-feed',
  'mail',
  'bookmark',
  'account-settings',
  'cart-item',
  'wishlist-item',
  'address',
  'cart-coupon',
  'cart-delivery',
  'file',
  'link',
  'contact',
  'trusted-sender',
  'mail-label',
  'mail-rule',
  'notification',
  'article-vote',
  'account-plan',
  'blog-bookmark',
  'blog-feed',
  'invoice-batch',
];

export const changeActions = ['create', 'update', 'delete'] as const;
export type ChangeAction = (typeof changeActions)[number];

const Snapshot = z.nullable(z.record(z.string(), z.unknown()));

/** One record of what was done. `before` is null for what was made or brought back, `after` for what was deleted; `isUndoable` is said to the one who asks. */
export const Change = z.object({
  id: id(),
  at: moment(),
  actorId: z.nullable(id()),
  actorName: z.string(),
  action: z.enum(changeActions),
  entity: recordedEntity(),
  entityId: id(),
  entityName: z.string(),
  before: Snapshot,
  after: Snapshot,
  requestId: z.string(),
  isUndoable: z.boolean(),
  undoneBy: z.nullable(id()),
  /** The change that this one took back; null for what was done for itself. */
  undoes: z.nullable(id()),
});
export type Change = z.infer<typeof Change>;

/** As a list has it: with the picture of whoever did it, empty where there is none. */
const ListedChange = z.object({ ...Change.shape, actorAvatar: z.string() });
export type ListedChange = z.infer<typeof ListedChange>;

const changeFilters = {
  /** Words of what was changed, as it was called then and is called now, and of who did it. */
  q: z.optional(text(200)),
  entity: z.optional(Entity),
  entityId: z.optional(idParameter()),
  action: z.optional(z.enum(changeActions)),
  /** Who did it. */
  actorId: z.optional(idParameter()),
  /** When it was done. */
  days: z.optional(daySpan()),
};

const ChangesQuery = z.object({
  ...changeFilters,
  after: z.optional(numberParameter(z.gte(0))),
  page: listParameters.page,
  perPage: listParameters.perPage,
});
export type ChangesQuery = z.infer<typeof ChangesQuery>;

export const listChanges = route({
  name: 'listChanges',
  method: 'GET',
  path: '/api/v1/changes',
  summary:
    "What was done, the latest first; `q` searches what things were called then and are called now, and who did it. With `after`, what came after that change, the earliest first. Changes of what one has for oneself, such as saved views, are there when they are asked for by their entity: one's own alone. What was reported in the chat (`chat-report`) is there for whoever may do everything.",
  access: { action: 'read', subject: 'Change' },
  query: ChangesQuery,
  status: 200,
  response: z.object({ changes: z.array(ListedChange), total: z.int() }),
});

export const exportChanges = route({
  name: 'exportChanges',
  method: 'GET',
  path: '/api/v1/changes/export',
  summary:
    'What was done, filtered as the list is, as CSV or as an Excel workbook with what was before and after as JSON; the latest first, streamed. `headings` says what the columns are called, `cellWords` how the values of `action` and `entity` read.',
  access: { action: 'read', subject: 'Change' },
  query: z.object({ ...changeFilters, format: tableFormat(), ...tableWording }),
  status: 200,
  response: { media: 'text/csv', alsoMedia: [workbookMedia] },
});

export const getChange = route({
  name: 'getChange',
  method: 'GET',
  path: '/api/v1/changes/{id}',
  summary:
    'One change: of what somebody has for themselves, their own alone, and for whoever may do everything what was reported in the chat.',
  access: { action: 'read', subject: 'Change' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ change: Change }),
});

export const undoChange = route({
  name: 'undoChange',
  method: 'POST',
  path: '/api/v1/changes/{id}/undo',
  summary:
    'Undo this change and whatever else the same request changed: all of it, or nothing when something has changed since. What others did takes the right to `update` a `Change`; what one did oneself, the right to do the opposite.',
  access: { action: 'read', subject: 'Auth' },
  parameters: z.object({ id: idParameter() }),
  status: 201,
  response: z.object({ changes: z.array(Change) }),
});

/** What travels over the live stream: enough to know what to load again, never the data itself. */
export const LiveChange = z.object({
  id: id(),
  action: z.enum(changeActions),
  entity: recordedEntity(),
  entityId: id(),
  actorId: z.nullable(id()),
});
export type LiveChange = z.infer<typeof LiveChange>;

/** What the stream begins with, unless it could go on from the change that the client saw last. */
export const LiveStart = z.object({
  /** The last change so far; 0 before there is one. */
  id: z.number(),
  /** How long ago it was made: what was loaded before is out of date. Null before there is one. */
  ageMilliseconds: z.nullable(z.number()),
});
export type LiveStart = z.infer<typeof LiveStart>;

export const streamChanges = route({
  name: 'streamChanges',
  method: 'GET',
  path: '/api/v1/live',
  summary:
    'A stream of server-sent events, one for each change that this account may see. `after`, or the header `Last-Event-ID`, is the last change seen: what came since is sent first.',
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  query: z.object({ after: z.optional(numberParameter(z.gte(0))) }),
  status: 200,
  response: { media: 'text/event-stream' },
});

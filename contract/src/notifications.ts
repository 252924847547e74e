import * as z from 'zod/mini';
import { Entity } from './changes.ts';
import { route } from './route.ts';
import { id, idParameter, moment } from './text.ts';

/** What an account is told of without having asked. */
export const notificationKinds = [
  'event-reminder',
  'event-invitation',
  'event-changed',
  'event-cancelled',
  'event-answer',
  'task-reminder',
  'task-assigned',
  'task-completed',
  'task-commented',
  'mail-undelivered',
  'mail-back',
  'chat-message',
  'chat-group-message',
  'chat-mention',
  'chat-reported',
  'invoice-made',
  'invoice-paid',
  'quote-answered',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-refunded',
  'two-steps-on',
  'two-steps-off',
  'recovery-codes-made',
  'recovery-code-used',
  'codes-guessed',
  'password-changed',
  'password-reset',
  'email-changed',
  'api-key-made',
  'calendar-address-made',
  'blog-address-made',
  'new-browser',
  'trial-ended',
  'plan-changed',
  'plan-bill',
  'blog-comment',
  'blog-reply',
  'blog-published',
  'post-commented',
  'post-liked',
  'friend-asked',
  'friend-accepted',
] as const;
export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** So many are answered at once; those before them are asked for with `before`. */
export const notificationsAtOnce = 30;

/** `title` names the thing that it is about, `detail` says more of it (often nothing), `person` who caused it (empty when nobody did), `moment` when that thing is to happen. */
export const Notification = z.object({
  id: id(),
  kind: NotificationKind,
  title: z.string(),
  detail: z.string(),
  person: z.string(),
  entity: Entity,
  entityId: id(),
  moment: z.nullable(moment()),
  createdAt: moment(),
  isRead: z.boolean(),
  /** Whether the browser is to show it while nobody looks. */
  isForBrowser: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = route({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/v1/notifications',
  summary: `What one was told, the latest first: ${notificationsAtOnce} of them, or as many before one of them; and how many one has not read. An API key for chosen areas is told what is of these, and of the account itself.`,
  access: { action: 'read', subject: 'Auth' },
  query: z.object({ before: z.optional(idParameter()) }),
  status: 200,
  response: z.object({ notifications: z.array(Notification), hasMore: z.boolean(), unread: z.int() }),
});

/** Some by their ids, or all up to one: what came after that was not seen yet. */
export const ReadNotifications = z.union([
  z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
  z.object({ upTo: id() }),
]);
export type ReadNotifications = z.infer<typeof ReadNotifications>;

export const readNotifications = route({
  name: 'readNotifications',
  method: 'POST',
  path: '/api/v1/notifications/read',
  summary: "Say that one has read these notifications, or all up to one. Ids that are not one's own are passed over.",
  access: { action: 'read', subject: 'Auth' },
  body: ReadNotifications,
  status: 200,
  response: z.object({ unread: z.int() }),
});

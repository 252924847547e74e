import * as z from 'zod/mini';
import type { NotificationKind } from './notifications.ts';
import { route } from './route.ts';
import { id } from './text.ts';

/** What one can choose to be told of: kinds of news that belong together. */
export const newsTopics = [
  'reminders',
  'events',
  'tasks',
  'chat',
  'mail',
  'invoices',
  'orders',
  'blog-comments',
  'blog-replies',
  'blog-posts',
  'profile',
  'friends',
  'plan',
  'reports',
  'security',
] as const;
export const NewsTopic = z.enum(newsTopics);
export type NewsTopic = z.infer<typeof NewsTopic>;

export const topicOf = {
  'event-reminder': 'reminders',
  'task-reminder': 'reminders',
  'mail-back': 'reminders',
  'event-invitation': 'events',
  'event-changed': 'events',
  'event-cancelled': 'events',
  'event-answer': 'events',
  'task-assigned': 'tasks',
  'task-completed': 'tasks',
  'task-commented': 'tasks',
  'mail-undelivered': 'mail',
  'chat-message': 'chat',
  'chat-group-message': 'chat',
  'chat-mention': 'chat',
  'chat-reported': 'reports',
  'invoice-made': 'invoices',
  'invoice-paid': 'invoices',
  'quote-answered': 'invoices',
  'order-shipped': 'orders',
  'order-delivered': 'orders',
  'order-cancelled': 'orders',
  'order-refunded': 'orders',
  'two-steps-on': 'security',
  'two-steps-off': 'security',
  'recovery-codes-made': 'security',
  'recovery-code-used': 'security',
  'codes-guessed': 'security',
  'password-changed': 'security',
  'password-reset': 'security',
  'email-changed': 'security',
  'api-key-made': 'security',
  'calendar-address-made': 'security',
  'blog-address-made': 'security',
  'new-browser': 'security',
  'trial-ended': 'plan',
  'plan-changed': 'plan',
  'plan-bill': 'plan',
  'blog-comment': 'blog-comments',
  'blog-reply': 'blog-replies',
  'blog-published': 'blog-posts',
  'post-commented': 'profile',
  'post-liked': 'profile',
  'friend-asked': 'friends',
  'friend-accepted': 'friends',
} as const satisfies Record<NotificationKind, NewsTopic>;

/** The bell; the browser, which shows what the bell gets while nobody looks; and a mail. */
export const newsChannels = ['app', 'browser', 'email'] as const;
export type NewsChannel = (typeof newsChannels)[number];

const channels = { app: z.boolean(), browser: z.boolean(), email: z.boolean() };

export const NotificationChoice = z.object({ kind: NewsTopic, ...channels });
export type NotificationChoice = z.infer<typeof NotificationChoice>;

/** Whether there is something to choose. Of how one's account is entered one is always told; that a mail did not arrive is not told by mail. */
export function isChoosable({ kind, app }: Pick<NotificationChoice, 'kind' | 'app'>, channel: NewsChannel): boolean {
  if (kind === 'security') return false;
  if (channel === 'browser') return app;
  return channel !== 'email' || kind !== 'mail';
}

/** What an account has until somebody says otherwise. Who has ordered something waits for the mail that it is on its way. */
export function defaultChoice(kind: NewsTopic): NotificationChoice {
  return { kind, app: true, browser: true, email: kind === 'security' || kind === 'orders' };
}

/** A choice as it can be kept: without what cannot be chosen. */
export function possibleChoice(choice: NotificationChoice): NotificationChoice {
  const { kind, app } = choice;
  if (kind === 'security') return defaultChoice(kind);
  return { kind, app, browser: app && choice.browser, email: kind !== 'mail' && choice.email };
}

const OneOfEach = z.array(NotificationChoice).check(
  z.maxLength(newsTopics.length),
  z.refine(
    (given) => new Set(given.map(({ kind }) => kind)).size === given.length,
    'Say of each kind of news once how it is told.',
  ),
);

/** `notifications` has all kinds; those that are left out when it is set stay as they are. */
export const NotificationChoices = z.object({ notifications: OneOfEach });
export type NotificationChoices = z.infer<typeof NotificationChoices>;

const ownAccount = { action: 'read', subject: 'Auth' } as const;

export const getNotificationChoices = route({
  name: 'getNotificationChoices',
  method: 'GET',
  path: '/api/v1/notifications/choices',
  summary: "What one's own account is told of, and how: by the bell, by the browser, by mail.",
  access: ownAccount,
  status: 200,
  response: NotificationChoices,
});

export const setNotificationChoices = route({
  name: 'setNotificationChoices',
  method: 'PUT',
  path: '/api/v1/notifications/choices',
  summary:
    "Set what one's own account is told of, and how. Kinds that are left out stay as they are; of how the account is entered it is always told.",
  access: ownAccount,
  body: NotificationChoices,
  status: 200,
  response: z.object({ ...NotificationChoices.shape, changeId: z.nullable(id()) }),
});

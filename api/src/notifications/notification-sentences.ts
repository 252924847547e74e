import type { topicOf } from '@atrium/contract/notification-choices';
import type { NotificationKind } from '@atrium/contract/notifications';

/** What is told of how an account is entered is written where it happens (auth/security-news.ts). */
type LetterKind = {
  [Kind in NotificationKind]: (typeof topicOf)[Kind] extends 'security' | 'mail' ? never : Kind;
}[NotificationKind];

type Sentence = (title: string, person: string) => string;

const sentences: Readonly<Record<LetterKind, Sentence>> = {
  'event-reminder': (title) => `Coming up: ${title}`,
  'event-invitation': (title, person) => `${person} invites you to ${title}`,
  'event-changed': (title, person) => `${person} changed ${title}`,
  'event-cancelled': (title, person) => `${person} cancelled ${title}`,
  'event-answer': (title, person) => `${person} answered your invitation to ${title}`,
  'task-reminder': (title) => `Reminder: ${title}`,
  'task-assigned': (title, person) => `${person} assigned ${title} to you`,
  'task-completed': (title, person) => `${person} completed ${title}`,
  'chat-message': (_, person) => `${person} wrote to you`,
  'invoice-made': (title) => `Invoice ${title} was made from its schedule`,
  'quote-answered': (title, person) => `${person} answered quote ${title}`,
  'trial-ended': (title) => `Your trial has ended: you have the ${title} plan`,
  'plan-changed': (title) => `You have the ${title} plan from now on`,
  'plan-bill': (title) => `There is a new bill for your plan: ${title}`,
  'blog-comment': (title, person) => `${person} commented on ${title}`,
  'blog-reply': (title, person) => `${person} answered your comment on ${title}`,
  'blog-published': (title) => `${title} is published`,
  'post-commented': (title, person) => `${person} commented on your post: ${title}`,
  'post-liked': (title, person) => `${person} likes your post: ${title}`,
  'friend-asked': (_, person) => `${person} asks to be your friend`,
  'friend-accepted': (_, person) => `${person} is your friend now`,
};

/** What happened, as a mail says it; null for what is never told in this way. */
export function sentenceOf({
  kind,
  title,
  person,
}: {
  kind: NotificationKind;
  title: string;
  person: string;
}): string | null {
  return isLetterKind(kind) ? sentences[kind](title || 'something without a name', person || 'Somebody') : null;
}

function isLetterKind(kind: NotificationKind): kind is LetterKind {
  return Object.hasOwn(sentences, kind);
}

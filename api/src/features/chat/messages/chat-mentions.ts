import { mentionedIn } from '@atrium/contract/mentions';
import { withoutCode } from '@atrium/contract/message-marks';
import type { Author } from '../../../changes/record.ts';
import type { Context } from '../../../context.ts';
import type { ChatMessageRow } from '../../../database/chat-schema.ts';
import type { Transaction } from '../../../database/engine.ts';
import { type JobContext, scheduleJob } from '../../../jobs/jobs.ts';
import { notifyAccounts, withdrawNotifications } from '../../../notifications/notifications.ts';
import { nameOf } from '../chat.shapes.ts';
import { newsMilliseconds } from '../chat-news.ts';
import { findGroupName } from '../groups/chat-groups.queries.ts';
import { findMembersToMention, findMentionsToldOf } from './chat-mentions.queries.ts';
import { findMessage } from './chat-messages.queries.ts';

export const mentionKind = 'chat-mention';
const mentionNotification = { kind: 'chat-mention', entity: 'chat-message' } as const;

/** Before the news of the group, of which nobody is told who has just been told of a mention. */
const mentionMilliseconds = newsMilliseconds - 1_000;

/** Has those whom a message mentions told of it, unless they read it soon. */
export async function planMentions(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  { id, text }: Pick<ChatMessageRow, 'id' | 'text'>,
): Promise<void> {
  if (!text.includes('@')) return;
  const dueAt = new Date(Date.parse(now) + mentionMilliseconds).toISOString();
  await scheduleJob(transaction, { kind: mentionKind, key: String(id), dueAt });
}

/** Whoever has muted the group is told too; nobody is told twice of one message. */
export async function tellMentions(transaction: Transaction, context: JobContext, key: string): Promise<void> {
  const message = await findMessage(transaction, Number(key));
  const title = message && (await findGroupName(transaction, message.conversationId));
  if (!message || title === undefined) return;
  const members = await findMembersToMention(transaction, message);
  const sender = members.find(({ id }) => id === message.senderId);
  if (!sender) return;
  const mentioned = new Set(mentionedIn(withoutCode(message.text), members.map(mentionable)));
  const accountIds = members.filter((member) => mentioned.has(member.id) && isToBeTold(member, message));
  await notifyAccounts(
    transaction,
    context,
    accountIds.map(({ id }) => id),
    { ...mentionNotification, entityId: message.id, title, person: nameOf(sender), personAccountId: sender.id },
  );
}

type Member = Awaited<ReturnType<typeof findMembersToMention>>[number];

function mentionable(member: Member) {
  return { id: member.id, fullName: nameOf(member) };
}

function isToBeTold(member: Member, { id, senderId }: ChatMessageRow): boolean {
  const { canSignIn, suspendedAt, lastReadMessageId, toldId } = member;
  return member.id !== senderId && canSignIn === 1 && suspendedAt === null && lastReadMessageId < id && toldId === null;
}

/** What these have read of a conversation, or do not see any more, they need not be told of. */
export async function forgetMentions(
  transaction: Transaction,
  author: Author,
  conversationId: number,
  accountIds: readonly number[],
): Promise<void> {
  const entityId = await findMentionsToldOf(transaction, conversationId, accountIds);
  if (entityId.length > 0)
    await withdrawNotifications(transaction, author, { ...mentionNotification, entityId, accountIds });
}

/** A message says something else now: whom it mentions no more is not told of it, and whom it does is. */
export async function changeMentions(
  transaction: Transaction,
  context: Context,
  before: ChatMessageRow,
  after: ChatMessageRow,
): Promise<void> {
  if (before.text.includes('@')) {
    const members = await findMembersToMention(transaction, after);
    const mentioned = new Set(mentionedIn(withoutCode(after.text), members.map(mentionable)));
    const accountIds = members.map(({ id }) => id).filter((id) => !mentioned.has(id));
    await withdrawNotifications(transaction, context, { ...mentionNotification, entityId: after.id, accountIds });
  }
  await planMentions(transaction, context, after);
}

/** A message that is gone mentions nobody. */
export async function withdrawMentions(
  transaction: Transaction,
  author: Author,
  { id, text }: Pick<ChatMessageRow, 'id' | 'text'>,
): Promise<void> {
  if (text.includes('@')) await withdrawNotifications(transaction, author, { ...mentionNotification, entityId: id });
}

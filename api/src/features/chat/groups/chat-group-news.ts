import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { type JobContext, scheduleJob } from '../../../jobs/jobs.ts';
import { notifyAccounts } from '../../../notifications/notifications.ts';
import { nameOf } from '../chat.shapes.ts';
import { groupNotification, newsMilliseconds } from '../chat-news.ts';
import { findMembers } from '../conversations.queries.ts';
import { findLastMessage } from '../messages/chat-messages.queries.ts';
import { findMembersToTell } from './chat-group-members.queries.ts';
import { findGroupName } from './chat-groups.queries.ts';

export const groupNewsKind = 'chat-group-news';

/** Has the others told that somebody wrote in a group, unless they read it soon. */
export async function planGroupNews(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  groupId: number,
): Promise<void> {
  const dueAt = new Date(Date.parse(now) + newsMilliseconds).toISOString();
  await scheduleJob(transaction, { kind: groupNewsKind, key: String(groupId), dueAt });
}

/** Once for all that waits: that there is something, and who wrote last. */
export async function tellGroupNews(transaction: Transaction, context: JobContext, key: string): Promise<void> {
  const entityId = Number(key);
  const title = await findGroupName(transaction, entityId);
  const last = await findLastMessage(transaction, entityId);
  if (title === undefined || !last) return;
  const sender = (await findMembers(transaction, entityId)).find(({ accountId }) => accountId === last.senderId);
  const accountIds = (await findMembersToTell(transaction, entityId)).filter((each) => each !== last.senderId);
  if (!sender) return;
  const [person, personAccountId] = [nameOf(sender), last.senderId];
  await notifyAccounts(transaction, context, accountIds, {
    ...groupNotification,
    entityId,
    title,
    person,
    personAccountId,
  });
}

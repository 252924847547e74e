import { shortened } from '../../changes/shortened.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { findToldAt, isToldBy } from '../../notifications/notifications.queries.ts';
import { notifyAccounts, withdrawNotifications } from '../../notifications/notifications.ts';
import { findCommenter, findLastCommentAt } from './comments.queries.ts';
import { findWhoever } from './people.queries.ts';
import { findAuthorOf, type KeptPost } from './posts.queries.ts';

type Author = Pick<Context, 'caller' | 'now' | 'requestId'>;

/**
 * Tells the author of a post what somebody else did to it. Of one person's likes once for ever; of their comments once at a time: what
 * was not read yet gives way to what is new.
 */
export async function tellAuthor(
  transaction: Transaction,
  author: Author,
  kind: 'post-commented' | 'post-liked',
  post: Pick<KeptPost, 'id' | 'text'>,
): Promise<void> {
  const accountId = await findAuthorOf(transaction, post.id);
  if (accountId === null || !author.caller || accountId === author.caller.accountId) return;
  const { accountId: personAccountId, name: person } = author.caller;
  const about = { kind, entity: 'profile-post', entityId: post.id, personAccountId } as const;
  const accountIds = [accountId];
  if (kind === 'post-liked' && (await isToldBy(transaction, accountId, about))) return;
  await withdrawNotifications(transaction, author, { ...about, accountIds });
  await notifyAccounts(transaction, author, accountIds, { ...about, person, title: shortened(post.text) });
}

/**
 * After a comment was deleted, or came back: its author's comments below the post are news as long as one stands that was written after what the
 * author of the post has read of them. Who brings it back themselves has it before them.
 */
export async function settleComments(transaction: Transaction, author: Author, commentId: number): Promise<void> {
  const comment = await findCommenter(transaction, commentId);
  if (!comment?.accountId) return;
  const { accountId: personAccountId, name: person, personId, postId, postText } = comment;
  const accountId = await findAuthorOf(transaction, postId);
  if (accountId === null || accountId === personAccountId) return;
  const about = { kind: 'post-commented', entity: 'profile-post', entityId: postId, personAccountId } as const;
  const accountIds = [accountId];
  const told = await findToldAt(transaction, accountId, about);
  const last = await findLastCommentAt(transaction, personId, postId);
  if (last === null || last <= (told.read ?? ''))
    return withdrawNotifications(transaction, author, { ...about, accountIds });
  if (told.unread !== null || accountId === author.caller?.accountId) return;
  await notifyAccounts(transaction, author, accountIds, { ...about, person, title: shortened(postText) });
}

/** Tells an account that the caller asks to be their friend, or has said yes. */
export async function tellFriend(
  transaction: Transaction,
  author: Author,
  kind: 'friend-asked' | 'friend-accepted',
  accountId: number,
): Promise<void> {
  if (!author.caller) return;
  const { accountId: callerId, name } = author.caller;
  const about = { kind, entity: 'profile', entityId: callerId } as const;
  await withdrawNotifications(transaction, author, { ...about, accountIds: [accountId] });
  await notifyAccounts(transaction, author, [accountId], { ...about, title: name, person: name });
}

/** What somebody was told of a request, or of a yes, that is no more: unless they have read it, they hear nothing of it. */
export async function withdrawFriend(
  transaction: Transaction,
  author: Author,
  { personId, targetId }: { personId: number; targetId: number },
): Promise<void> {
  const from = await findWhoever(transaction, personId);
  const to = await findWhoever(transaction, targetId);
  if (!from?.accountId || !to?.accountId) return;
  const about = { entity: 'profile', entityId: from.accountId, accountIds: [to.accountId] } as const;
  await withdrawNotifications(transaction, author, { ...about, kind: 'friend-asked' });
  await withdrawNotifications(transaction, author, { ...about, kind: 'friend-accepted' });
}

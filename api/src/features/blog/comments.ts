import type { PostComment } from '@atrium/contract/blog-comments';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import { recordChange } from '../../changes/record.ts';
import { shortened } from '../../changes/shortened.ts';
import type { Acting, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound } from '../../errors.ts';
import { hideNotifications, notifyAccounts, showNotifications } from '../../notifications/notifications.ts';
import {
  changeCommentRow,
  countComments,
  findComment,
  findPostComments,
  insertComment,
  type KeptComment,
} from './comments.queries.ts';
import { findPostPage, findPostRow, findWriter } from './posts.queries.ts';
import { mayDeleteComment, readerOf, requireRight } from './posts.rights.ts';

export async function listComments(context: SignedInContext, postId: number) {
  const { read } = context.services.engine;
  if (!(await findPostPage(read, String(postId), readerOf(context)))) throw notFound('post');
  const rows = await findPostComments(read, postId);
  return { total: await countComments(read, postId), comments: rows.map((row) => shownComment(context, row)) };
}

function shownComment(
  context: SignedInContext,
  row: Awaited<ReturnType<typeof findPostComments>>[number],
): PostComment {
  const { accountId, deletedAt, text, ...rest } = row;
  const isDeleted = deletedAt !== null;
  const isOwn = accountId === context.caller.accountId && !isDeleted;
  const mayDelete = !isDeleted && mayDeleteComment(context, accountId);
  const said = isDeleted ? { text: '', name: '', avatar: '' } : { text };
  return { ...rest, ...said, isDeleted, isOwn, mayDelete };
}

interface CommentToAdd {
  text: string;
  answers?: number | undefined;
  idempotencyKey?: string | undefined;
}

export function addComment(context: SignedInContext, postId: number, { text, answers, idempotencyKey }: CommentToAdd) {
  return context.services.engine.write(async (transaction) => {
    const post = await findPostRow(transaction, postId);
    if (post?.status !== 'published') throw notFound('post');
    const known = await addedWith(transaction, context, 'blog-comment', idempotencyKey);
    if (known) return addedBefore(transaction, postId, known);
    const answered = answers === undefined ? undefined : await requireAnswerable(transaction, postId, answers);
    const { accountId } = context.caller;
    const { fullName, username, avatar } = await findWriter(transaction, accountId);
    const name = fullName || username;
    const id = await nextId(transaction, 'blog_comments');
    const parentId = answered?.parentId ?? answered?.id ?? null;
    const comment = { id, postId, parentId, text, createdAt: context.now, editedAt: null };
    const writer = { accountId, authorName: name, authorAvatar: avatar ?? '' };
    await insertComment(transaction, { ...comment, ...writer, deletedAt: null });
    const changeId = await recordComment(transaction, context, comment, { before: null, after: comment });
    const told = { id, title: post.title, person: name };
    await tell(transaction, context, told, post.authorAccountId, answered?.accountId ?? null);
    await noteAdded(transaction, context, idempotencyKey, { entity: 'blog-comment', entityId: id, changeId });
    return { commentId: id, changeId };
  });
}

async function addedBefore(transaction: Transaction, postId: number, added: { entityId: number; changeId: number }) {
  const comment = stillThere(await findComment(transaction, added.entityId), (kept) => kept.postId === postId);
  return { commentId: comment.id, changeId: added.changeId };
}

async function requireAnswerable(transaction: Transaction, postId: number, id: number) {
  const comment = await findComment(transaction, id);
  if (comment?.postId !== postId)
    throw badInput([{ path: 'answers', message: 'This comment has been deleted meanwhile.' }]);
  return comment;
}

/** Whoever is answered hears of the answer, and the author of the post of all else, unless that is the writer. */
async function tell(
  transaction: Transaction,
  context: SignedInContext,
  { id, title, person }: { id: number; title: string; person: string },
  authorId: number | null,
  answeredId: number | null,
): Promise<void> {
  const writerId = context.caller.accountId;
  const news = { title, person, entity: 'blog-comment', entityId: id } as const;
  if (answeredId !== null && answeredId !== writerId)
    await notifyAccounts(transaction, context, [answeredId], { ...news, kind: 'blog-reply' });
  const isToTell = authorId !== null && authorId !== writerId && authorId !== answeredId;
  if (isToTell) await notifyAccounts(transaction, context, [authorId], { ...news, kind: 'blog-comment' });
}

export function updateComment(context: SignedInContext, id: number, text: string): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const comment = await findComment(transaction, id);
    if (comment?.status !== 'published') throw notFound('comment');
    requireRight(comment.accountId === context.caller.accountId);
    return changeComment(transaction, context, comment, { text, editedAt: context.now });
  });
}

/** Null when it says so already. */
export async function changeComment(
  transaction: Transaction,
  author: Acting,
  { id, ...before }: Pick<KeptComment, 'id' | 'text' | 'editedAt'>,
  after: Pick<KeptComment, 'text' | 'editedAt'>,
): Promise<number | null> {
  if (before.text === after.text) return null;
  await changeCommentRow(transaction, id, after);
  const was = { text: before.text, editedAt: before.editedAt };
  return recordComment(transaction, author, { id, text: before.text }, { before: was, after });
}

export function deleteComment(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const comment = await findComment(transaction, id);
    if (!comment) throw notFound('comment');
    requireRight(mayDeleteComment(context, comment.accountId));
    const { postId, parentId, text, createdAt, editedAt } = comment;
    return removeComment(transaction, context, { id, postId, parentId, text, createdAt, editedAt });
  });
}

/** What answers it stays. */
export async function removeComment(transaction: Transaction, author: Acting, comment: KeptComment): Promise<number> {
  const { id } = comment;
  await changeCommentRow(transaction, id, { deletedAt: author.now });
  await hideNotifications(transaction, author, 'blog-comment', [id]);
  return recordComment(transaction, author, comment, { before: comment, after: null });
}

export async function bringBackComment(transaction: Transaction, author: Acting, id: number): Promise<void> {
  await changeCommentRow(transaction, id, { deletedAt: null });
  await showNotifications(transaction, author, 'blog-comment', [id]);
}

export function recordComment(
  transaction: Transaction,
  author: Acting,
  { id, text }: Pick<KeptComment, 'id' | 'text'>,
  step: { before: object | null; after: object | null },
): Promise<number> {
  const entityName = shortened(text);
  const change = { entity: 'blog-comment', entityId: id, entityName, ...step, isUndoable: true } as const;
  return recordChange(transaction, author, change);
}

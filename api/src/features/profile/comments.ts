import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { notFound } from '../../errors.ts';
import {
  changeComment,
  findOwnComment,
  findShownComment,
  insertComments,
  type KeptComment,
  markComment,
} from './comments.queries.ts';
import { feedComment } from './feed.shapes.ts';
import { findPersonId, requirePersonId } from './people.queries.ts';
import { findPost } from './posts.queries.ts';
import { recordWriting } from './posts.ts';
import { tellAuthor } from './profile.news.ts';

export function addComment(context: SignedInContext, postId: number, text: string) {
  return context.services.engine.write(async (transaction) => {
    const post = await findPost(transaction, postId);
    if (!post) throw notFound('post');
    const personId = await requirePersonId(transaction, context);
    const id = await nextId(transaction, 'profile_comments');
    const comment: KeptComment = { id, postId, text, createdAt: context.now, editedAt: null };
    await insertComments(transaction, [{ ...comment, personId, deletedAt: null }]);
    const changeId = await recordWriting(transaction, context, 'profile-comment', { before: null, after: comment });
    await tellAuthor(transaction, context, 'post-commented', post);
    return { comment: await readComment(transaction, personId, id), changeId };
  });
}

async function readComment(transaction: Transaction, personId: number, id: number) {
  const row = await findShownComment(transaction, personId, id);
  if (!row) throw notFound('comment');
  return feedComment(row, personId);
}

export function updateComment(context: SignedInContext, id: number, text: string) {
  return context.services.engine.write(async (transaction) => {
    const personId = await findPersonId(transaction, context.caller.accountId);
    const before = await findOwnComment(transaction, personId, id);
    if (!before) throw notFound('comment');
    const after = { ...before, text, editedAt: context.now };
    const changeId = before.text === text ? null : await rewriteComment(transaction, context, before, after);
    return { comment: await readComment(transaction, personId, id), changeId };
  });
}

export async function rewriteComment(
  transaction: Transaction,
  context: Context,
  before: KeptComment,
  after: KeptComment,
): Promise<number> {
  await changeComment(transaction, after);
  return recordWriting(transaction, context, 'profile-comment', { before, after });
}

export function deleteComment(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const personId = await findPersonId(transaction, context.caller.accountId);
    const before = await findOwnComment(transaction, personId, id);
    if (!before) throw notFound('comment');
    return withdrawComment(transaction, context, before);
  });
}

export async function withdrawComment(transaction: Transaction, context: Context, before: KeptComment) {
  await markComment(transaction, before.id, context.now);
  return recordWriting(transaction, context, 'profile-comment', { before, after: null });
}

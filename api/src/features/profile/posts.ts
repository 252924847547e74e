import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { notFound } from '../../errors.ts';
import { findOwnComment, findShownComment, insertComments, type KeptComment, markComment } from './comments.queries.ts';
import { findPersonId, requirePersonId } from './people.queries.ts';
import { findOwnPost, findPost, findShownPost, insertPosts, type KeptPost, markPost } from './posts.queries.ts';
import { shownComment, shownPost } from './profile.shapes.ts';
import { shortened } from './reactions.ts';

export function addPost(context: SignedInContext, text: string) {
  return context.services.engine.write(async (transaction) => {
    const personId = await requirePersonId(transaction, context);
    const post = { id: await nextId(transaction, 'profile_posts'), text, createdAt: context.now };
    await insertPosts(transaction, [{ ...post, personId, image: '', video: '', deletedAt: null }]);
    const row = await findShownPost(transaction, personId, post.id);
    if (!row) throw notFound('post');
    const changeId = await recordWriting(transaction, context, 'profile-post', { before: null, after: post });
    return { post: shownPost(row, personId, [], []), changeId };
  });
}

export function deletePost(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const personId = await findPersonId(transaction, context.caller.accountId);
    const before = await findOwnPost(transaction, personId, id);
    if (!before) throw notFound('post');
    return withdrawPost(transaction, context, before);
  });
}

export async function withdrawPost(transaction: Transaction, context: Context, before: KeptPost): Promise<number> {
  await markPost(transaction, before.id, context.now);
  return recordWriting(transaction, context, 'profile-post', { before, after: null });
}

export function addComment(context: SignedInContext, postId: number, text: string) {
  return context.services.engine.write(async (transaction) => {
    if (!(await findPost(transaction, postId))) throw notFound('post');
    const personId = await requirePersonId(transaction, context);
    const comment = { id: await nextId(transaction, 'profile_comments'), postId, text, createdAt: context.now };
    await insertComments(transaction, [{ ...comment, personId, deletedAt: null }]);
    const row = await findShownComment(transaction, personId, comment.id);
    if (!row) throw notFound('comment');
    const changeId = await recordWriting(transaction, context, 'profile-comment', { before: null, after: comment });
    return { comment: shownComment(row, personId), changeId };
  });
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

type Writing = KeptPost | KeptComment;
type Step = { before: null; after: Writing } | { before: Writing; after: null };

export function recordWriting(
  transaction: Transaction,
  context: Context,
  entity: 'profile-post' | 'profile-comment',
  step: Step,
): Promise<number> {
  const { id, text } = step.after ?? step.before;
  const owner = context.caller ? { ownerId: context.caller.accountId } : {};
  const change = { entity, entityId: id, entityName: shortened(text), ...step, ...owner, isUndoable: true };
  return recordChange(transaction, context, change);
}

import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { notFound } from '../../errors.ts';
import {
  changeComment,
  findCommentPeople,
  findOwnComment,
  findShownComment,
  insertComments,
  type KeptComment,
  markComment,
} from './comments.queries.ts';
import { feedComment } from './feed.shapes.ts';
import { requirePersonId } from './people.queries.ts';
import { findPost } from './posts.queries.ts';
import { recordWriting } from './posts.ts';
import { settleComments, tellAuthor } from './profile.news.ts';
import { mayDeleteComment, type Viewer, viewerOf } from './viewer.ts';

export function addComment(
  context: SignedInContext,
  postId: number,
  { text, idempotencyKey }: { text: string; idempotencyKey?: string | undefined },
) {
  return context.services.engine.write(async (transaction) => {
    const post = await findPost(transaction, postId);
    if (!post) throw notFound('post');
    const personId = await requirePersonId(transaction, context);
    const known = await addedWith(transaction, context, 'profile-comment', idempotencyKey);
    if (known) return addedBefore(transaction, context, postId, known);
    const id = await nextId(transaction, 'profile_comments');
    const comment: KeptComment = { id, postId, text, createdAt: context.now, editedAt: null };
    await insertComments(transaction, [{ ...comment, personId, deletedAt: null }]);
    const changeId = await recordWriting(transaction, context, 'profile-comment', { before: null, after: comment });
    await tellAuthor(transaction, context, 'post-commented', post);
    await noteAdded(transaction, context, idempotencyKey, { entity: 'profile-comment', entityId: id, changeId });
    return answerOf(transaction, context, { entityId: id, changeId });
  });
}

async function addedBefore(
  transaction: Transaction,
  context: SignedInContext,
  postId: number,
  added: { entityId: number; changeId: number },
) {
  const { personId } = await viewerOf(transaction, context);
  stillThere(await findOwnComment(transaction, personId, added.entityId), (comment) => comment.postId === postId);
  return answerOf(transaction, context, added);
}

async function answerOf(
  transaction: Transaction,
  context: SignedInContext,
  added: { entityId: number; changeId: number },
) {
  const comment = await readComment(transaction, await viewerOf(transaction, context), added.entityId);
  return { comment, changeId: added.changeId };
}

async function readComment(transaction: Transaction, viewer: Viewer, id: number) {
  const row = await findShownComment(transaction, viewer.personId, id);
  if (!row) throw notFound('comment');
  return feedComment(row, viewer);
}

export function updateComment(context: SignedInContext, id: number, text: string) {
  return context.services.engine.write(async (transaction) => {
    const viewer = await viewerOf(transaction, context);
    const before = await findOwnComment(transaction, viewer.personId, id);
    if (!before) throw notFound('comment');
    const after = { ...before, text, editedAt: context.now };
    const changeId = before.text === text ? null : await rewriteComment(transaction, context, before, after);
    return { comment: await readComment(transaction, viewer, id), changeId };
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
    const viewer = await viewerOf(transaction, context);
    const found = await findCommentPeople(transaction, id);
    if (!found || !mayDeleteComment(viewer, found)) throw notFound('comment');
    const { personId, postPersonId, ...before } = found;
    return withdrawComment(transaction, context, before);
  });
}

export async function withdrawComment(transaction: Transaction, context: Context, before: KeptComment) {
  await markComment(transaction, before.id, context.now);
  await settleComments(transaction, context, before.id);
  return recordWriting(transaction, context, 'profile-comment', { before, after: null });
}

export async function bringBackComment(transaction: Transaction, context: Context, after: KeptComment) {
  await markComment(transaction, after.id, null);
  await settleComments(transaction, context, after.id);
  return recordWriting(transaction, context, 'profile-comment', { before: null, after });
}

import { fileIdIn } from '@atrium/contract/files';
import type { FeedPost, NewPoll, PostChanges } from '@atrium/contract/profile-feed';
import type * as z from 'zod/mini';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import { recordChange } from '../../changes/record.ts';
import { shortened } from '../../changes/shortened.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound } from '../../errors.ts';
import { useFile } from '../../files/files.ts';
import { hideNotifications, showNotifications } from '../../notifications/notifications.ts';
import type { KeptComment } from './comments.queries.ts';
import { readPost } from './feed.ts';
import { findPersonId, requirePersonId } from './people.queries.ts';
import { storePictures } from './pictures.queries.ts';
import { isPollOver } from './poll-days.ts';
import { insertPoll } from './polls.queries.ts';
import { changePost, findOwnPost, findPost, insertPosts, type KeptPost, markPost } from './posts.queries.ts';

interface PostToAdd {
  text: string;
  pictures: readonly string[];
  poll: NewPoll | null;
  idempotencyKey?: string | undefined;
}

export function addPost(
  context: SignedInContext,
  { idempotencyKey, ...given }: PostToAdd,
): Promise<{ post: FeedPost; changeId: number }> {
  refuseEnded(given.poll, context.now);
  return context.services.engine.write(async (transaction) => {
    const personId = await requirePersonId(transaction, context);
    const known = await addedWith(transaction, context, 'profile-post', idempotencyKey);
    const { entityId, changeId } = known ?? (await storePost(transaction, context, personId, given));
    if (known) stillThere(await findOwnPost(transaction, personId, entityId));
    const added = { entity: 'profile-post', entityId, changeId } as const;
    if (!known) await noteAdded(transaction, context, idempotencyKey, added);
    return { post: await readPost(transaction, context, entityId), changeId };
  });
}

async function storePost(
  transaction: Transaction,
  context: SignedInContext,
  personId: number,
  { text, pictures: given, poll }: PostToAdd,
): Promise<{ entityId: number; changeId: number }> {
  const pictures = [...new Set(given)];
  const id = await nextId(transaction, 'profile_posts');
  const post: KeptPost = { id, text, createdAt: context.now, editedAt: null, pictures };
  await insertPosts(transaction, [
    { id, text, personId, video: '', createdAt: context.now, editedAt: null, deletedAt: null },
  ]);
  await usePictures(transaction, context, pictures);
  await storePictures(transaction, id, pictures);
  if (poll) await insertPoll(transaction, id, poll);
  const title = text || poll?.question;
  const changeId = await recordWriting(transaction, context, 'profile-post', { before: null, after: post }, title);
  return { entityId: id, changeId };
}

function refuseEnded(poll: NewPoll | null, now: string): void {
  if (poll && isPollOver(poll, now))
    throw badInput([{ path: 'poll.endsOn', message: 'Give today or a day to come, or nothing.' }]);
}

export function updatePost(context: SignedInContext, id: number, given: z.output<typeof PostChanges>) {
  return context.services.engine.write(async (transaction) => {
    const personId = await findPersonId(transaction, context.caller.accountId);
    const before = await findOwnPost(transaction, personId, id);
    if (!before) throw notFound('post');
    const pictures = [...new Set(given.pictures ?? before.pictures)];
    const added = pictures.filter((picture) => !before.pictures.includes(picture));
    if (added.some((picture) => fileIdIn(picture) === null)) throw noPicture();
    await usePictures(transaction, context, added);
    const after = { ...before, text: given.text, pictures, editedAt: context.now };
    const changeId = isSame(before, after) ? null : await rewritePost(transaction, context, before, after);
    const post = await readPost(transaction, context, id);
    if (post.postText === '' && pictures.length === 0 && !post.poll)
      throw badInput([{ path: 'text', message: 'Fill this in.' }]);
    return { post, changeId };
  });
}

function isSame(one: KeptPost, other: KeptPost): boolean {
  return one.text === other.text && one.pictures.join(' ') === other.pictures.join(' ');
}

export async function rewritePost(transaction: Transaction, context: Context, before: KeptPost, after: KeptPost) {
  await changePost(transaction, after);
  await storePictures(transaction, after.id, after.pictures);
  return recordWriting(transaction, context, 'profile-post', { before, after });
}

async function usePictures(transaction: Transaction, context: SignedInContext, pictures: readonly string[]) {
  for (const picture of pictures) await useFile(transaction, context, picture, 'Profile', 'pictures');
}

function noPicture() {
  return badInput([{ path: 'pictures', message: 'There is no such picture. Upload it again.' }]);
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
  await hideNotifications(transaction, context, 'profile-post', [before.id]);
  return recordWriting(transaction, context, 'profile-post', { before, after: null });
}

export async function bringBackPost(transaction: Transaction, context: Context, id: number): Promise<number> {
  await markPost(transaction, id, null);
  await showNotifications(transaction, context, 'profile-post', [id]);
  const after = await findPost(transaction, id);
  if (!after) throw notFound('post');
  return recordWriting(transaction, context, 'profile-post', { before: null, after });
}

type Writing = KeptPost | KeptComment;
type Step = { before: null; after: Writing } | { before: Writing; after: Writing | null };

/** `title` is what it is called; how its text begins when left out. */
export function recordWriting(
  transaction: Transaction,
  context: Context,
  entity: 'profile-post' | 'profile-comment',
  step: Step,
  title?: string,
): Promise<number> {
  const { id, text } = step.before === null ? step.after : (step.after ?? step.before);
  const owner = context.caller ? { ownerId: context.caller.accountId } : {};
  const entityName = shortened(title ?? text);
  return recordChange(transaction, context, { entity, entityId: id, entityName, ...step, ...owner, isUndoable: true });
}

import type { EditedPost, NewPost, PostChanges } from '@atrium/contract/blog-posts';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../changes/difference.ts';
import { type ChangeToRecord, recordChange } from '../../changes/record.ts';
import type { Acting, Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { useFile } from '../../files/files.ts';
import { cancelJob, scheduleJob } from '../../jobs/jobs.ts';
import { hideNotifications, showNotifications } from '../../notifications/notifications.ts';
import { harmlessHtml } from '../../rich-text/harmless-html.ts';
import { blogSearch } from './blog.search.ts';
import { findCommentIds } from './comments.queries.ts';
import { changePostRow, findPostRow, findWriter, insertPost, isSlugTaken, replaceTags } from './posts.queries.ts';
import { mayChange, mayDelete, mayPublish, requireRight } from './posts.rights.ts';
import { editedPost, inTagOrder, type KeptPost, keptPost, postColumns } from './posts.rows.ts';
import { insertVersion } from './versions.queries.ts';

export const publishJob = 'blog-publish';

interface Edited {
  post: EditedPost;
  changeId: number | null;
}

export async function addPost(
  context: SignedInContext,
  { idempotencyKey, ...input }: NewPost & { idempotencyKey?: string | undefined },
): Promise<Edited> {
  const content = await harmlessHtml(input.content, 'content');
  return context.services.engine.write(async (transaction) => {
    const known = await addedWith(transaction, context, 'blog-post', idempotencyKey);
    if (known) return addedBefore(transaction, context, known);
    const id = await nextId(transaction, 'blog_posts');
    const after = published({ ...input, content, tags: inTagOrder(input.tags), id, publishedAt: null }, context.now);
    refuseUnpublishable(context, null, after);
    await refuseTaken(transaction, after.slug, id);
    await usePicture(transaction, context, after.featuredImage, '');
    await storePost(transaction, context, after);
    const changeId = await finish(transaction, context, null, after, { before: null, after });
    await noteAdded(transaction, context, idempotencyKey, { entity: 'blog-post', entityId: id, changeId });
    return { post: await editable(transaction, context, id), changeId };
  });
}

async function addedBefore(
  transaction: Transaction,
  context: SignedInContext,
  { entityId, changeId }: { entityId: number; changeId: number },
): Promise<Edited> {
  stillThere(await findPostRow(transaction, entityId));
  return { post: await editable(transaction, context, entityId), changeId };
}

async function storePost(transaction: Transaction, context: SignedInContext, post: KeptPost): Promise<void> {
  const { accountId } = context.caller;
  const { fullName, username, avatar } = await findWriter(transaction, accountId);
  const author = { authorAccountId: accountId, authorName: fullName || username, authorAvatar: avatar ?? '' };
  const times = { createdAt: context.now, updatedAt: null, deletedAt: null };
  await insertPost(transaction, { ...postColumns(post), ...author, ...times, search: blogSearch(post) });
  await replaceTags(transaction, post.id, post.tags);
}

export async function updatePost(context: SignedInContext, id: number, changes: PostChanges): Promise<Edited> {
  const content = changes.content === undefined ? {} : { content: await harmlessHtml(changes.content, 'content') };
  return context.services.engine.write(async (transaction) => {
    const row = await findPostRow(transaction, id);
    if (!row) throw notFound('post');
    requireRight(mayChange(context, row));
    const before = keptPost(row);
    const wished: KeptPost = { ...before, ...givenFields(changes), ...content };
    const after = published({ ...wished, tags: inTagOrder(wished.tags) }, context.now);
    refuseUnpublishable(context, before, after);
    await usePicture(transaction, context, after.featuredImage, before.featuredImage);
    const changeId = await changePost(transaction, context, before, after);
    return { post: await editable(transaction, context, id), changeId };
  });
}

async function editable(transaction: Transaction, context: SignedInContext, id: number): Promise<EditedPost> {
  const row = await findPostRow(transaction, id);
  if (!row) throw notFound('post');
  return editedPost(row, mayDelete(context, row));
}

/** What is published has its moment, and what is not has none. */
function published(post: KeptPost, now: string): KeptPost {
  if (post.status !== 'Published') return { ...post, publishedAt: null };
  return { ...post, publishedAt: post.publishedAt ?? now, publishAt: null };
}

function refuseUnpublishable(context: Context, before: KeptPost | null, after: KeptPost): void {
  if (isPlanned(before, after) && (after.publishAt ?? '') <= context.now)
    throw badInput([{ path: 'publishAt', message: 'Give a moment that is still to come.' }]);
  refusePublishing(context, before, after);
}

/** Now, or by itself later: it takes the same right. */
export function refusePublishing(context: Context, before: KeptPost | null, after: KeptPost): void {
  const isNew = after.status === 'Published' && before?.status !== 'Published';
  requireRight(!(isNew || isPlanned(before, after)) || mayPublish(context));
}

function isPlanned(before: KeptPost | null, after: KeptPost): boolean {
  return after.publishAt !== null && after.publishAt !== before?.publishAt;
}

export async function refuseTaken(transaction: Transaction, slug: string, exceptId: number): Promise<void> {
  if (!(await isSlugTaken(transaction, slug, exceptId))) return;
  const message = 'Another post has this address.';
  throw conflict(message, [{ path: 'slug', message }]);
}

/** A stored file that becomes the picture of a post is from then on for all who may read posts. */
async function usePicture(transaction: Transaction, context: SignedInContext, picture: string, before: string) {
  if (picture !== before) await useFile(transaction, context, picture, 'Blog', 'featuredImage');
}

/** Records what is different; null when nothing is. */
export async function changePost(
  transaction: Transaction,
  author: Acting,
  before: KeptPost,
  after: KeptPost,
): Promise<number | null> {
  const difference = differenceOf(before, after);
  if (!difference) return null;
  const { fields } = difference;
  if (fields.includes('slug')) await refuseTaken(transaction, after.slug, after.id);
  const row = { ...postColumns(after), search: blogSearch(after), updatedAt: author.now };
  await changePostRow(transaction, after.id, row);
  if (fields.includes('tags')) await replaceTags(transaction, after.id, after.tags);
  return finish(transaction, author, before, after, difference);
}

/** What follows from each change of a post: its version, the job that publishes it, and the record. */
async function finish(
  transaction: Transaction,
  author: Acting,
  before: KeptPost | null,
  after: KeptPost,
  recorded: Pick<ChangeToRecord, 'before' | 'after'>,
): Promise<number> {
  await schedulePublication(transaction, after);
  const texts = ['title', 'excerpt', 'content'] as const;
  if (texts.some((field) => before?.[field] !== after[field])) await keepVersion(transaction, author, after);
  return recordPost(transaction, author, after, recorded.before, recorded.after);
}

async function keepVersion(transaction: Transaction, author: Acting, post: KeptPost): Promise<void> {
  const { id: postId, title, excerpt, content } = post;
  const id = await nextId(transaction, 'blog_versions');
  const { accountId = null, name: person = '' } = author.caller ?? {};
  await insertVersion(transaction, { id, postId, savedAt: author.now, person, accountId, title, excerpt, content });
}

export async function schedulePublication(transaction: Transaction, { id, publishAt }: KeptPost): Promise<void> {
  const key = String(id);
  if (publishAt === null) await cancelJob(transaction, publishJob, key);
  else await scheduleJob(transaction, { kind: publishJob, key, dueAt: publishAt });
}

export function deletePost(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const row = await findPostRow(transaction, id);
    if (!row) throw notFound('post');
    requireRight(mayDelete(context, row));
    return removePost(transaction, context, keptPost(row));
  });
}

/** Its comments stay for when it comes back; its slug is free for another. No slug has a slash. */
export async function removePost(transaction: Transaction, author: Acting, post: KeptPost): Promise<number> {
  const { id, slug } = post;
  await changePostRow(transaction, id, { deletedAt: author.now, slug: `${slug}/${id}` });
  await cancelJob(transaction, publishJob, String(id));
  await hideNotifications(transaction, author, 'blog-post', [id]);
  await hideNotifications(transaction, author, 'blog-comment', await findCommentIds(transaction, id));
  return recordPost(transaction, author, post, post, null);
}

/** What was told of a post that came back, and of the comments that came back with it. */
export async function showNews(transaction: Transaction, author: Acting, id: number): Promise<void> {
  await showNotifications(transaction, author, 'blog-post', [id]);
  await showNotifications(transaction, author, 'blog-comment', await findCommentIds(transaction, id));
}

export function recordPost(
  transaction: Transaction,
  author: Acting,
  { id, title }: KeptPost,
  before: object | null,
  after: object | null,
): Promise<number> {
  const isUndoable = author.caller !== null;
  return recordChange(transaction, author, {
    entity: 'blog-post',
    entityId: id,
    entityName: title,
    before,
    after,
    isUndoable,
  });
}

import { commentsShown } from '@atrium/contract/blog-comments';
import { sql } from 'kysely';
import type { BlogCommentRow } from '../../database/blog-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';

/** All that a change of a comment may have recorded. */
export type KeptComment = Pick<BlogCommentRow, 'id' | 'postId' | 'parentId' | 'text' | 'createdAt' | 'editedAt'>;

const liveName = sql<string>`coalesce(nullif(accounts.full_name, ''), author_name)`;
const liveAvatar = sql<string>`coalesce(accounts.avatar, author_avatar)`;

/** The latest, the first of them first; those that are deleted too where something answers them. */
export async function findPostComments(database: Database, postId: number) {
  const comments = await database
    .selectFrom('blogComments')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .select(['blogComments.id', 'accountId', 'parentId', 'text', 'blogComments.createdAt', 'editedAt', 'deletedAt'])
    .select([liveName.as('name'), liveAvatar.as('avatar')])
    .where('postId', '=', postId)
    .where((where) => where.or([where('deletedAt', 'is', null), hasAnswers]))
    .orderBy('blogComments.createdAt', 'desc')
    .orderBy('blogComments.id', 'desc')
    .limit(commentsShown)
    .execute();
  return comments.toReversed();
}

const hasAnswers = sql<boolean>`exists (
  select 1 from blog_comments as answers where answers.parent_id = blog_comments.id and answers.deleted_at is null)`;

export async function countComments(database: Database, postId: number): Promise<number> {
  const { total } = await database
    .selectFrom('blogComments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('postId', '=', postId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** One that is not deleted, with its post. */
export function findComment(database: Database, id: number) {
  return database
    .selectFrom('blogComments')
    .innerJoin('blogPosts', 'blogPosts.id', 'postId')
    .select(['blogComments.id', 'postId', 'parentId', 'text', 'blogComments.createdAt', 'editedAt', 'accountId'])
    .select(['slug', 'title', 'status'])
    .where('blogComments.id', '=', id)
    .where('blogComments.deletedAt', 'is', null)
    .where('blogPosts.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Those below a post that are not deleted, whatever became of the post. */
export async function findCommentIds(database: Database, postId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('blogComments')
    .select('id')
    .where('postId', '=', postId)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** With nothing but what is recorded. */
export function findKeptComment(database: Database, id: number): Promise<KeptComment | undefined> {
  return database
    .selectFrom('blogComments')
    .select(['id', 'postId', 'parentId', 'text', 'createdAt', 'editedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function insertComment(transaction: Transaction, row: BlogCommentRow): Promise<void> {
  await transaction.insertInto('blogComments').values(row).execute();
}

export async function changeCommentRow(
  transaction: Transaction,
  id: number,
  row: Partial<Pick<BlogCommentRow, 'text' | 'editedAt' | 'deletedAt'>>,
): Promise<void> {
  await transaction.updateTable('blogComments').set(row).where('id', '=', id).execute();
}

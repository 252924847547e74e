import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/engine.ts';
import type { ProfileCommentRow } from '../../database/profile-schema.ts';
import { personAvatar, personName } from './people.queries.ts';

const commentsShown = 100;

export type KeptComment = Pick<ProfileCommentRow, 'id' | 'postId' | 'text' | 'createdAt' | 'editedAt'>;
const kept = [
  'profileComments.id',
  'postId',
  'profileComments.text',
  'profileComments.createdAt',
  'profileComments.editedAt',
] as const;

/** The latest comments of each post as the caller sees them, the first of them first. */
export function findComments(database: Database, personId: number, postIds: readonly number[]) {
  const ranked = shownComments(database, personId)
    .select(sql<number>`row_number() over (partition by post_id order by profile_comments.id desc)`.as('place'))
    .where('postId', 'in', [0, ...postIds])
    .as('ranked');
  return database.selectFrom(ranked).selectAll().where('place', '<=', commentsShown).orderBy('id').execute();
}

export function findShownComment(database: Database, personId: number, id: number) {
  return shownComments(database, personId).where('profileComments.id', '=', id).executeTakeFirst();
}

function shownComments(database: Database, personId: number) {
  const likes = sql`select count(*) from profile_reactions
    where kind = 'comment-like' and target_id = profile_comments.id`;
  return database
    .selectFrom('profileComments')
    .innerJoin('profilePeople', 'profilePeople.id', 'personId')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .select([...kept, 'personId', personName.as('username'), personAvatar.as('avatar')])
    .select(sql<number>`(select person_id from profile_posts where id = post_id)`.as('postPersonId'))
    .select([sql<number>`(${likes})`.as('likes'), sql<number>`(${likes} and person_id = ${personId})`.as('ownLikes')])
    .where('deletedAt', 'is', null);
}

/** One whose post is there too. */
export function findComment(database: Database, id: number): Promise<KeptComment | undefined> {
  return comments(database).where('profileComments.id', '=', id).executeTakeFirst();
}

export function findOwnComment(database: Database, personId: number, id: number): Promise<KeptComment | undefined> {
  return comments(database)
    .where('profileComments.id', '=', id)
    .where('profileComments.personId', '=', personId)
    .executeTakeFirst();
}

/** Whose it is, and whose post it is below. */
export function findCommentPeople(database: Database, id: number) {
  return comments(database)
    .select(['profileComments.personId', 'profilePosts.personId as postPersonId'])
    .where('profileComments.id', '=', id)
    .executeTakeFirst();
}

/** Who wrote a comment, be it deleted or not, and the post that it is below. */
export function findCommenter(database: Database, id: number) {
  return database
    .selectFrom('profileComments')
    .innerJoin('profilePosts', 'profilePosts.id', 'postId')
    .innerJoin('profilePeople', 'profilePeople.id', 'profileComments.personId')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .select(['profileComments.personId', 'accountId', personName.as('name'), 'postId', 'profilePosts.text as postText'])
    .where('profileComments.id', '=', id)
    .executeTakeFirst();
}

/** When the latest comment of somebody below a post was written; null without one. */
export async function findLastCommentAt(database: Database, personId: number, postId: number): Promise<string | null> {
  const row = await database
    .selectFrom('profileComments')
    .select(({ fn }) => fn.max('createdAt').as('at'))
    .where('postId', '=', postId)
    .where('personId', '=', personId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.at ?? null;
}

function comments(database: Database) {
  return database
    .selectFrom('profileComments')
    .innerJoin('profilePosts', 'profilePosts.id', 'postId')
    .select(kept)
    .where('profileComments.deletedAt', 'is', null)
    .where('profilePosts.deletedAt', 'is', null);
}

export async function insertComments(transaction: Transaction, rows: readonly ProfileCommentRow[]): Promise<void> {
  await transaction.insertInto('profileComments').values(rows).execute();
}

export async function changeComment(
  transaction: Transaction,
  { id, text, editedAt }: Pick<KeptComment, 'id' | 'text' | 'editedAt'>,
): Promise<void> {
  await transaction.updateTable('profileComments').set({ text, editedAt }).where('id', '=', id).execute();
}

export async function markComment(transaction: Transaction, id: number, deletedAt: string | null): Promise<void> {
  await transaction.updateTable('profileComments').set({ deletedAt }).where('id', '=', id).execute();
}

import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/engine.ts';
import type { ProfilePostRow } from '../../database/profile-schema.ts';
import { personAvatar, personName } from './people.queries.ts';

export type KeptPost = Pick<ProfilePostRow, 'id' | 'text' | 'createdAt'>;
const kept = ['id', 'text', 'createdAt'] as const;

function reactions(kind: 'like' | 'share', condition: RawBuilder<unknown> = sql``): RawBuilder<number> {
  return sql<number>`(select count(*) from profile_reactions
    where kind = ${sql.lit(kind)} and target_id = profile_posts.id ${condition})`;
}

const commentCount = sql<number>`(select count(*) from profile_comments
  where post_id = profile_posts.id and deleted_at is null)`;

/** As the caller sees them, the newest first. */
export function findPosts(database: Database, personId: number, limit: number, offset: number) {
  return shownPosts(database, personId).orderBy('profilePosts.id', 'desc').limit(limit).offset(offset).execute();
}

export function findShownPost(database: Database, personId: number, id: number) {
  return shownPosts(database, personId).where('profilePosts.id', '=', id).executeTakeFirst();
}

function shownPosts(database: Database, personId: number) {
  const own = sql`and person_id = ${personId}`;
  return database
    .selectFrom('profilePosts')
    .innerJoin('profilePeople', 'profilePeople.id', 'personId')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .select(['profilePosts.id', 'personId', 'text', 'image', 'video', 'profilePosts.createdAt'])
    .select([personName.as('username'), personAvatar.as('avatar'), commentCount.as('comments')])
    .select([reactions('like').as('likes'), reactions('like', own).as('ownLikes')])
    .select([reactions('share').as('shares'), reactions('share', own).as('ownShares')])
    .where('deletedAt', 'is', null);
}

export function findPost(database: Database, id: number): Promise<KeptPost | undefined> {
  return database
    .selectFrom('profilePosts')
    .select(kept)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export function findOwnPost(database: Database, personId: number, id: number): Promise<KeptPost | undefined> {
  return database
    .selectFrom('profilePosts')
    .select(kept)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function insertPosts(transaction: Transaction, posts: readonly ProfilePostRow[]): Promise<void> {
  await transaction.insertInto('profilePosts').values(posts).execute();
}

export async function markPost(transaction: Transaction, id: number, deletedAt: string | null): Promise<void> {
  await transaction.updateTable('profilePosts').set({ deletedAt }).where('id', '=', id).execute();
}

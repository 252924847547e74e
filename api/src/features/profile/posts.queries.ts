import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/engine.ts';
import type { ProfilePostRow } from '../../database/profile-schema.ts';
import { personAvatar, personName } from './people.queries.ts';
import { findPictures } from './pictures.queries.ts';

export interface KeptPost extends Pick<ProfilePostRow, 'id' | 'text' | 'createdAt' | 'editedAt'> {
  pictures: string[];
}
const kept = ['id', 'text', 'createdAt', 'editedAt'] as const;

function reactions(kind: 'like' | 'share', condition: RawBuilder<unknown> = sql``): RawBuilder<number> {
  return sql<number>`(select count(*) from profile_reactions
    where kind = ${sql.lit(kind)} and target_id = profile_posts.id ${condition})`;
}

const commentCount = sql<number>`(select count(*) from profile_comments
  where post_id = profile_posts.id and deleted_at is null)`;

const firstPicture = sql<string | null>`(select picture from profile_post_pictures
  where post_id = profile_posts.id order by position limit 1)`;

/** As the caller sees them, the newest first. */
export function findPosts(database: Database, personId: number, limit: number, offset: number) {
  return shownPosts(database, personId).orderBy('profilePosts.id', 'desc').limit(limit).offset(offset).execute();
}

/** Which part of all posts: those of one author, those before one of them, those after one. */
export interface FeedPart {
  author: number | undefined;
  before: number | undefined;
  after?: number | undefined;
}

/** The same as `findPosts`, from some post on. */
export function findFeed(database: Database, personId: number, { author, before, after }: FeedPart, limit: number) {
  return shownPosts(database, personId)
    .$if(author !== undefined, (query) => query.where('personId', '=', author ?? 0))
    .$if(before !== undefined, (query) => query.where('profilePosts.id', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('profilePosts.id', '>', after ?? 0))
    .orderBy('profilePosts.id', 'desc')
    .limit(limit)
    .execute();
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
    .select(['profilePosts.id', 'personId', 'text', 'video', 'profilePosts.createdAt', 'editedAt'])
    .select([personName.as('username'), personAvatar.as('avatar'), commentCount.as('comments')])
    .select(firstPicture.as('image'))
    .select([reactions('like').as('likes'), reactions('like', own).as('ownLikes')])
    .select([reactions('share').as('shares'), reactions('share', own).as('ownShares')])
    .where('deletedAt', 'is', null);
}

export async function findPost(database: Database, id: number): Promise<KeptPost | undefined> {
  const post = await posts(database, id).executeTakeFirst();
  return post && withPictures(database, post);
}

export async function findOwnPost(database: Database, personId: number, id: number): Promise<KeptPost | undefined> {
  const post = await posts(database, id).where('personId', '=', personId).executeTakeFirst();
  return post && withPictures(database, post);
}

function posts(database: Database, id: number) {
  return database.selectFrom('profilePosts').select(kept).where('id', '=', id).where('deletedAt', 'is', null);
}

async function withPictures(database: Database, post: Omit<KeptPost, 'pictures'>): Promise<KeptPost> {
  const pictures = await findPictures(database, [post.id]);
  return { ...post, pictures: pictures.map(({ picture }) => picture) };
}

/** The account that wrote a post; null when there is none, or no more. */
export async function findAuthorOf(database: Database, postId: number): Promise<number | null> {
  const row = await database
    .selectFrom('profilePosts')
    .innerJoin('profilePeople', 'profilePeople.id', 'personId')
    .select('accountId')
    .where('profilePosts.id', '=', postId)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

export async function insertPosts(transaction: Transaction, rows: readonly ProfilePostRow[]): Promise<void> {
  await transaction.insertInto('profilePosts').values(rows).execute();
}

export async function changePost(
  transaction: Transaction,
  { id, text, editedAt }: Pick<KeptPost, 'id' | 'text' | 'editedAt'>,
): Promise<void> {
  await transaction.updateTable('profilePosts').set({ text, editedAt }).where('id', '=', id).execute();
}

export async function markPost(transaction: Transaction, id: number, deletedAt: string | null): Promise<void> {
  await transaction.updateTable('profilePosts').set({ deletedAt }).where('id', '=', id).execute();
}

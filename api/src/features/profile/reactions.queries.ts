import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/engine.ts';
import type { ProfileReactionRow, ReactionKind } from '../../database/profile-schema.ts';
import { isThere } from './polls.queries.ts';

/** What a reaction of each kind is to. */
const targets: Readonly<Record<ReactionKind, RawBuilder<{ name: string }>>> = {
  like: sql`select text as name from profile_posts where deleted_at is null`,
  share: sql`select text as name from profile_posts where deleted_at is null`,
  'comment-like': sql`select text as name from profile_comments where deleted_at is null
    and post_id in (select id from profile_posts where deleted_at is null)`,
  follow: sql`select name from profile_pages where true`,
  favorite: sql`select name from profile_feeds where true`,
  friend: sql`select name from profile_people
    where (account_id is null or account_id in (select id from accounts where closed_at is null))`,
  vote: sql`select question as name from profile_polls where ${isThere}`,
};

/** What the thing is called; undefined when there is none. */
export async function findTargetName(database: Database, kind: ReactionKind, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`${targets[kind]} and id = ${id}`.execute(database);
  return rows[0]?.name;
}

export async function isOptionOf(database: Database, pollId: number, optionId: number): Promise<boolean> {
  const option = await database
    .selectFrom('profilePollOptions')
    .select('id')
    .where('id', '=', optionId)
    .where('pollId', '=', pollId)
    .executeTakeFirst();
  return option !== undefined;
}

export function findReaction(database: Database, id: number): Promise<ProfileReactionRow | undefined> {
  return database.selectFrom('profileReactions').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findReactionTo(
  database: Database,
  { kind, targetId, personId }: Pick<ProfileReactionRow, 'kind' | 'targetId' | 'personId'>,
): Promise<ProfileReactionRow | undefined> {
  return database
    .selectFrom('profileReactions')
    .selectAll()
    .where('kind', '=', kind)
    .where('targetId', '=', targetId)
    .where('personId', '=', personId)
    .executeTakeFirst();
}

export async function insertReactions(transaction: Transaction, rows: readonly ProfileReactionRow[]): Promise<void> {
  await transaction.insertInto('profileReactions').values(rows).execute();
}

export async function moveVote(transaction: Transaction, id: number, optionId: number): Promise<void> {
  await transaction.updateTable('profileReactions').set({ optionId }).where('id', '=', id).execute();
}

export async function deleteReaction(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('profileReactions').where('id', '=', id).execute();
}

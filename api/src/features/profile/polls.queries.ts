import type { NewPoll } from '@atrium/contract/profile-feed';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/engine.ts';
import type { ProfilePollRow } from '../../database/profile-schema.ts';
import { nextId, nextIds } from '../../database/sequences.ts';

const pollsShown = 10;

/** The options of the newest polls, poll after poll, with their votes. */
export function findPollOptions(database: Database, personId: number) {
  const newest = database
    .selectFrom('profilePolls')
    .select('id')
    .where(isThere)
    .orderBy('id', 'desc')
    .limit(pollsShown);
  return pollOptions(database, personId).where('pollId', 'in', newest).execute();
}

/** The same of the polls of these posts. */
export function findPollOptionsOf(database: Database, personId: number, postIds: readonly number[]) {
  return pollOptions(database, personId)
    .where('postId', 'in', [0, ...postIds])
    .execute();
}

/** A poll goes with its post, and comes back with it. */
export const isThere = sql<boolean>`(post_id is null
  or exists (select 1 from profile_posts where profile_posts.id = post_id and deleted_at is null))`;

function pollOptions(database: Database, personId: number) {
  const votes = sql`select count(*) from profile_reactions
    where kind = 'vote' and target_id = poll_id and option_id = profile_poll_options.id`;
  return database
    .selectFrom('profilePollOptions')
    .innerJoin('profilePolls', 'profilePolls.id', 'pollId')
    .select(['profilePollOptions.id', 'pollId', 'question', 'name', 'postId', 'endsOn', 'timeZone'])
    .select([sql<number>`(${votes})`.as('votes'), sql<number>`(${votes} and person_id = ${personId})`.as('ownVotes')])
    .orderBy('pollId')
    .orderBy('profilePollOptions.id');
}

export function findPoll(database: Database, id: number): Promise<ProfilePollRow | undefined> {
  return database.selectFrom('profilePolls').selectAll().where('id', '=', id).where(isThere).executeTakeFirst();
}

export async function insertPoll(
  transaction: Transaction,
  postId: number,
  { question, options, endsOn, timeZone }: NewPoll,
): Promise<void> {
  const id = await nextId(transaction, 'profile_polls');
  const firstId = await nextIds(transaction, 'profile_poll_options', options.length);
  const rows = options.map((name, index) => ({ id: firstId + index, pollId: id, name }));
  await transaction.insertInto('profilePolls').values({ id, question, postId, endsOn, timeZone }).execute();
  await transaction.insertInto('profilePollOptions').values(rows).execute();
}

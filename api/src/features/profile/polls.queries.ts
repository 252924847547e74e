import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';

const pollsShown = 10;

/** The options of the newest polls, poll after poll, with their votes. */
export function findPollOptions(database: Database, personId: number) {
  const votes = sql`select count(*) from profile_reactions
    where kind = 'vote' and target_id = poll_id and option_id = profile_poll_options.id`;
  const newest = database.selectFrom('profilePolls').select('id').orderBy('id', 'desc').limit(pollsShown);
  return database
    .selectFrom('profilePollOptions')
    .innerJoin('profilePolls', 'profilePolls.id', 'pollId')
    .select(['profilePollOptions.id', 'pollId', 'question', 'name'])
    .select([sql<number>`(${votes})`.as('votes'), sql<number>`(${votes} and person_id = ${personId})`.as('ownVotes')])
    .where('pollId', 'in', newest)
    .orderBy('pollId')
    .orderBy('profilePollOptions.id')
    .execute();
}

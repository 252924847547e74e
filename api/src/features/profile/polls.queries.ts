import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import { personAvatar, personName } from './people.queries.ts';

const pollsShown = 10;
const votersShown = 5;

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

/** A few of those who voted for each option. */
export function findVoters(database: Database, optionIds: readonly number[]) {
  const ranked = database
    .selectFrom('profileReactions')
    .innerJoin('profilePeople', 'profilePeople.id', 'personId')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .select(['optionId', personName.as('username'), personAvatar.as('avatar')])
    .select(sql<number>`row_number() over (partition by option_id order by person_id)`.as('place'))
    .where('kind', '=', 'vote')
    .where('optionId', 'in', [0, ...optionIds])
    .as('ranked');
  return database
    .selectFrom(ranked)
    .select(['optionId', 'username', 'avatar'])
    .where('place', '<=', votersShown)
    .orderBy('optionId')
    .orderBy('place')
    .execute();
}

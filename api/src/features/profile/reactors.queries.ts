import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import { personAvatar, personName } from './people.queries.ts';

const shown = 5;

/** A few of those who like each post, and of those who voted for each option of the polls. */
export async function findReactors(database: Database, postIds: readonly number[], pollIds: readonly number[]) {
  const ranked = database
    .selectFrom('profileReactions')
    .innerJoin('profilePeople', 'profilePeople.id', 'personId')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .select(['kind', 'targetId', 'optionId', personName.as('username'), personAvatar.as('avatar')])
    .select(sql<number>`row_number() over (partition by kind, target_id, option_id order by person_id)`.as('place'))
    .where(({ and, eb, or }) =>
      or([
        and([eb('kind', '=', 'like'), eb('targetId', 'in', [0, ...postIds])]),
        and([eb('kind', '=', 'vote'), eb('targetId', 'in', [0, ...pollIds])]),
      ]),
    )
    .as('ranked');
  const rows = await database
    .selectFrom(ranked)
    .select(['kind', 'targetId', 'optionId', 'username', 'avatar'])
    .where('place', '<=', shown)
    .orderBy('place')
    .execute();
  return {
    likers: rows.filter(({ kind }) => kind === 'like').map((row) => ({ ...row, postId: row.targetId })),
    voters: rows.filter(({ kind }) => kind === 'vote'),
  };
}

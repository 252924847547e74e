import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import { isOpen, personAvatar, personName } from './people.queries.ts';

const pagesShown = 6;
const feedsShown = 3;

export function findProfile(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('accountSettings', 'accountSettings.accountId', 'accounts.id')
    .leftJoin('profilePeople', 'profilePeople.accountId', 'accounts.id')
    .select([
      'profilePeople.id as personId',
      'accounts.avatar',
      'accounts.fullName',
      'accounts.username',
      'accounts.email',
      'accounts.createdAt',
    ])
    .select(['profiles.designation', 'profiles.cover', 'profiles.lives'])
    .select(['accountSettings.bio', 'accountSettings.website'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/** What the caller may follow, and the feeds that they may like; `reactionId` is null while they do not. */
export function findPagesAndFeeds(database: Database, personId: number) {
  const pages = database
    .selectFrom('profilePages')
    .select(['id', sql<'follow' | 'favorite'>`'follow'`.as('reaction'), 'name', 'subtitle', 'avatar'])
    .select([sql.lit('').as('tags'), sql.lit('').as('text')])
    .orderBy('id')
    .limit(pagesShown);
  const feeds = database
    .selectFrom('profileFeeds')
    .select(['id', sql<'follow' | 'favorite'>`'favorite'`.as('reaction'), 'name', 'handle as subtitle', 'avatar'])
    .select(['tags', 'text'])
    .orderBy('id')
    .limit(feedsShown);
  return database
    .selectFrom(
      database
        .selectFrom(pages.as('pages'))
        .selectAll()
        .unionAll(database.selectFrom(feeds.as('feeds')).selectAll())
        .as('shown'),
    )
    .leftJoin('profileReactions', (join) =>
      join.onRef('kind', '=', 'shown.reaction').on('personId', '=', personId).onRef('targetId', '=', 'shown.id'),
    )
    .select(['shown.id', 'reaction', 'name', 'subtitle', 'avatar', 'tags', 'shown.text'])
    .select('profileReactions.id as reactionId')
    .orderBy('shown.id')
    .execute();
}

const friendsOf = (database: Database, personId: number) =>
  database
    .selectFrom('profileReactions')
    .select('targetId')
    .where('kind', '=', 'friend')
    .where('personId', '=', personId);

const askingOf = (database: Database, personId: number) =>
  database
    .selectFrom('profileReactions as asking')
    .select('asking.personId')
    .where('asking.kind', '=', 'friend')
    .where('asking.targetId', '=', personId);

/** Who is no friend yet but a friend of friends, those with the most friends in common first. */
function friendsOfFriends(database: Database, personId: number, limit: number) {
  const friends = friendsOf(database, personId);
  return database
    .selectFrom('profileReactions')
    .innerJoin('profilePeople', 'profilePeople.id', 'profileReactions.personId')
    .leftJoin('accounts', 'accounts.id', 'profilePeople.accountId')
    .select(['profilePeople.id', personName.as('name'), personAvatar.as('avatar')])
    .select(({ fn }) => fn.countAll<number>().as('mutualFriends'))
    .where('kind', '=', 'friend')
    .where('targetId', 'in', friends)
    .where(isOpen)
    .where('personId', '<>', personId)
    .where('personId', 'not in', friends)
    .where('personId', 'not in', askingOf(database, personId))
    .groupBy(['profilePeople.id', personName, personAvatar])
    .orderBy('mutualFriends', 'desc')
    .orderBy('profilePeople.id')
    .limit(limit);
}

/** Who is no friend yet. */
function strangers(database: Database, personId: number, limit: number) {
  return database
    .selectFrom('profilePeople')
    .leftJoin('accounts', 'accounts.id', 'profilePeople.accountId')
    .select(['profilePeople.id', personName.as('name'), personAvatar.as('avatar'), sql.lit(0).as('mutualFriends')])
    .where(isOpen)
    .where('profilePeople.id', '<>', personId)
    .where('profilePeople.id', 'not in', friendsOf(database, personId))
    .where('profilePeople.id', 'not in', askingOf(database, personId))
    .orderBy('profilePeople.id')
    .limit(limit);
}

/** Friends of friends, and after them others: some may be there twice, and there are enough without. */
export function findSuggestions(database: Database, personId: number, limit: number) {
  return database
    .selectFrom(friendsOfFriends(database, personId, limit).as('known'))
    .selectAll()
    .unionAll(database.selectFrom(strangers(database, personId, 2 * limit).as('others')).selectAll())
    .orderBy('mutualFriends', 'desc')
    .orderBy('id')
    .execute();
}

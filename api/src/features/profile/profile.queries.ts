import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import { personAvatar, personName } from './people.queries.ts';

const photosShown = 9;
const pagesShown = 6;
const feedsShown = 3;

export function findProfile(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('accountSettings', 'accountSettings.accountId', 'accounts.id')
    .select(['accounts.avatar', 'accounts.fullName', 'accounts.username', 'accounts.email', 'accounts.createdAt'])
    .select(['profiles.designation', 'profiles.cover', 'profiles.lives'])
    .select(['accountSettings.bio', 'accountSettings.website'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

export function findPages(database: Database, personId: number) {
  return database
    .selectFrom('profilePages')
    .leftJoin('profileReactions', (join) =>
      join.on('kind', '=', 'follow').on('personId', '=', personId).onRef('targetId', '=', 'profilePages.id'),
    )
    .select(['profilePages.id', 'name', 'subtitle', 'avatar', 'profileReactions.id as reactionId'])
    .orderBy('profilePages.id')
    .limit(pagesShown)
    .execute();
}

export function findFeeds(database: Database, personId: number) {
  return database
    .selectFrom('profileFeeds')
    .leftJoin('profileReactions', (join) =>
      join.on('kind', '=', 'favorite').on('personId', '=', personId).onRef('targetId', '=', 'profileFeeds.id'),
    )
    .select(['profileFeeds.id', 'name', 'handle', 'avatar', 'tags', 'text', 'profileReactions.id as reactionId'])
    .orderBy('profileFeeds.id')
    .limit(feedsShown)
    .execute();
}

/** The newest first. */
export function findPhotos(database: Database) {
  return database.selectFrom('profilePhotos').select('image').orderBy('id', 'desc').limit(photosShown).execute();
}

const friendsOf = (database: Database, personId: number) =>
  database
    .selectFrom('profileReactions')
    .select('targetId')
    .where('kind', '=', 'friend')
    .where('personId', '=', personId);

/** Who is no friend yet but a friend of friends, those with the most friends in common first. */
export function findFriendsOfFriends(database: Database, personId: number, limit: number) {
  const friends = friendsOf(database, personId);
  return database
    .selectFrom('profileReactions')
    .innerJoin('profilePeople', 'profilePeople.id', 'profileReactions.personId')
    .leftJoin('accounts', 'accounts.id', 'profilePeople.accountId')
    .select(['profilePeople.id', personName.as('name'), personAvatar.as('avatar')])
    .select(({ fn }) => fn.countAll<number>().as('mutualFriends'))
    .where('kind', '=', 'friend')
    .where('targetId', 'in', friends)
    .where('personId', '<>', personId)
    .where('personId', 'not in', friends)
    .groupBy(['profilePeople.id', personName, personAvatar])
    .orderBy('mutualFriends', 'desc')
    .orderBy('profilePeople.id')
    .limit(limit)
    .execute();
}

/** Who else is no friend yet. */
export function findStrangers(database: Database, personId: number, except: readonly number[], limit: number) {
  return database
    .selectFrom('profilePeople')
    .leftJoin('accounts', 'accounts.id', 'profilePeople.accountId')
    .select(['profilePeople.id', personName.as('name'), personAvatar.as('avatar'), sql.lit(0).as('mutualFriends')])
    .where('profilePeople.id', 'not in', [personId, ...except])
    .where('profilePeople.id', 'not in', friendsOf(database, personId))
    .orderBy('profilePeople.id')
    .limit(limit)
    .execute();
}

import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { insertPerson } from '../../people/insert-person.ts';

/** Where `profile_people` and, beside it, `accounts` are joined: an account's own name and picture, or what is kept of it. A closed one has neither. */
export const personName = sql<string>`case when accounts.closed_at is not null then ''
  else coalesce(nullif(accounts.full_name, ''), accounts.username, profile_people.name) end`;
/** What they are put in order by: accents and capitals count for nothing. */
const personKey = sql<string>`case when accounts.closed_at is not null then ''
  else coalesce(nullif(accounts.full_name_key, ''), accounts.username_key, lower(profile_people.name)) end`;
export const personAvatar = sql<string>`coalesce(accounts.avatar, profile_people.avatar)`;
/** The account that one can write to. */
const openAccount = sql<number | null>`case when accounts.closed_at is null then accounts.id end`;
/** Whoever can be asked to be a friend. */
export const isOpen = sql<boolean>`accounts.closed_at is null`;

/** The person of an account; 0, which nobody is, while the account has done nothing yet. */
export async function findPersonId(database: Database, accountId: number): Promise<number> {
  const person = await database
    .selectFrom('profilePeople')
    .select('id')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return person?.id ?? 0;
}

export async function requirePersonId(transaction: Transaction, { caller }: Pick<Context, 'caller'>): Promise<number> {
  const accountId = caller?.accountId ?? 0;
  const known = await findPersonId(transaction, accountId);
  return known > 0 ? known : insertPerson(transaction, { accountId, name: caller?.name ?? '' });
}

export type Whoever = NonNullable<Awaited<ReturnType<typeof findWhoever>>>;

export async function findWhoever(database: Database, id: number) {
  return database
    .selectFrom('profilePeople')
    .leftJoin('accounts', 'accounts.id', 'profilePeople.accountId')
    .select(['profilePeople.id', 'profilePeople.accountId', 'accounts.canSignIn', 'accounts.closedAt'])
    .where('profilePeople.id', '=', id)
    .executeTakeFirst();
}

/** Which of two accounts has blocked the other. */
export async function findBlockers(database: Database, one: number, other: number): Promise<number[]> {
  const rows = await database
    .selectFrom('chatContacts')
    .select('accountId')
    .where('isBlocked', '=', 1)
    .where('accountId', 'in', [one, other])
    .where('contactId', 'in', [one, other])
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** A person by their id or by that of their account, with what their page says. */
export function findPersonPage(database: Database, by: { id: number } | { accountId: number }) {
  const countPhotos = sql<number>`(select count(*) from profile_post_pictures
    inner join profile_posts on profile_posts.id = post_id
    where profile_posts.person_id = profile_people.id and deleted_at is null)`;
  const countPosts = sql<number>`(select count(*) from profile_posts
    where profile_posts.person_id = profile_people.id and deleted_at is null)`;
  const countFriends = sql<number>`(select count(*) from profile_reactions as one
    inner join profile_reactions as other
      on other.kind = 'friend' and other.target_id = one.person_id and other.person_id = one.target_id
    where one.kind = 'friend' and one.person_id = profile_people.id)`;
  const query = database
    .selectFrom('profilePeople')
    .leftJoin('accounts', 'accounts.id', 'profilePeople.accountId')
    .leftJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('accountProfiles', 'accountProfiles.accountId', 'accounts.id')
    .leftJoin('accountSettings as settings', 'settings.accountId', 'accounts.id')
    .select(['profilePeople.id', openAccount.as('accountId'), personName.as('name'), personAvatar.as('avatar')])
    .select(['accounts.email', 'accounts.createdAt', 'accounts.closedAt', 'profiles.cover', 'profiles.lives'])
    .select(sql<string | null>`coalesce(profiles.designation, account_profiles.title)`.as('designation'))
    .select(['settings.bio', 'settings.website', 'settings.twitter', 'settings.facebook', 'settings.google'])
    .select(['settings.linkedIn', 'settings.instagram', 'settings.quora', 'accountProfiles.about'])
    .select([countPosts.as('posts'), countPhotos.as('photos'), countFriends.as('friends')]);
  const found =
    'id' in by ? query.where('profilePeople.id', '=', by.id) : query.where('accounts.id', '=', by.accountId);
  return found.executeTakeFirst();
}

const mostPeople = 1_000;

/** Who likes a post, by name. */
export function findLikers(database: Database, postId: number) {
  return database
    .selectFrom('profileReactions')
    .innerJoin('profilePeople', 'profilePeople.id', 'personId')
    .leftJoin('accounts', 'accounts.id', 'profilePeople.accountId')
    .select(['profilePeople.id', openAccount.as('accountId'), personName.as('name'), personAvatar.as('avatar')])
    .where('kind', '=', 'like')
    .where('targetId', '=', postId)
    .orderBy(personKey)
    .orderBy('profilePeople.id')
    .limit(mostPeople)
    .execute();
}

/** Whom somebody has asked to be a friend, or who has asked them; `isMutual` where both have. */
export function findAcquaintances(database: Database, personId: number) {
  const other = sql<number>`case when person_id = ${personId} then target_id else person_id end`;
  const bonds = database
    .selectFrom('profileReactions')
    .select([
      other.as('otherId'),
      sql<number>`count(*)`.as('ways'),
      sql<number>`max(case when person_id = ${personId} then 1 else 0 end)`.as('isOut'),
    ])
    .where('kind', '=', 'friend')
    .where((where) => where.or([where('personId', '=', personId), where('targetId', '=', personId)]))
    .groupBy('otherId')
    .as('bonds');
  return database
    .selectFrom(bonds)
    .innerJoin('profilePeople', 'profilePeople.id', 'bonds.otherId')
    .leftJoin('accounts', 'accounts.id', 'profilePeople.accountId')
    .leftJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('accountProfiles', 'accountProfiles.accountId', 'accounts.id')
    .select(['profilePeople.id', openAccount.as('accountId'), personName.as('name'), personAvatar.as('avatar')])
    .select(sql<string | null>`coalesce(profiles.designation, account_profiles.title)`.as('designation'))
    .select(['ways', 'isOut'])
    .orderBy(personKey)
    .orderBy('profilePeople.id')
    .limit(3 * mostPeople)
    .execute();
}

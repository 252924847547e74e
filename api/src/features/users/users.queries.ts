import { dayOf } from '@atrium/contract/days';
import type { User, UserStatistics } from '@atrium/contract/users';
import { sql } from 'kysely';
import { isIdIn, isTextIn } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
import { inStatements, valuesToInsert } from '../../database/store-rows.ts';
import { addFigures } from '../../figures/figures.ts';
import { inOrder } from '../../lists/in-order.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { trackRows } from '../../lists/track.ts';
import { fold } from '../../search/fold.ts';
import { userRow, usersIndex } from './users.list.ts';

const userColumns = [
  'id',
  'fullName',
  'username',
  'email',
  'company',
  'country',
  'contact',
  'role',
  'currentPlan',
  'billing',
  'status',
  'avatar',
  'accessRoleId',
  'createdAt',
  'suspendedAt',
] as const;

const userWithId = prepared((database, { id }: Placeholders<{ id: number }>) =>
  database.selectFrom('users').select(userColumns).where('id', '=', id).compile(),
);

export async function findUser(database: Database, id: number): Promise<User | undefined> {
  const [user] = await userWithId(database, { id });
  return user;
}

const usersWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database.selectFrom('users').select(userColumns).where(isIdIn(database, ids)).compile(),
);

/** Users by their ids, in the order of the ids. */
export async function findUsers(database: Database, ids: readonly number[]): Promise<User[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await usersWithIds(database, { ids }));
}

export function findFirstUsers(database: Database, limit: number): Promise<User[]> {
  return database.selectFrom('users').select(userColumns).orderBy('id').limit(limit).execute();
}

type Named = Pick<User, 'id' | 'email' | 'username'>;

/** Other users who have the e-mail address or the username of one of these, by `users_email_taken` and `users_username_taken`. */
export function findTaken(database: Database, users: readonly Named[]) {
  const emails = users.map(({ email }) => fold(email));
  const usernames = users.map(({ username }) => fold(username));
  return database
    .selectFrom('users')
    .select(['id', 'emailKey', 'usernameKey'])
    .where((where) =>
      where.or([
        isTextIn(database, sql<string>`email_key`, sql`${emails}`),
        isTextIn(database, sql<string>`username_key`, sql`${usernames}`),
      ]),
    )
    .where((where) => where.not(isIdIn(database, sql`${idsOf(users)}`)))
    .execute();
}

export async function insertUsers(
  transaction: Transaction,
  users: readonly User[],
  tuning?: ListTuning,
): Promise<void> {
  const rows = users.map(userRow);
  for (const some of inStatements(rows)) await transaction.insertInto('users').values(some).execute();
  await countUsers(transaction, users, 1);
  const moves = rows.map((row) => ({ before: null, after: row }));
  await trackRows(transaction, usersIndex, moves, tuning);
}

export interface UserMove {
  readonly before: User;
  readonly after: User;
}

export async function replaceUsers(
  transaction: Transaction,
  moves: readonly UserMove[],
  tuning?: ListTuning,
): Promise<void> {
  const rowMoves = moves.map(({ before, after }) => ({ before: userRow(before), after: userRow(after) }));
  for (const some of inStatements(rowMoves.map(({ after }) => after)))
    await transaction
      .insertInto('users')
      .values(some)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(valuesToInsert(some)))
      .execute();
  await trackRows(transaction, usersIndex, rowMoves, tuning);
}

export async function removeUsers(
  transaction: Transaction,
  users: readonly User[],
  tuning?: ListTuning,
): Promise<void> {
  if (users.length === 0) return;
  await transaction.deleteFrom('users').where('id', 'in', idsOf(users)).execute();
  await countUsers(transaction, users, -1);
  const moves = users.map((user) => ({ before: userRow(user), after: null }));
  await trackRows(transaction, usersIndex, moves, tuning);
}

/** By the day on which they were added. */
export function countUsers(
  transaction: Transaction,
  users: readonly Pick<User, 'createdAt'>[],
  by: 1 | -1,
): Promise<void> {
  const figures = users.map(({ createdAt }) => ({ measure: 'users', day: dayOf(createdAt), amount: by }));
  return addFigures(transaction, figures);
}

function idsOf(users: readonly Pick<User, 'id'>[]): number[] {
  return users.map(({ id }) => id);
}

/** Summed from the counts by facet: their parts are role, plan and status. The basic plan costs nothing. */
export async function userStatistics(database: Database): Promise<UserStatistics> {
  const facets = await database
    .selectFrom('listFacets')
    .select(['facet', 'total'])
    .where('list', '=', usersIndex.name)
    .execute();
  const statistics = { total: 0, active: 0, pending: 0, paid: 0 };
  for (const { facet, total } of facets) {
    const [, currentPlan, status] = facet.split('/');
    statistics.total += total;
    if (status === 'active') statistics.active += total;
    if (status === 'pending') statistics.pending += total;
    if (currentPlan !== 'basic') statistics.paid += total;
  }
  return statistics;
}

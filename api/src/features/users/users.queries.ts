import { dayOf } from '@atrium/contract/days';
import type { User, UserStatistics, UserStatus } from '@atrium/contract/users';
import { sql } from 'kysely';
import { isIdIn } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
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

/** The users other than `exceptId` that have this e-mail address or username. */
export function findTaken(database: Database, user: Pick<User, 'email' | 'username'>, exceptId: number) {
  return database
    .selectFrom('users')
    .select(['id', 'emailKey', 'usernameKey'])
    .where((where) =>
      where.or([where('emailKey', '=', fold(user.email)), where('usernameKey', '=', fold(user.username))]),
    )
    .where('id', '<>', exceptId)
    .execute();
}

export async function insertUser(transaction: Transaction, user: User, tuning?: ListTuning): Promise<void> {
  const row = userRow(user);
  await transaction.insertInto('users').values(row).execute();
  await countUsers(transaction, [user], 1);
  await trackRows(transaction, usersIndex, [{ before: null, after: row }], tuning);
}

export async function replaceUser(
  transaction: Transaction,
  before: User,
  after: User,
  tuning?: ListTuning,
): Promise<void> {
  const { id, ...row } = userRow(after);
  await transaction.updateTable('users').set(row).where('id', '=', id).execute();
  await trackRows(transaction, usersIndex, [{ before: userRow(before), after: { id, ...row } }], tuning);
}

/** Suspends or reactivates users, and answers them as they are then. */
export async function setSuspension(
  transaction: Transaction,
  users: readonly User[],
  suspendedAt: string | null,
  tuning?: ListTuning,
): Promise<User[]> {
  const status: UserStatus = suspendedAt === null ? 'active' : 'inactive';
  const after = users.map((user) => ({ ...user, status, suspendedAt }));
  await transaction
    .updateTable('users')
    .set({
      status,
      suspendedAt,
      facet: sql`role || '/' || current_plan || '/' || ${status} || '/' || coalesce(access_role_id, 0)`,
    })
    .where('id', 'in', idsOf(users))
    .execute();
  const moves = users.map((user, index) => ({
    before: userRow(user),
    after: userRow(after[index] ?? user),
  }));
  await trackRows(transaction, usersIndex, moves, tuning);
  return after;
}

/** Gives users an access role, or takes theirs, and answers them as they are then. */
export async function setAccessRole(
  transaction: Transaction,
  users: readonly User[],
  accessRoleId: number | null,
  tuning?: ListTuning,
): Promise<User[]> {
  const after = users.map((user) => ({ ...user, accessRoleId }));
  await transaction
    .updateTable('users')
    .set({
      accessRoleId,
      facet: sql`role || '/' || current_plan || '/' || status || '/' || ${String(accessRoleId ?? 0)}`,
    })
    .where('id', 'in', idsOf(users))
    .execute();
  const moves = users.map((user, index) => ({
    before: userRow(user),
    after: userRow(after[index] ?? user),
  }));
  await trackRows(transaction, usersIndex, moves, tuning);
  return after;
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

function idsOf(users: readonly User[]): number[] {
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

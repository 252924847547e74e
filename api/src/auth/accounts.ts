import type { Account } from '@atrium/contract/accounts';
import { dayOf } from '@atrium/contract/days';
import { rulesOf } from '@atrium/contract/policy';
import type { Database, Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';
import { nextId } from '../database/sequences.ts';
import { addFigures } from '../figures/figures.ts';
import { fold, foldSearched } from '../search/fold.ts';
import { findAccessRoleOfUser } from './access-roles.ts';

export type NewAccount = Pick<AccountRow, 'email' | 'username' | 'role' | 'passwordHash' | 'createdAt'> &
  Partial<Pick<AccountRow, 'fullName' | 'avatar' | 'userId' | 'emailVerifiedAt' | 'canSignIn'>>;

/** What the account itself may see of it. */
export async function accountOf(database: Database, row: AccountRow): Promise<Account> {
  const accessRole = await findAccessRoleOfUser(database, row.userId);
  return {
    ...recordedAccount(row),
    ability: rulesOf(row.role, accessRole),
    accessRole: accessRole && { id: accessRole.id, key: accessRole.key, name: accessRole.name },
    userId: row.userId,
  };
}

/** What the record of a change keeps of it: what it may do follows from its roles. */
export function recordedAccount(row: AccountRow): Omit<Account, 'ability' | 'accessRole' | 'userId'> {
  const { id, fullName, username, avatar, email, role } = row;
  return { id, fullName, username, avatar, email, role, isEmailVerified: row.emailVerifiedAt !== null };
}

/** A database without any has not been used yet. */
export async function hasAccounts(database: Database): Promise<boolean> {
  return (await database.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export function findAccount(database: Database, id: number): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findAccountByEmail(database: Database, email: string): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('emailKey', '=', fold(email)).executeTakeFirst();
}

/** The account that was made from a user. */
export function findAccountOfUser(database: Database, userId: number): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export function findAccountsOfUsers(database: Database, userIds: readonly number[]) {
  return database.selectFrom('accounts').select(['id', 'username', 'userId']).where('userId', 'in', userIds).execute();
}

/** Which of the two is taken already. */
export async function findTaken(
  database: Database,
  email: string,
  username: string,
): Promise<{ email: boolean; username: boolean }> {
  const rows = await database
    .selectFrom('accounts')
    .select(['emailKey', 'usernameKey'])
    .where((where) => where.or([where('emailKey', '=', fold(email)), where('usernameKey', '=', fold(username))]))
    .execute();
  return {
    email: rows.some(({ emailKey }) => emailKey === fold(email)),
    username: rows.some(({ usernameKey }) => usernameKey === fold(username)),
  };
}

export async function insertAccount(transaction: Transaction, account: NewAccount): Promise<AccountRow> {
  const row: AccountRow = {
    fullName: '',
    avatar: null,
    userId: null,
    emailVerifiedAt: null,
    suspendedAt: null,
    canSignIn: 1,
    closedAt: null,
    ...account,
    id: await nextId(transaction, 'accounts'),
    emailKey: fold(account.email),
    usernameKey: fold(account.username),
    fullNameKey: foldSearched(account.fullName ?? ''),
  };
  await transaction.insertInto('accounts').values(row).execute();
  const day = dayOf(row.createdAt);
  await addFigures(transaction, [
    { measure: 'accounts', day, amount: 1 },
    { measure: 'invited-accounts', day, amount: row.userId === null ? 0 : 1 },
  ]);
  return row;
}

export async function setPassword(transaction: Transaction, accountId: number, passwordHash: string): Promise<void> {
  await transaction.updateTable('accounts').set({ passwordHash }).where('id', '=', accountId).execute();
}

export async function markEmailVerified(transaction: Transaction, accountId: number, now: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ emailVerifiedAt: now })
    .where('id', '=', accountId)
    .where('emailVerifiedAt', 'is', null)
    .execute();
}

export async function setEmail(transaction: Transaction, id: number, email: string, now: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ email, emailKey: fold(email), emailVerifiedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Those who can sign in now. */
export async function countAdministrators(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('role', '=', 'admin')
    .where('suspendedAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

import type { PermissionListQuery } from '@atrium/contract/permissions';
import type { RoleKey } from '@atrium/contract/roles';
import { sql } from 'kysely';
import { containsUnindexed } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { PermissionRow } from '../../database/schema.ts';
import { fold, foldWords } from '../../search/fold.ts';
import { type KeptPermission, permissionRow } from './permissions.rows.ts';

const columns = ['id', 'name', 'createdAt', 'isCore'] as const;

type Filter = Pick<PermissionListQuery, 'q' | 'assignedTo'>;

/** There are tens of permissions: the search reads them all. */
function filtered(database: Database, { q, assignedTo }: Filter) {
  const permissions = database.selectFrom('permissions');
  const held = assignedTo === undefined ? permissions : permissions.where('id', 'in', heldBy(database, assignedTo));
  const search = sql.ref<string>('search');
  return foldWords(q).reduce((query, word) => query.where(containsUnindexed(search, word)), held);
}

function heldBy(database: Database, role: RoleKey) {
  return database
    .selectFrom('permissionRoles')
    .innerJoin('roles', 'roles.id', 'permissionRoles.roleId')
    .select('permissionId')
    .where('roles.key', '=', role);
}

export async function countPermissions(database: Database, filter: Filter): Promise<number> {
  const { total } = await filtered(database, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The newest first. */
export async function findPermissions(
  database: Database,
  filter: Filter,
  slice: { limit: number; offset: number },
): Promise<KeptPermission[]> {
  const rows = await filtered(database, filter)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
  return withRoles(database, rows);
}

export async function findPermission(database: Database, id: number): Promise<KeptPermission | undefined> {
  const row = await database.selectFrom('permissions').select(columns).where('id', '=', id).executeTakeFirst();
  return row && (await withRoles(database, [row]))[0];
}

async function withRoles(
  database: Database,
  rows: readonly Pick<PermissionRow, (typeof columns)[number]>[],
): Promise<KeptPermission[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const holders = await database
    .selectFrom('permissionRoles')
    .innerJoin('roles', 'roles.id', 'permissionRoles.roleId')
    .select(['permissionId', 'key'])
    .where('permissionId', 'in', ids)
    .orderBy('roleId')
    .execute();
  const byPermission = Map.groupBy(holders, ({ permissionId }) => permissionId);
  return rows.map(({ id, name, createdAt, isCore }) => {
    const assignedTo = (byPermission.get(id) ?? []).map(({ key }) => key);
    return { id, name, assignedTo, isCore: isCore === 1, createdAt };
  });
}

/** Whether a permission other than `exceptId` has this name. */
export async function isNameTaken(database: Database, name: string, exceptId: number): Promise<boolean> {
  const row = await database
    .selectFrom('permissions')
    .select('id')
    .where('nameKey', '=', fold(name))
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPermissions(
  transaction: Transaction,
  permissions: readonly KeptPermission[],
): Promise<void> {
  await transaction.insertInto('permissions').values(permissions.map(permissionRow)).execute();
  await assign(transaction, permissions);
}

/** To the roles that there are: one that was named may have been deleted since. */
async function assign(transaction: Transaction, permissions: readonly KeptPermission[]): Promise<void> {
  const roles = await transaction.selectFrom('roles').select(['id', 'key']).execute();
  const holders = permissions.flatMap(({ id, assignedTo }) =>
    roles.filter(({ key }) => assignedTo.includes(key)).map((role) => ({ permissionId: id, roleId: role.id })),
  );
  if (holders.length > 0) await transaction.insertInto('permissionRoles').values(holders).execute();
}

/** The keys of all roles, in the order in which they are shown. */
export async function findRoleKeys(database: Database): Promise<RoleKey[]> {
  const roles = await database.selectFrom('roles').select('key').orderBy('id').execute();
  return roles.map(({ key }) => key);
}

export async function replacePermission(transaction: Transaction, after: KeptPermission): Promise<void> {
  const { id, ...row } = permissionRow(after);
  await transaction.updateTable('permissions').set(row).where('id', '=', id).execute();
  await transaction.deleteFrom('permissionRoles').where('permissionId', '=', id).execute();
  await assign(transaction, [after]);
}

/** The roles that hold it are forgotten with it. */
export async function removePermission(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('permissions').where('id', '=', id).execute();
}

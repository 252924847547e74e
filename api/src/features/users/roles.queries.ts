import type { Role } from '@atrium/contract/roles';
import { sql } from 'kysely';
import { accessOfText, textOfAccess } from '../../auth/access-roles.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { RoleRow } from '../../database/schema.ts';
import { fold } from '../../search/fold.ts';

const columns = ['id', 'key', 'name', 'isBuiltIn', 'grants', 'createdAt'] as const;

export async function findRoles(database: Database): Promise<Role[]> {
  const rows = await database.selectFrom('roles').select(columns).orderBy('id').execute();
  return rows.map(roleOf);
}

export async function findRole(database: Database, id: number): Promise<Role | undefined> {
  const row = await database.selectFrom('roles').select(columns).where('id', '=', id).executeTakeFirst();
  return row && roleOf(row);
}

function roleOf({ grants, isBuiltIn, ...row }: Omit<RoleRow, 'nameKey'>): Role {
  return { ...row, isBuiltIn: isBuiltIn === 1, ...accessOfText(grants) };
}

/** Whether a role other than `exceptId` has this name. */
export async function isNameTaken(database: Database, name: string, exceptId: number): Promise<boolean> {
  const row = await database
    .selectFrom('roles')
    .select('id')
    .where('nameKey', '=', fold(name))
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isKeyTaken(database: Database, key: string): Promise<boolean> {
  return (await database.selectFrom('roles').select('id').where('key', '=', key).executeTakeFirst()) !== undefined;
}

export async function insertRole(transaction: Transaction, role: Role): Promise<void> {
  await transaction.insertInto('roles').values(roleRow(role)).execute();
}

export async function replaceRole(transaction: Transaction, role: Role): Promise<void> {
  const { id, ...row } = roleRow(role);
  await transaction.updateTable('roles').set(row).where('id', '=', id).execute();
}

/** That permissions were assigned to it is forgotten with it. */
export async function removeRole(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('roles').where('id', '=', id).execute();
}

function roleRow({ hasFullAccess, grants, isBuiltIn, ...role }: Role): RoleRow {
  return {
    ...role,
    nameKey: fold(role.name),
    isBuiltIn: isBuiltIn ? 1 : 0,
    grants: textOfAccess({ hasFullAccess, grants }),
  };
}

/** The permissions that are assigned to a role. */
export async function findPermissionIds(database: Database, roleId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('permissionRoles')
    .select('permissionId')
    .where('roleId', '=', roleId)
    .orderBy('permissionId')
    .execute();
  return rows.map(({ permissionId }) => permissionId);
}

/** Assigns those that there still are. */
export async function assignPermissions(
  transaction: Transaction,
  roleId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .insertInto('permissionRoles')
    .columns(['permissionId', 'roleId'])
    .expression(
      transaction
        .selectFrom('permissions')
        .select(['id', sql<number>`cast(${roleId} as bigint)`.as('roleId')])
        .where('id', 'in', ids),
    )
    .execute();
}

import { allDataLimit } from '@atrium/contract/lists';
import {
  type NewPermission,
  type Permission,
  type PermissionListQuery,
  type RoleKey,
  roleKeys,
} from '@atrium/contract/permissions';
import { recordChange } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { conflict, notFound } from '../../errors.ts';
import {
  countPermissions,
  findPermission,
  findPermissions,
  insertPermissions,
  isNameTaken,
  removePermission,
  replacePermission,
} from './permissions.queries.ts';
import { type KeptPermission, shown } from './permissions.rows.ts';

const nameInUse = 'This name is already in use.';

export async function listPermissions(database: Database, query: PermissionListQuery) {
  const { page, perPage } = query;
  const slice = { limit: perPage, offset: (page - 1) * perPage };
  const total = await countPermissions(database, query);
  const permissions = (await findPermissions(database, query, slice)).map(shown);
  if (!query.allData) return { params: query, total, permissions };
  const allData = (await findPermissions(database, query, { limit: allDataLimit, offset: 0 })).map(shown);
  return { params: query, allData, total, permissions };
}

export function addPermission(
  context: Context,
  { name, assignedTo }: NewPermission,
): Promise<{ permission: Permission; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    await refuseTaken(transaction, name, 0, 'permission.name');
    const id = await nextId(transaction, 'permissions');
    const after = { id, name, assignedTo: inOrder(assignedTo), createdAt: context.now };
    await insertPermissions(transaction, [after]);
    return { permission: shown(after), changeId: await recordPermission(transaction, context, after, null, after) };
  });
}

/** Each role once, in the order in which roles are shown. */
function inOrder(roles: readonly RoleKey[]): RoleKey[] {
  return roleKeys.filter((key) => roles.includes(key));
}

export function renamePermission(context: Context, id: number, name: string): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await findPermission(transaction, id);
    if (!before) throw notFound('permission');
    return changeName(transaction, context, before, name);
  });
}

/** Nothing is recorded, and the answer is null, when that is its name already. */
export async function changeName(
  transaction: Transaction,
  context: Context,
  permission: KeptPermission,
  name: string,
): Promise<number | null> {
  if (name === permission.name) return null;
  await refuseTaken(transaction, name, permission.id, 'name');
  const after = { ...permission, name };
  await replacePermission(transaction, after);
  return recordPermission(transaction, context, after, { name: permission.name }, { name });
}

export function deletePermission(context: Context, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const before = await findPermission(transaction, id);
    if (!before) throw notFound('permission');
    await removePermission(transaction, id);
    return recordPermission(transaction, context, before, before, null);
  });
}

export async function refuseTaken(
  transaction: Transaction,
  name: string,
  exceptId: number,
  path: string,
): Promise<void> {
  if (!(await isNameTaken(transaction, name, exceptId))) return;
  throw conflict(nameInUse, [{ path, message: nameInUse }]);
}

export function recordPermission(
  transaction: Transaction,
  context: Context,
  { id, name }: KeptPermission,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'permission', entityId: id, entityName: name, before, after, isUndoable: true } as const;
  return recordChange(transaction, context, change);
}

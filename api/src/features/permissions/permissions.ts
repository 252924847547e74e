import { allDataLimit } from '@atrium/contract/lists';
import type { NewPermission, Permission, PermissionChanges, PermissionListQuery } from '@atrium/contract/permissions';
import type { RoleKey } from '@atrium/contract/roles';
import { differenceOf } from '../../changes/difference.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import {
  countPermissions,
  findPermission,
  findPermissions,
  findRoleKeys,
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
  { name, assignedTo: roles = ['administrator'], isCore }: NewPermission,
): Promise<{ permission: Permission; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    await refuseTaken(transaction, name, 0, 'permission.name');
    const assignedTo = await knownRoles(transaction, roles, 'permission.assignedTo');
    const id = await nextId(transaction, 'permissions');
    const after = { id, name, assignedTo, isCore, createdAt: context.now };
    await insertPermissions(transaction, [after]);
    return { permission: shown(after), changeId: await recordPermission(transaction, context, after, null, after) };
  });
}

/** Each role once, in the order in which roles are shown. */
async function knownRoles(transaction: Transaction, roles: readonly RoleKey[], path: string): Promise<RoleKey[]> {
  const keys = await findRoleKeys(transaction);
  const errors = roles.flatMap((key, index) =>
    keys.includes(key) ? [] : [{ path: `${path}.${index}`, message: 'There is no such role.' }],
  );
  if (errors.length > 0) throw badInput(errors);
  return keys.filter((key) => roles.includes(key));
}

export function updatePermission(context: Context, id: number, given: PermissionChanges): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await findPermission(transaction, id);
    if (!before) throw notFound('permission');
    const { name = before.name, isCore = before.isCore } = given;
    const assignedTo = given.assignedTo
      ? await knownRoles(transaction, given.assignedTo, 'assignedTo')
      : before.assignedTo;
    return changePermission(transaction, context, before, { ...before, name, isCore, assignedTo });
  });
}

/** Records what is different; nothing is recorded, and the answer is null, when nothing is. */
export async function changePermission(
  transaction: Transaction,
  context: Context,
  before: KeptPermission,
  after: KeptPermission,
): Promise<number | null> {
  const difference = differenceOf(before, after, ['name', 'assignedTo', 'isCore']);
  if (!difference) return null;
  if (difference.fields.includes('name')) await refuseName(transaction, before, after);
  await replacePermission(transaction, after);
  return recordPermission(transaction, context, after, difference.before, difference.after);
}

async function refuseName(transaction: Transaction, before: KeptPermission, after: KeptPermission): Promise<void> {
  if (before.isCore && after.isCore)
    throw conflict('A core permission keeps its name.', [
      { path: 'name', message: 'A core permission keeps its name.' },
    ]);
  await refuseTaken(transaction, after.name, after.id, 'name');
}

export function deletePermission(context: Context, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const before = await findPermission(transaction, id);
    if (!before) throw notFound('permission');
    if (before.isCore) throw conflict('A core permission cannot be deleted.');
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

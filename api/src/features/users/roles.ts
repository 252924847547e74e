import type { NewRole, Role, RoleChanges, RoleWithMembers } from '@atrium/contract/roles';
import { refuseBeyond } from '../../auth/access-roles.ts';
import { differenceOf } from '../../changes/difference.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { fold } from '../../search/fold.ts';
import {
  findPermissionIds,
  findRole,
  findRoles,
  insertRole,
  isKeyTaken,
  isNameTaken,
  removeRole,
  replaceRole,
} from './roles.queries.ts';
import { requireUsers } from './users.chosen.ts';
import { countMembers, findMemberIds, findMembers } from './users.members.queries.ts';
import { giveRole } from './users.ts';

const nameInUse = 'This name is already in use.';
const mostMoved = 1_000;
const mostRoles = 100;
/** A sign such as ㏂ is folded to several letters. */
const longestKey = 60;

/** Who has them is for those to see who may read users. */
export async function listRoles({ services, ability }: Context): Promise<RoleWithMembers[]> {
  const database = services.engine.read;
  const roles = await findRoles(database);
  const counts = await countMembers(database);
  const members = await findMembers(database, ability.can('read', 'User') ? roles.map(({ id }) => id) : []);
  return roles.map((role) => ({
    ...role,
    memberCount: counts.get(role.id) ?? 0,
    members: members.get(role.id) ?? [],
  }));
}

export function addRole(
  context: Context,
  { name, grants, addUserIds }: NewRole,
): Promise<{ role: Role; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    await refuseTaken(transaction, name, 0);
    if ((await findRoles(transaction)).length >= mostRoles) throw conflict('There can be at most 100 roles.');
    const id = await nextId(transaction, 'roles');
    const key = await newKey(transaction, name, id);
    const role = { id, key, name, isBuiltIn: false, hasFullAccess: false, grants, createdAt: context.now };
    refuseBeyond(context.ability, [role]);
    await insertRole(transaction, role);
    const kept = (await findRole(transaction, id)) ?? role;
    const changeId = await recordRole(transaction, context, role, null, kept);
    await giveRole(transaction, context, await requireUsers(transaction, addUserIds), id);
    return { role: kept, changeId };
  });
}

/** Made from the name: what the lists of the specification say `assignedTo` is. */
async function newKey(transaction: Transaction, name: string, id: number): Promise<string> {
  const words = fold(name).match(/[a-z0-9]+/g) ?? ['role', String(id)];
  const key = words.join('-').slice(0, longestKey).replace(/-$/, '');
  return (await isKeyTaken(transaction, key)) ? `${key}-${id}` : key;
}

export function updateRole(
  context: Context,
  id: number,
  changes: RoleChanges,
): Promise<{ role: Role; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireRole(transaction, id);
    const changeIds = [
      await changeRole(transaction, context, before, changes),
      await giveRole(transaction, context, await requireUsers(transaction, changes.addUserIds), id),
      await giveRole(transaction, context, await membersOf(transaction, id, changes.removeUserIds), null),
    ];
    const role = await requireRole(transaction, id);
    return { role, changeId: changeIds.find((changeId) => changeId !== null) ?? null };
  });
}

async function membersOf(transaction: Transaction, roleId: number, ids: readonly number[]) {
  const users = await requireUsers(transaction, ids);
  return users.filter(({ accessRoleId }) => accessRoleId === roleId);
}

/** Changes name and matrix; nothing is recorded, and the answer is null, when they are so already. */
export async function changeRole(
  transaction: Transaction,
  context: Context,
  before: Role,
  { name = before.name, grants = before.grants }: Pick<RoleChanges, 'name' | 'grants'>,
): Promise<number | null> {
  const wanted = { ...before, name, grants };
  refuseUnchangeable(before, wanted);
  refuseBeyond(context.ability, [before, wanted]);
  if (name !== before.name) await refuseTaken(transaction, name, before.id);
  await replaceRole(transaction, wanted);
  const after = await requireRole(transaction, before.id);
  const difference = differenceOf(before, after, ['name', 'grants']);
  return difference && recordRole(transaction, context, after, difference.before, difference.after);
}

/** So that nobody locks everybody out, and that a word such as Manager means the same to all. */
function refuseUnchangeable(before: Role, after: Role): void {
  if (before.hasFullAccess && String(after.grants) !== String(before.grants))
    throw conflict('The administrator has full access, and keeps it.');
  if (before.isBuiltIn && after.name !== before.name)
    throw conflict('Built-in roles keep their names.', [{ path: 'name', message: 'Built-in roles keep their names.' }]);
}

export function deleteRole(context: Context, id: number, moveTo: number | undefined): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const role = await requireRole(transaction, id);
    if (role.isBuiltIn) throw conflict('Built-in roles cannot be deleted.');
    const moved = await moveMembers(transaction, context, role, moveTo);
    const changeId = await deleteEmptyRole(transaction, context, role);
    return moved ?? changeId;
  });
}

async function moveMembers(
  transaction: Transaction,
  context: Context,
  role: Role,
  moveTo: number | undefined,
): Promise<number | null> {
  const ids = await findMemberIds(transaction, role.id, mostMoved + 1);
  if (ids.length === 0) return null;
  if (moveTo === undefined) throw conflict('People still have this role. Say which role they get instead.');
  if (ids.length > mostMoved) throw conflict('More than 1,000 people have this role. Move some of them first.');
  if (moveTo === role.id || !(await findRole(transaction, moveTo)))
    throw badInput([{ path: 'moveTo', message: 'There is no such role.' }]);
  return giveRole(transaction, context, await requireUsers(transaction, ids), moveTo);
}

export async function deleteEmptyRole(transaction: Transaction, context: Context, role: Role): Promise<number> {
  refuseBeyond(context.ability, [role]);
  const [member] = await findMemberIds(transaction, role.id, 1);
  if (member !== undefined) throw conflict('People still have this role. Say which role they get instead.');
  const permissionIds = await findPermissionIds(transaction, role.id);
  await removeRole(transaction, role.id);
  return recordRole(transaction, context, role, { ...role, permissionIds }, null);
}

async function requireRole(transaction: Transaction, id: number): Promise<Role> {
  const role = await findRole(transaction, id);
  if (!role) throw notFound('role');
  return role;
}

export async function refuseTaken(transaction: Transaction, name: string, exceptId: number): Promise<void> {
  if (await isNameTaken(transaction, name, exceptId)) throw conflict(nameInUse, [{ path: 'name', message: nameInUse }]);
}

export function recordRole(
  transaction: Transaction,
  context: Context,
  { id, name }: Role,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'role', entityId: id, entityName: name, before, after, isUndoable: true } as const;
  return recordChange(transaction, context, change);
}

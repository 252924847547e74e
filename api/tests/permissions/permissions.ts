import { addPermission, listPermissions, type Permission, updatePermission } from '@atrium/contract/permissions';
import type { RoleKey } from '@atrium/contract/roles';
import type { Person } from '../person.ts';

let names = 0;

/** A name that no other permission in this file has. */
export function newName(): string {
  names += 1;
  return `Ring the Harbour Bell ${names}`;
}

export async function addAPermission(admin: Person, assignedTo?: RoleKey[]): Promise<Permission> {
  const { permission } = await admin.call(addPermission, { body: { permission: { name: newName() } } });
  if (!assignedTo) return permission;
  await admin.call(updatePermission, { body: { id: permission.id, assignedTo } });
  return { ...permission, assignedTo };
}

/** All permissions, the newest first. */
export async function allPermissions(admin: Person): Promise<Permission[]> {
  return (await admin.call(listPermissions, { query: {} })).allData ?? [];
}

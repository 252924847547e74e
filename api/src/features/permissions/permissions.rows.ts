import type { Permission } from '@atrium/contract/permissions';
import type { PermissionRow } from '../../database/schema.ts';
import { fold, searchText } from '../../search/fold.ts';
import { daysInWords } from './permissions.days.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** What is kept of a permission: the shown date follows from the moment. */
export type KeptPermission = Omit<Permission, 'createdDate'>;

export function permissionRow({ id, name, isCore, createdAt }: KeptPermission): PermissionRow {
  const search = permissionSearch({ name, createdAt });
  return { id, name, nameKey: fold(name), createdAt, search, isCore: isCore ? 1 : 0 };
}

/** By its name, and by its day as whoever searches may read it. */
export function permissionSearch({ name, createdAt }: Pick<KeptPermission, 'name' | 'createdAt'>): string {
  return searchText([name, shownDate(createdAt), ...daysInWords(createdAt)]);
}

/** `3 Mar 2026, 9:05 AM`, in UTC. */
function shownDate(moment: string): string {
  const date = new Date(moment);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

export function shown(permission: KeptPermission): Permission {
  return { ...permission, createdDate: shownDate(permission.createdAt) };
}

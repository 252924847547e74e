import type { RoleKey } from '@atrium/contract/roles';
import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import { insertPermissions } from './permissions.queries.ts';

/** The permissions of the specification, each with how many days and minutes ago it was made. The latest are the last. */
const samplePermissions: readonly (readonly [string, readonly RoleKey[], daysAgo: number, minutesAgo: number])[] = [
  ['Management', ['administrator'], 402, 95],
  ['Manage Billing & Roles', ['administrator'], 371, 640],
  ['Add & Remove Users', ['administrator', 'manager'], 318, 210],
  ['Project Planning', ['administrator', 'user', 'support'], 264, 1_015],
  ['Manage Email Sequences', ['administrator', 'user', 'support'], 205, 380],
  ['Client Communication', ['administrator', 'manager'], 149, 55],
  ['Only View', ['administrator', 'restricted-user'], 87, 820],
  ['Financial Management', ['administrator', 'manager'], 31, 470],
  ["Manage Others' Tasks", ['administrator', 'support'], 6, 165],
];

export async function loadSamplePermissions(transaction: Transaction, now: string): Promise<void> {
  const permissions = samplePermissions.map(([name, assignedTo, daysAgo, minutesAgo], index) => {
    const createdAt = new Date(Date.parse(now) - daysAgo * 86_400_000 - minutesAgo * 60_000).toISOString();
    return { id: index + 1, name, assignedTo: [...assignedTo], isCore: false, createdAt };
  });
  await insertPermissions(transaction, permissions);
  await reserveIds(transaction, 'permissions', permissions.length);
}

import { Permission } from '@atrium/contract/permissions';
import * as z from 'zod/mini';
import type { ChangeToUndo } from '../../changes/undo.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { findPermission, insertPermissions, removePermission } from './permissions.queries.ts';
import type { KeptPermission } from './permissions.rows.ts';
import { changeName, recordPermission, refuseTaken } from './permissions.ts';

const Kept = z.omit(Permission, { createdDate: true });

export async function undoPermissionChange(
  transaction: Transaction,
  context: Context,
  change: ChangeToUndo,
): Promise<number> {
  if (change.before === null) return undoAdding(transaction, context, change);
  if (change.after === null) return undoDeleting(transaction, context, change);
  return undoRenaming(transaction, context, change);
}

async function undoAdding(transaction: Transaction, context: Context, change: ChangeToUndo): Promise<number> {
  const permission = await requireAsLeft(transaction, change);
  await removePermission(transaction, permission.id);
  return recordPermission(transaction, context, permission, permission, null);
}

/** The record of a deletion holds all there was, the roles too. */
async function undoDeleting(transaction: Transaction, context: Context, change: ChangeToUndo): Promise<number> {
  const permission = Kept.parse(change.before);
  if (await findPermission(transaction, permission.id)) throw conflict(`${permission.name} is here already.`);
  await refuseTaken(transaction, permission.name, permission.id, 'name');
  await insertPermissions(transaction, [permission]);
  return recordPermission(transaction, context, permission, null, permission);
}

async function undoRenaming(transaction: Transaction, context: Context, change: ChangeToUndo): Promise<number> {
  const now = await requireAsLeft(transaction, change);
  const { name } = Kept.parse({ ...now, ...change.before });
  const changeId = await changeName(transaction, context, now, name);
  if (changeId === null) throw conflict(`${name} is as it was already.`);
  return changeId;
}

/** Undo takes back one change; it never takes a later one with it. */
async function requireAsLeft(transaction: Transaction, change: ChangeToUndo): Promise<KeptPermission> {
  const permission = await findPermission(transaction, change.entityId);
  if (!permission) throw conflict(`${change.entityName} has been deleted since. Undo that first.`);
  const current: Readonly<Record<string, unknown>> = { ...permission };
  const isAsLeft = Object.entries(change.after ?? {}).every(
    ([field, value]) => JSON.stringify(current[field]) === JSON.stringify(value),
  );
  if (!isAsLeft) throw conflict(`${change.entityName} has changed since. Undo what came later first, or edit it.`);
  return permission;
}

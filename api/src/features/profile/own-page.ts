import type { OwnProfile } from '@atrium/contract/profile-people';
import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import { recordChange } from '../../changes/record.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { useFile } from '../../files/files.ts';
import { findOwnPage, type OwnPage, storeOwnPage } from './own-page.queries.ts';

type Given = Partial<Pick<z.output<typeof OwnProfile>, 'designation' | 'lives' | 'avatar' | 'cover'>>;

/** Records what is different; null when nothing is. */
export async function changeOwnPage(
  transaction: Transaction,
  context: SignedInContext,
  given: Given,
): Promise<number | null> {
  const before = await findOwnPage(transaction, context.caller.accountId);
  if (!before) return null;
  // Whoever is signed in may see an avatar; a cover is on the profile page alone.
  if (given.avatar) await useFile(transaction, context, given.avatar, 'Auth', 'avatar');
  if (given.cover) await useFile(transaction, context, given.cover, 'Profile', 'cover');
  const wished = Object.entries(given).filter(([, value]) => value !== undefined);
  return keepOwnPage(transaction, context, before, { ...before, ...Object.fromEntries(wished) });
}

async function keepOwnPage(transaction: Transaction, context: Context, before: OwnPage, after: OwnPage) {
  const old = new Map<string, unknown>(Object.entries(before));
  const names = Object.entries(after).flatMap(([name, value]) => (old.get(name) === value ? [] : name));
  if (names.length === 0) return null;
  await storeOwnPage(transaction, after);
  const only = (page: OwnPage) => Object.fromEntries(Object.entries(page).filter(([name]) => names.includes(name)));
  return recordChange(transaction, context, {
    entity: 'profile',
    entityId: after.accountId,
    entityName: context.caller?.name ?? '',
    before: only(before),
    after: only(after),
    ownerId: after.accountId,
    isUndoable: true,
  });
}

const Changed = z.partial(
  z.object({ designation: z.string(), lives: z.string(), avatar: z.string(), cover: z.string() }),
);

async function never(): Promise<never> {
  throw new Error('A profile is neither added nor deleted.');
}

export const undoOwnPageChange = undoOf({
  find: (transaction, accountId) => findOwnPage(transaction, accountId),
  remove: never,
  restore: never,
  async revert(transaction, context, now, before) {
    if (ownerOf(context) !== now.accountId) return null;
    return keepOwnPage(transaction, context, now, { ...now, ...withoutMissing(Changed.parse(before)) });
  },
});

function withoutMissing(changed: z.output<typeof Changed>): Partial<OwnPage> {
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

import { mostGroupMembers } from '@atrium/contract/chat-groups';
import type { Database, Transaction } from '../../../database/engine.ts';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { mayReadChat } from '../chat.shapes.ts';
import { findMembership } from '../conversations.queries.ts';
import { findAddable } from './chat-group-members.queries.ts';

/** One that the account is in. */
export async function requireGroup(database: Database, accountId: number, id: number) {
  const membership = await findMembership(database, accountId, id);
  if (!membership || membership.groupName === null) throw notFound('group');
  return { ...membership, groupName: membership.groupName };
}

/** Nobody is taken into a group who may not read it, nor by whom they have blocked, or who has blocked them. */
export async function refuseUnaddable(
  transaction: Transaction,
  accountId: number,
  otherIds: readonly number[],
  memberCount = 1,
): Promise<void> {
  if (otherIds.length === 0) throw badInput([{ path: 'memberIds', message: 'Choose at least one person.' }]);
  if (memberCount + otherIds.length > mostGroupMembers)
    throw badInput([{ path: 'memberIds', message: `A group has at most ${mostGroupMembers} members.` }]);
  const addable = await findAddable(transaction, accountId, otherIds);
  if (addable.length < otherIds.length) throw badInput([{ path: 'memberIds', message: 'There is no such account.' }]);
  if (!addable.every(mayReadChat))
    throw badInput([{ path: 'memberIds', message: 'Somebody of these may not read the chat.' }]);
  refuseBlocks(addable);
}

/** Those whose accounts are closed or suspended meanwhile do not stand in the way. */
export async function refuseBlocked(transaction: Transaction, accountId: number, otherIds: readonly number[]) {
  if (otherIds.length > 0) refuseBlocks(await findAddable(transaction, accountId, otherIds));
}

function refuseBlocks(accounts: Awaited<ReturnType<typeof findAddable>>): void {
  if (accounts.some(({ isBlocked }) => isBlocked === 1))
    throw conflict('You have blocked somebody of these. Unblock them first.');
  if (accounts.some(({ blocksMe }) => blocksMe === 1)) throw conflict('Somebody of these takes no messages from you.');
}

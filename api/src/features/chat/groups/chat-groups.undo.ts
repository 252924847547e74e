import * as z from 'zod/mini';
import { signedIn } from '../../../changes/owner.ts';
import { undoOf } from '../../../changes/undo-record.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict, notFound } from '../../../errors.ts';
import { findLastMessage } from '../messages/chat-messages.queries.ts';
import { isWrittenSince, returnGroupMembers } from './chat-group-members.queries.ts';
import { memberIdsOf, removeAndRecord, takeOut } from './chat-group-members.ts';
import { recordGroup, sorted } from './chat-group-records.ts';
import { refuseBlocked } from './chat-group-rules.ts';
import { findGroupName } from './chat-groups.queries.ts';
import { rename } from './chat-groups.ts';

interface Group {
  id: number;
  name: string;
  memberIds: number[];
}

const Members = z.object({ memberIds: z.array(z.int()) });
const Reverted = z.union([Members, z.object({ name: z.string() })]);

/** Whoever was in a group when they changed it takes that back while they are, or come back by it. */
export const undoGroupChange = undoOf<Group>({
  find: findKept,

  async remove(transaction, context, now) {
    if (await findLastMessage(transaction, now.id))
      throw conflict('Something was written in this group since. Leave it instead.');
    return removeAndRecord(transaction, signedIn(context), now, now.memberIds);
  },

  async restore(transaction, context, before, id) {
    const { memberIds } = Members.parse(before);
    const name = (await findGroupName(transaction, id)) ?? '';
    return setMembers(transaction, signedIn(context), { id, name, memberIds: [] }, memberIds);
  },

  async revert(transaction, context, now, before) {
    const reverted = Reverted.parse(before);
    if ('memberIds' in reverted) return setMembers(transaction, signedIn(context), now, reverted.memberIds);
    refuseStranger(context.caller?.accountId, now.memberIds);
    return rename(transaction, signedIn(context), now.id, now.name, reverted.name);
  },
});

async function findKept(transaction: Transaction, id: number): Promise<Group | undefined> {
  const name = await findGroupName(transaction, id);
  const memberIds = sorted(await memberIdsOf(transaction, id));
  return name === undefined || memberIds.length === 0 ? undefined : { id, name, memberIds };
}

async function setMembers(
  transaction: Transaction,
  context: SignedInContext,
  { id, name, memberIds }: Group,
  wantedIds: readonly number[],
): Promise<number> {
  const { accountId } = context.caller;
  refuseStranger(accountId, [...memberIds, ...wantedIds]);
  const goneIds = memberIds.filter((each) => !wantedIds.includes(each));
  const backIds = wantedIds.filter((each) => !memberIds.includes(each));
  if (goneIds.length > 0) await takeOut(transaction, context, id, goneIds);
  await refuseReturn(transaction, accountId, id, backIds);
  if (backIds.length > 0) await returnGroupMembers(transaction, id, backIds);
  const after = sorted(await memberIdsOf(transaction, id));
  const before = memberIds.length === 0 ? null : { memberIds };
  const is = before === null ? { name, memberIds: after } : { memberIds: after };
  return recordGroup(transaction, context, { id, name }, [...new Set([...memberIds, ...after])], before, is);
}

/** Nobody reads what was said while they were away by going and coming back. */
async function refuseReturn(transaction: Transaction, accountId: number, id: number, backIds: readonly number[]) {
  await refuseBlocked(
    transaction,
    accountId,
    backIds.filter((each) => each !== accountId),
  );
  if (backIds.includes(accountId) && (await isWrittenSince(transaction, id, accountId)))
    throw conflict('Somebody has written since you left. Ask to be taken in again.');
}

function refuseStranger(accountId: number | undefined, memberIds: readonly number[]): void {
  if (!memberIds.some((each) => each === accountId)) throw notFound('group');
}

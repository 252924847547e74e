import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { notFound, Refusal } from '../../../errors.ts';
import { withdrawNotifications } from '../../../notifications/notifications.ts';
import { groupNotification } from '../chat-news.ts';
import { forgetMentions } from '../messages/chat-mentions.ts';
import { findGroupMembers, insertGroupMembers, removeGroupMembers } from './chat-group-members.queries.ts';
import { recordGroup, sorted } from './chat-group-records.ts';
import { refuseUnaddable, requireGroup } from './chat-group-rules.ts';
import { ownerIdOf } from './chat-groups.shapes.ts';
import { readGroup } from './chat-groups.ts';

/** Those who are in it already stay as they are. */
export function addMembers(context: SignedInContext, id: number, accountIds: readonly number[]) {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const { groupName: name } = await requireGroup(transaction, accountId, id);
    const before = await memberIdsOf(transaction, id);
    const added = [...new Set(accountIds)].filter((each) => !before.includes(each));
    if (added.length === 0) return { group: await readGroup(transaction, accountId, id), changeId: null };
    await refuseUnaddable(transaction, accountId, added, before.length);
    await insertGroupMembers(transaction, id, added);
    const after = sorted([...before, ...added]);
    const [was, is] = [{ memberIds: sorted(before) }, { memberIds: after }];
    const changeId = await recordGroup(transaction, context, { id, name }, after, was, is);
    return { group: await readGroup(transaction, accountId, id), changeId };
  });
}

/** In the order in which they joined. */
export async function memberIdsOf(transaction: Transaction, id: number): Promise<number[]> {
  return (await findGroupMembers(transaction, id)).map((member) => member.id);
}

/** Everybody may leave; the owner removes others. */
export function removeMember(context: SignedInContext, id: number, memberId: number): Promise<number> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const { groupName } = await requireGroup(transaction, accountId, id);
    const members = await findGroupMembers(transaction, id);
    const before = members.map((member) => member.id);
    if (!before.includes(memberId)) throw notFound('member');
    if (memberId !== accountId && ownerIdOf(members) !== accountId)
      throw new Refusal(403, 'Only the owner of a group removes others.');
    return removeAndRecord(transaction, context, { id, name: groupName, memberIds: before }, [memberId]);
  });
}

interface Group {
  id: number;
  name: string;
  memberIds: readonly number[];
}

/** A group that nobody is in any more is gone. */
export async function removeAndRecord(
  transaction: Transaction,
  context: SignedInContext,
  { id, name, memberIds }: Group,
  goneIds: readonly number[],
): Promise<number> {
  await takeOut(transaction, context, id, goneIds);
  const [before, left] = [sorted(memberIds), sorted(memberIds.filter((each) => !goneIds.includes(each)))];
  const [was, is] =
    left.length === 0 ? [{ name, memberIds: before }, null] : [{ memberIds: before }, { memberIds: left }];
  return recordGroup(transaction, context, { id, name }, before, was, is);
}

/** With what they were told of it and can no longer read. */
export async function takeOut(
  transaction: Transaction,
  context: SignedInContext,
  id: number,
  goneIds: readonly number[],
): Promise<void> {
  await removeGroupMembers(transaction, id, goneIds);
  await withdrawNotifications(transaction, context, { ...groupNotification, entityId: id, accountIds: goneIds });
  await forgetMentions(transaction, context, id, goneIds);
}

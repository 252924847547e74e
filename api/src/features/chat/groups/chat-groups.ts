import type { ChatGroup, ChatGroupDetails } from '@atrium/contract/chat-groups';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { type Author, recordChange } from '../../../changes/record.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { notFound } from '../../../errors.ts';
import type { Membership } from '../conversations.queries.ts';
import { findFormerMembers, findGroupMembers, insertGroupMembers } from './chat-group-members.queries.ts';
import { recordGroup, type SignedInAuthor, sorted } from './chat-group-records.ts';
import { refuseUnaddable, requireGroup } from './chat-group-rules.ts';
import { findGroup, findGroups, insertGroup, storeGroupName, storeMuted } from './chat-groups.queries.ts';
import { groupMemberOf, groupOf, ownerIdOf } from './chat-groups.shapes.ts';

export async function listGroups({ services, caller }: SignedInContext): Promise<{ groups: ChatGroup[] }> {
  return { groups: (await findGroups(services.engine.read, caller.accountId)).map(groupOf) };
}

export async function readGroup(database: Database, accountId: number, id: number): Promise<ChatGroupDetails> {
  const row = await findGroup(database, accountId, id);
  if (!row) throw notFound('group');
  const members = await findGroupMembers(database, id);
  const formerMembers = (await findFormerMembers(database, id)).map(groupMemberOf);
  const ownerId = ownerIdOf(members) ?? accountId;
  return { ...groupOf(row), ownerId, members: members.map(groupMemberOf), formerMembers };
}

interface NewGroup {
  name: string;
  memberIds: readonly number[];
}

interface Added {
  group: ChatGroupDetails;
  changeId: number;
}

export function addGroup(context: SignedInContext, { idempotencyKey, ...input }: Keyed<NewGroup>): Promise<Added> {
  const { accountId } = context.caller;
  return addOnce<Added>(context, {
    entity: 'chat-group',
    idempotencyKey,
    add: (transaction) => makeGroup(transaction, context, input),
    idOf: ({ group }) => group.id,
    again: async (transaction, { entityId, changeId }) => {
      stillThere(await findGroup(transaction, accountId, entityId));
      return { group: await readGroup(transaction, accountId, entityId), changeId };
    },
  });
}

async function makeGroup(
  transaction: Transaction,
  context: SignedInContext,
  { name, memberIds }: NewGroup,
): Promise<Added> {
  const { accountId } = context.caller;
  const others = [...new Set(memberIds)].filter((each) => each !== accountId);
  await refuseUnaddable(transaction, accountId, others);
  const id = await insertGroup(transaction, name, context.now);
  const all = [accountId, ...others];
  await insertGroupMembers(transaction, id, all);
  const after = { name, memberIds: sorted(all) };
  const changeId = await recordGroup(transaction, context, { id, name }, all, null, after);
  return { group: await readGroup(transaction, accountId, id), changeId };
}

export function renameGroup(context: SignedInContext, id: number, name: string) {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const { groupName } = await requireGroup(transaction, accountId, id);
    const changeId = name === groupName ? null : await rename(transaction, context, id, groupName, name);
    return { group: await readGroup(transaction, accountId, id), changeId };
  });
}

export async function rename(
  transaction: Transaction,
  author: SignedInAuthor,
  id: number,
  before: string,
  after: string,
) {
  await storeGroupName(transaction, id, after);
  const members = await findGroupMembers(transaction, id);
  const audience = members.map((member) => member.id);
  return recordGroup(transaction, author, { id, name: after }, audience, { name: before }, { name: after });
}

/** For oneself alone. */
export function muteGroup(context: SignedInContext, id: number, isMuted: boolean): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const group = await requireGroup(transaction, context.caller.accountId, id);
    return (group.isMuted === 1) === isMuted ? null : setMuted(transaction, context, group, isMuted);
  });
}

export async function setMuted(
  transaction: Transaction,
  author: Author,
  { accountId, conversationId, groupName }: Membership,
  isMuted: boolean,
): Promise<number> {
  await storeMuted(transaction, accountId, conversationId, isMuted);
  return recordChange(transaction, author, {
    entity: 'conversation',
    entityId: conversationId,
    entityName: groupName ?? '',
    before: { isMuted: !isMuted },
    after: { isMuted },
    ownerId: accountId,
    audience: [accountId],
    isUndoable: true,
  });
}

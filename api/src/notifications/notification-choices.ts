import { type NotificationChoice, possibleChoice } from '@atrium/contract/notification-choices';
import { type Author, recordChange } from '../changes/record.ts';
import type { Transaction } from '../database/engine.ts';
import { findChoices, storeChoices } from './notification-choices.queries.ts';

/** Keeps what can be kept of what is given; whoever calls records it. */
export async function changeChoices(
  transaction: Transaction,
  accountId: number,
  given: readonly NotificationChoice[],
): Promise<{ before: NotificationChoice[]; after: NotificationChoice[]; isChanged: boolean }> {
  const before = await findChoices(transaction, accountId);
  const after = before.map((now) => possibleChoice(given.find(({ kind }) => kind === now.kind) ?? now));
  const isChanged = JSON.stringify(before) !== JSON.stringify(after);
  if (isChanged) await storeChoices(transaction, accountId, after);
  return { before, after, isChanged };
}

/** The choices of an account are among its settings, and are undone with those; `changeId` is null when they are so already. */
export async function changeOwnChoices(
  transaction: Transaction,
  author: Author,
  { accountId, name }: { accountId: number; name: string },
  given: readonly NotificationChoice[],
): Promise<{ notifications: NotificationChoice[]; changeId: number | null }> {
  const { before, after, isChanged } = await changeChoices(transaction, accountId, given);
  if (!isChanged) return { notifications: after, changeId: null };
  const changeId = await recordChange(transaction, author, {
    entity: 'account-settings',
    entityId: accountId,
    entityName: name,
    before: { notifications: before },
    after: { notifications: after },
    ownerId: accountId,
    isUndoable: true,
  });
  return { notifications: after, changeId };
}

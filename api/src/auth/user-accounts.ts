import { recordChanges } from '../changes/record.ts';
import type { Transaction } from '../database/engine.ts';
import type { Ending } from './old-sessions.ts';
import { endSessions } from './sessions.ts';

/** Keeps the accounts that were made from users out, and signs them out; or lets them in again. Most users have none. */
export async function keepAccountsOut(
  transaction: Transaction,
  author: Ending,
  userIds: readonly number[],
  isOut: boolean,
): Promise<void> {
  const accounts = await transaction
    .updateTable('accounts')
    .set({ suspendedAt: isOut ? author.now : null })
    .where('userId', 'in', userIds)
    .where('suspendedAt', isOut ? 'is' : 'is not', null)
    .returning(['id', 'username'])
    .execute();
  if (accounts.length === 0) return;
  const changes = accounts.map(({ id, username }) => ({
    entity: 'account' as const,
    entityId: id,
    entityName: username,
    before: { isSuspended: !isOut },
    after: { isSuspended: isOut },
    ownerId: id,
  }));
  await recordChanges(transaction, author, changes);
  const ids = accounts.map(({ id }) => id);
  if (isOut) await endSessions(transaction, author, { accountIds: ids });
}

import { recordChanges } from '../changes/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { conflict } from '../errors.ts';
import type { Ending } from './old-sessions.ts';
import { endSessions } from './sessions.ts';

/** Who locks themselves out cannot take that back. */
export async function refuseOneself(
  transaction: Transaction,
  { caller }: Pick<Context, 'caller'>,
  userIds: readonly number[],
  detail: string,
): Promise<void> {
  if (!caller) return;
  const own = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', caller.accountId)
    .where('userId', 'in', userIds)
    .executeTakeFirst();
  if (own) throw conflict(detail);
}

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

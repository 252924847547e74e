import { recordChanges } from '../changes/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { conflict } from '../errors.ts';
import type { Ending } from './old-sessions.ts';
import { endSessions } from './sessions.ts';

/** Who locks themselves out cannot take that back. */
export async function refuseOneself(
  transaction: Transaction,
  context: Pick<Context, 'caller'>,
  userIds: readonly number[],
  detail: string,
): Promise<void> {
  if ((await ownUserAmong(transaction, context, userIds)) !== null) throw conflict(detail);
}

/** The user that the account of whoever asks was made from, if it is one of these. */
export async function ownUserAmong(
  transaction: Transaction,
  { caller }: Pick<Context, 'caller'>,
  userIds: readonly number[],
): Promise<number | null> {
  if (!caller) return null;
  const own = await transaction
    .selectFrom('accounts')
    .select('userId')
    .where('id', '=', caller.accountId)
    .where('userId', 'in', userIds)
    .executeTakeFirst();
  return own?.userId ?? null;
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

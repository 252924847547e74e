import type { Signal } from '@atrium/contract/signals';
import type { Database } from '../database/engine.ts';

/** Those who have blocked an account: whether they are here is not for it to know. */
export async function findBlockersOf(database: Database, accountId: number): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('chatContacts')
    .select('accountId')
    .where('contactId', '=', accountId)
    .where('isBlocked', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.accountId));
}

/** A signal without what is hidden from the one who hears it; null where nothing is left. */
export function withoutHidden(signal: Signal, hidden: ReadonlySet<number>): Signal | null {
  if (signal.type === 'present')
    return { ...signal, accountIds: signal.accountIds.filter((accountId) => !hidden.has(accountId)) };
  return hidden.has(signal.accountId) ? null : signal;
}

/** Whether an account has chosen to be seen as offline. */
export async function isHiddenAccount(database: Database, accountId: number): Promise<boolean> {
  const profile = await database
    .selectFrom('accountProfiles')
    .select('status')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return profile?.status === 'offline';
}

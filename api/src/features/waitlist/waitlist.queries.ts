import type { WaitsFor } from '@atrium/contract/waitlist';
import type { Database, Transaction } from '../../database/engine.ts';
import type { WaitlistEntryRow } from '../../database/waitlist-schema.ts';

interface PageOfEntries {
  waitsFor: WaitsFor;
  page: number;
  perPage: number;
}

/** Who has confirmed that they wait, the latest first. */
export function findWaiting(database: Database, { waitsFor, page, perPage }: PageOfEntries) {
  return database
    .selectFrom('waitlistEntries')
    .select(['id', 'email', 'waitsFor', 'confirmedAt'])
    .$narrowType<{ confirmedAt: string }>()
    .where('waitsFor', '=', waitsFor)
    .where('confirmedAt', 'is not', null)
    .orderBy('confirmedAt', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage)
    .execute();
}

export async function countWaiting(database: Database, waitsFor: WaitsFor): Promise<number> {
  const { total } = await database
    .selectFrom('waitlistEntries')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('waitsFor', '=', waitsFor)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

export function findEntryOf(
  database: Database,
  { waitsFor, emailKey }: Pick<WaitlistEntryRow, 'waitsFor' | 'emailKey'>,
): Promise<WaitlistEntryRow | undefined> {
  return database
    .selectFrom('waitlistEntries')
    .selectAll()
    .where('waitsFor', '=', waitsFor)
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
}

export function findEntryBehind(database: Database, hash: string): Promise<WaitlistEntryRow | undefined> {
  return database.selectFrom('waitlistEntries').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function insertEntry(transaction: Transaction, row: WaitlistEntryRow): Promise<void> {
  await transaction.insertInto('waitlistEntries').values(row).execute();
}

/** Another link has been sent: the one before does not work any more. */
export async function renewEntry(
  transaction: Transaction,
  { id, hash, askedAt }: Pick<WaitlistEntryRow, 'id' | 'hash' | 'askedAt'>,
): Promise<void> {
  await transaction.updateTable('waitlistEntries').set({ hash, askedAt }).where('id', '=', id).execute();
}

export async function confirmEntry(transaction: Transaction, id: number, confirmedAt: string): Promise<void> {
  await transaction.updateTable('waitlistEntries').set({ confirmedAt }).where('id', '=', id).execute();
}

export async function deleteEntry(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('waitlistEntries').where('id', '=', id).execute();
}

/** Whose link was never followed is not kept. */
export async function forgetUnconfirmed(transaction: Transaction, before: string): Promise<void> {
  await transaction
    .deleteFrom('waitlistEntries')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<', before)
    .execute();
}

/** Takes everybody who waits off the list, and answers them. */
export function takeWaiting(transaction: Transaction, waitsFor: WaitsFor): Promise<WaitlistEntryRow[]> {
  return transaction
    .deleteFrom('waitlistEntries')
    .where('waitsFor', '=', waitsFor)
    .where('confirmedAt', 'is not', null)
    .returningAll()
    .execute();
}

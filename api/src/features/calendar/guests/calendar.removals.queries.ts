import type { EventLetterRow, EventRemovalRow } from '../../../database/calendar-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { type KeptEvent, RecordedEvent } from '../calendar.rows.ts';

export interface Removal {
  eventId: number;
  part: string;
  /** What takes place no more, as it was. */
  removed: KeptEvent;
  isGone: boolean;
  isTold: boolean;
}

export function findLetters(database: Database, { accountId, uid }: KeptEvent): Promise<EventLetterRow[]> {
  return database
    .selectFrom('eventLetters')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('uid', '=', uid)
    .orderBy('originalStart')
    .execute();
}

/** Of each of these addresses, the letters about these occurrences; about all that has the uid where none are named. */
export async function forgetLetters(
  transaction: Transaction,
  { accountId, uid }: KeptEvent,
  addresses: readonly string[],
  originals: readonly string[] | null,
): Promise<void> {
  const theirs = transaction
    .deleteFrom('eventLetters')
    .where('accountId', '=', accountId)
    .where('uid', '=', uid)
    .where('email', 'in', addresses);
  await (originals === null ? theirs : theirs.where('originalStart', 'in', originals)).execute();
}

export async function insertLetters(transaction: Transaction, letters: readonly EventLetterRow[]): Promise<void> {
  await transaction.insertInto('eventLetters').values(letters).execute();
}

/** Of all that has the uid of this event. */
export async function findRemovals(database: Database, { accountId, uid }: KeptEvent): Promise<Removal[]> {
  const rows = await database
    .selectFrom('eventRemovals')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('uid', '=', uid)
    .orderBy('eventId')
    .orderBy('part')
    .execute();
  return rows.map(removalOf);
}

export async function findRemoval(database: Database, eventId: number, part: string): Promise<Removal | undefined> {
  const row = await database
    .selectFrom('eventRemovals')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('part', '=', part)
    .executeTakeFirst();
  return row && removalOf(row);
}

function removalOf({ eventId, part, event, isGone, isTold }: EventRemovalRow): Removal {
  const removed = RecordedEvent.parse(JSON.parse(event));
  return { eventId, part, removed, isGone: isGone === 1, isTold: isTold === 1 };
}

/** What was removed before, brought back and is removed again is what it is now; what guests know of it stays. */
export async function storeRemoved(transaction: Transaction, removed: KeptEvent, part: string): Promise<Removal> {
  const { id: eventId, accountId, uid } = removed;
  const event = JSON.stringify(removed);
  const row = await transaction
    .insertInto('eventRemovals')
    .values({ eventId, part, accountId, uid, event, isGone: 1, isTold: 0 })
    .onConflict((conflict) => conflict.columns(['eventId', 'part']).doUpdateSet({ uid, event, isGone: 1 }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return removalOf(row);
}

export async function storeRemovalState(
  transaction: Transaction,
  { eventId, part, isGone, isTold }: Removal,
): Promise<void> {
  await transaction
    .updateTable('eventRemovals')
    .set({ isGone: Number(isGone), isTold: Number(isTold) })
    .where('eventId', '=', eventId)
    .where('part', '=', part)
    .execute();
}

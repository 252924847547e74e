import type { EventReplyRow } from '../../../database/calendar-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { type KeptEvent, RecordedEvent } from '../calendar.rows.ts';

/** An event that was deleted with a no to who invites. */
export interface Declined {
  /** As it is answered. */
  event: KeptEvent;
  isTold: boolean;
  /** What who invites had been told by then. */
  toldBefore: EventReplyRow | null;
}

export async function findDeclined(database: Database, eventId: number): Promise<Declined | undefined> {
  const row = await database.selectFrom('declinedEvents').selectAll().where('eventId', '=', eventId).executeTakeFirst();
  if (!row) return undefined;
  return {
    event: RecordedEvent.parse(JSON.parse(row.event)),
    isTold: row.isTold === 1,
    toldBefore: row.toldBefore === null ? null : JSON.parse(row.toldBefore),
  };
}

export async function insertDeclined(
  transaction: Transaction,
  { event, toldBefore }: Omit<Declined, 'isTold'>,
): Promise<void> {
  const { id: eventId, accountId } = event;
  await transaction
    .insertInto('declinedEvents')
    .values({
      ...{ eventId, accountId, event: JSON.stringify(event), isTold: 0 },
      toldBefore: toldBefore && JSON.stringify(toldBefore),
    })
    .execute();
}

export async function storeTold(transaction: Transaction, eventId: number): Promise<void> {
  await transaction.updateTable('declinedEvents').set({ isTold: 1 }).where('eventId', '=', eventId).execute();
}

export async function deleteDeclined(transaction: Transaction, eventId: number): Promise<void> {
  await transaction.deleteFrom('declinedEvents').where('eventId', '=', eventId).execute();
}

import type { EventReplyRow } from '../../../database/calendar-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';

export function findReply(database: Database, eventId: number): Promise<EventReplyRow | undefined> {
  return database.selectFrom('eventReplies').selectAll().where('eventId', '=', eventId).executeTakeFirst();
}

export async function storeReply(transaction: Transaction, { eventId, ...said }: EventReplyRow): Promise<void> {
  await transaction
    .insertInto('eventReplies')
    .values({ eventId, ...said })
    .onConflict((conflict) => conflict.column('eventId').doUpdateSet(said))
    .execute();
}

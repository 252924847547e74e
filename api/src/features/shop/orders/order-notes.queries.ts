import type { Database, Transaction } from '../../../database/engine.ts';
import type { OrderNoteRow } from '../../../database/shop-schema.ts';
import { shownName } from '../../../people/shown-name.ts';

/** The latest first, with who wrote them. */
export function findNotesOf(database: Database, orderId: number) {
  return database
    .selectFrom('orderNotes')
    .leftJoin('accounts', 'accounts.id', 'orderNotes.accountId')
    .select(['orderNotes.id', 'orderNotes.accountId', 'text', 'orderNotes.createdAt', 'editedAt', 'avatar'])
    .select(shownName('accounts').as('name'))
    .where('orderId', '=', orderId)
    .orderBy('orderNotes.id', 'desc')
    .execute();
}

export async function countNotesOf(database: Database, orderId: number): Promise<number> {
  const { total } = await database
    .selectFrom('orderNotes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return total;
}

export function findNote(database: Database, id: number): Promise<OrderNoteRow | undefined> {
  return database.selectFrom('orderNotes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertNote(transaction: Transaction, note: OrderNoteRow): Promise<void> {
  await transaction.insertInto('orderNotes').values(note).execute();
}

export async function changeNoteRow(
  transaction: Transaction,
  id: number,
  row: Pick<OrderNoteRow, 'text' | 'editedAt'>,
): Promise<void> {
  await transaction.updateTable('orderNotes').set(row).where('id', '=', id).execute();
}

export async function deleteNoteRow(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('orderNotes').where('id', '=', id).execute();
}

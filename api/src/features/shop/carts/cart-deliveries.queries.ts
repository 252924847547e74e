import type { Database, Transaction } from '../../../database/engine.ts';
import type { CartDeliveryRow } from '../../../database/shop-schema.ts';

export function findCartDelivery(database: Database, id: number): Promise<CartDeliveryRow | undefined> {
  return database.selectFrom('cartDeliveries').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCartDeliveryOf(database: Database, accountId: number): Promise<CartDeliveryRow | undefined> {
  return database.selectFrom('cartDeliveries').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

export async function insertCartDelivery(transaction: Transaction, entry: CartDeliveryRow): Promise<void> {
  await transaction.insertInto('cartDeliveries').values(entry).execute();
}

export async function setCartDelivery(
  transaction: Transaction,
  { id, deliveryMethodId }: Pick<CartDeliveryRow, 'id' | 'deliveryMethodId'>,
): Promise<void> {
  await transaction.updateTable('cartDeliveries').set({ deliveryMethodId }).where('id', '=', id).execute();
}

export async function removeCartDelivery(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('cartDeliveries').where('id', '=', id).execute();
}

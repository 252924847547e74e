import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../../database/dialect.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { OrderRow } from '../../../database/shop-schema.ts';
import { type ListTuning, ownedBy } from '../../../lists/list-index.ts';
import { track } from '../../../lists/track.ts';
import { findBuyer } from './buyers.queries.ts';
import { buyerWords, indexedOrder, orderSearch, ordersIndex } from './orders.list.ts';

const rowsAtOnce = 500;

/** The orders of an account are found by what it is called now; those of one that is closed by what they say themselves alone. */
export async function followBuyerName(transaction: Transaction, accountId: number, tuning?: ListTuning): Promise<void> {
  const account = await findBuyer(transaction, accountId);
  const buyer = account === null ? '' : buyerWords(account);
  let rows = await ordersAfter(transaction, accountId, 0);
  while (rows.length > 0) {
    await rename(transaction, accountId, rows, buyer, tuning);
    rows = await ordersAfter(transaction, accountId, rows.at(-1)?.id ?? 0);
  }
}

async function rename(
  transaction: Transaction,
  accountId: number,
  rows: readonly OrderRow[],
  buyer: string,
  tuning: ListTuning | undefined,
): Promise<void> {
  const renamed = rows.map((row) => ({ ...row, buyer, search: orderSearch({ ...row, buyer }) }));
  await storeOrderWords(transaction, renamed);
  const moves = rows.map((before, place) => ({
    before: indexedOrder(before),
    after: indexedOrder(renamed[place] ?? before),
  }));
  await track(transaction, ordersIndex, moves, tuning);
  await track(transaction, ownedBy(ordersIndex, accountId), moves, tuning);
}

function ordersAfter(transaction: Transaction, accountId: number, id: number): Promise<OrderRow[]> {
  return transaction
    .selectFrom('orders')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '>', id)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
}

export async function storeOrderWords(
  transaction: Transaction,
  rows: readonly Pick<OrderRow, 'id' | 'buyer' | 'search'>[],
): Promise<void> {
  const records = rows.map(({ id, buyer, search }) => ({ id, buyer, search }));
  await sql`
    update orders set buyer = renamed.buyer, search = renamed.search
    from (
      select ${numberField('id')} as id, ${textField('buyer')} as buyer, ${textField('search')} as search
      from ${recordsTable(transaction, records)}) as renamed
    where orders.id = renamed.id`.execute(transaction);
}

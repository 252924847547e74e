import { sql } from 'kysely';
import type { Engine, Transaction } from '../../../database/engine.ts';
import { type ListTuning, ownedBy } from '../../../lists/list-index.ts';
import { rebuild } from '../../../lists/rebuild.ts';
import { storeOrderWords } from './buyer-names.ts';
import { orderSearch, ordersIndex } from './orders.list.ts';

const atOnce = 500;

/** Orders from before they were found by who ordered and what, all of them together with what is counted of them. */
export async function foldOldOrders(engine: Engine, tuning?: ListTuning): Promise<void> {
  const found = engine.read.selectFrom('orders').select('id').where('search', '=', sql.lit('')).limit(1);
  if (!(await found.executeTakeFirst())) return;
  await engine.write(async (transaction) => {
    let folded: number;
    do folded = await foldSome(transaction);
    while (folded > 0);
    await rebuild(transaction, ordersIndex, tuning);
    for (const accountId of await buyersOf(transaction))
      await rebuild(transaction, ownedBy(ordersIndex, accountId), tuning);
  });
}

async function foldSome(transaction: Transaction): Promise<number> {
  const rows = await transaction
    .selectFrom('orders')
    .select(['id', 'customerName', 'trackingNumber', 'buyer', 'goods'])
    .where('search', '=', sql.lit(''))
    .orderBy('id')
    .limit(atOnce)
    .execute();
  if (rows.length === 0) return 0;
  await storeOrderWords(
    transaction,
    rows.map((row) => ({ ...row, search: orderSearch(row) })),
  );
  return rows.length;
}

async function buyersOf(transaction: Transaction): Promise<number[]> {
  const rows = await transaction
    .selectFrom('orders')
    .select('accountId')
    .distinct()
    .where('accountId', 'is not', null)
    .execute();
  return rows.flatMap(({ accountId }) => accountId ?? []);
}

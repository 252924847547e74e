import type { CouponListQuery } from '@atrium/contract/coupons';
import { sql } from 'kysely';
import { containsUnindexed } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { CouponRow } from '../../../database/shop-schema.ts';
import { fold } from '../../../search/fold.ts';

const orders = { id: 'id', code: 'codeKey', validUntil: 'validUntil', uses: 'uses' } as const;

/** There are tens of coupons: the search reads them all. */
function matching(database: Database, q: string) {
  const code = sql.ref<string>('code_key');
  const words = fold(q)
    .split(' ')
    .filter((word) => word !== '');
  return words.reduce((query, word) => query.where(containsUnindexed(code, word)), database.selectFrom('coupons'));
}

export async function countCoupons(database: Database, q: string): Promise<number> {
  const { total } = await matching(database, q)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export function findCoupons(database: Database, query: CouponListQuery): Promise<CouponRow[]> {
  const { q, sort, sortColumn, page, perPage } = query;
  return matching(database, q)
    .selectAll()
    .orderBy(orders[sortColumn], sort)
    .orderBy('id', sort)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

export function findCoupon(database: Database, id: number): Promise<CouponRow | undefined> {
  return database.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCouponByCode(database: Database, code: string): Promise<CouponRow | undefined> {
  return database.selectFrom('coupons').selectAll().where('codeKey', '=', fold(code)).executeTakeFirst();
}

export async function insertCoupons(transaction: Transaction, coupons: readonly CouponRow[]): Promise<void> {
  await transaction.insertInto('coupons').values(coupons).execute();
}

export async function replaceCoupon(transaction: Transaction, { id, ...row }: CouponRow): Promise<void> {
  await transaction.updateTable('coupons').set(row).where('id', '=', id).execute();
}

export async function deleteCouponRow(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('coupons').where('id', '=', id).execute();
}

/** Counts one use less; there is no answer when none is counted. */
export function giveBackCoupon(transaction: Transaction, id: number): Promise<CouponRow | undefined> {
  return transaction
    .updateTable('coupons')
    .set({ uses: sql`uses - 1` })
    .where('id', '=', id)
    .where('uses', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

/** Counts one use more, unless it has been used as often as it may be: then there is no answer. */
export function useCoupon(transaction: Transaction, id: number): Promise<CouponRow | undefined> {
  return transaction
    .updateTable('coupons')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('limitOfUses', 'is', null), eb('uses', '<', eb.ref('limitOfUses'))]))
    .returningAll()
    .executeTakeFirst();
}

/** How often an account has ordered with a coupon, with orders that stand; of one of them it may be left out. */
export async function countOwnUses(
  database: Database,
  { couponId, accountId, exceptOrderId = 0 }: { couponId: number; accountId: number; exceptOrderId?: number },
): Promise<number> {
  const { uses } = await database
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('couponId', '=', couponId)
    .where('accountId', '=', accountId)
    .where('state', '<>', 'cancelled')
    .where('id', '<>', exceptOrderId)
    .executeTakeFirstOrThrow();
  return uses;
}

/** Has a use more or less wait on an order whose coupon is deleted. */
export async function keepUseWaiting(transaction: Transaction, orderId: number, step: number): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ waitingUses: sql`waiting_uses + ${step}` })
    .where('id', '=', orderId)
    .execute();
}

/** Takes all that waits for a coupon off its orders, and answers how many uses more they come to. */
export async function takeWaitingUses(transaction: Transaction, couponId: number): Promise<number> {
  const waiting = await transaction
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number | null>('waitingUses').as('uses'))
    .where('couponId', '=', couponId)
    .where('waitingUses', '<>', 0)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('orders')
    .set({ waitingUses: 0 })
    .where('couponId', '=', couponId)
    .where('waitingUses', '<>', 0)
    .execute();
  return Number(waiting.uses ?? 0);
}

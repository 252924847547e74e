import type { Database, Transaction } from '../../../database/engine.ts';
import type { CartCouponRow, CouponRow } from '../../../database/shop-schema.ts';
import { fold } from '../../../search/fold.ts';
import type { KeptCoupon } from '../checkout/coupons.rows.ts';

export function findCartCoupon(database: Database, id: number): Promise<CartCouponRow | undefined> {
  return database.selectFrom('cartCoupons').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCartCouponOf(database: Database, accountId: number): Promise<CartCouponRow | undefined> {
  return database.selectFrom('cartCoupons').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** The coupon that an account keeps with its cart, as it is now. */
export async function findKeptCoupon(database: Database, accountId: number): Promise<KeptCoupon | null> {
  const row = await database
    .selectFrom('cartCoupons')
    .leftJoin('coupons', 'coupons.codeKey', 'cartCoupons.codeKey')
    .select('cartCoupons.code as keptCode')
    .selectAll('coupons')
    .select(({ selectFrom }) =>
      selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('uses'))
        .whereRef('orders.couponId', '=', 'coupons.id')
        .where('orders.accountId', '=', accountId)
        .where('orders.state', '<>', 'cancelled')
        .as('ownUses'),
    )
    .where('cartCoupons.accountId', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { keptCode, ownUses, ...coupon } = row;
  return { code: keptCode, coupon: isThere(coupon) ? coupon : null, ownUses: ownUses ?? 0 };
}

type JoinedCoupon = { [Column in keyof CouponRow]: CouponRow[Column] | null };

function isThere(coupon: JoinedCoupon): coupon is CouponRow {
  return coupon.id !== null;
}

export async function insertCartCoupon(
  transaction: Transaction,
  { id, accountId, code }: Omit<CartCouponRow, 'codeKey'>,
): Promise<void> {
  await transaction
    .insertInto('cartCoupons')
    .values({ id, accountId, code, codeKey: fold(code) })
    .execute();
}

export async function setCartCouponCode(transaction: Transaction, id: number, code: string): Promise<void> {
  await transaction
    .updateTable('cartCoupons')
    .set({ code, codeKey: fold(code) })
    .where('id', '=', id)
    .execute();
}

export async function removeCartCoupon(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('cartCoupons').where('id', '=', id).execute();
}

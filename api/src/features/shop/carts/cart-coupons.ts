import type { CartCoupon, CouponProblem } from '@atrium/contract/coupons';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { CartCouponRow } from '../../../database/shop-schema.ts';
import { conflict, notFound, type Refusal } from '../../../errors.ts';
import { countOwnUses, findCouponByCode } from '../checkout/coupons.queries.ts';
import { problemOf, shownCartCoupon } from '../checkout/coupons.rows.ts';
import { findCartCouponOf, insertCartCoupon, removeCartCoupon, setCartCouponCode } from './cart-coupons.queries.ts';

/** What is kept with the cart, as its record has it. */
type CartCouponEntry = Omit<CartCouponRow, 'codeKey'>;

export function applyCoupon(
  context: SignedInContext,
  code: string,
): Promise<{ coupon: CartCoupon; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const coupon = await findCouponByCode(transaction, code);
    if (!coupon) throw notFound('coupon');
    const ownUses = await countOwnUses(transaction, { couponId: coupon.id, accountId: context.caller.accountId });
    const problem = problemOf(coupon, ownUses, context.now);
    if (problem !== null) throw refusalOf(problem);
    const shown = shownCartCoupon({ code: coupon.code, coupon, ownUses }, context.now);
    return { coupon: shown, changeId: await keep(transaction, context, coupon.code) };
  });
}

export function refusalOf(problem: CouponProblem): Refusal {
  if (problem === 'not-yet') return conflict('This coupon is not valid yet.');
  if (problem === 'over') return conflict('This coupon is not valid any more.');
  if (problem === 'used-up') return conflict('This coupon has been used as often as it may be.');
  if (problem === 'used-up-by-you') return conflict('You have used this coupon as often as you may.');
  return conflict('There is no such coupon any more.');
}

async function keep(transaction: Transaction, context: SignedInContext, code: string): Promise<number | null> {
  const { accountId } = context.caller;
  const kept = await findCartCouponOf(transaction, accountId);
  if (kept) return exchange(transaction, context, kept, code);
  const entry = { id: await nextId(transaction, 'cart_coupons'), accountId, code };
  return putOn(transaction, context, entry);
}

export function removeCoupon(context: SignedInContext): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const kept = await findCartCouponOf(transaction, context.caller.accountId);
    if (!kept) throw notFound('coupon in your cart');
    return takeOffCoupon(transaction, context, kept);
  });
}

export async function putOn(transaction: Transaction, context: Context, entry: CartCouponEntry): Promise<number> {
  await insertCartCoupon(transaction, entry);
  return recordCartCoupon(transaction, context, entry, null, entry);
}

export async function takeOffCoupon(
  transaction: Transaction,
  context: Context,
  { id, accountId, code }: CartCouponEntry,
): Promise<number> {
  await removeCartCoupon(transaction, id);
  const entry = { id, accountId, code };
  return recordCartCoupon(transaction, context, entry, entry, null);
}

/** Nothing is recorded, and the answer is null, when it is this one already. */
export async function exchange(
  transaction: Transaction,
  context: Context,
  entry: CartCouponEntry,
  code: string,
): Promise<number | null> {
  if (entry.code === code) return null;
  await setCartCouponCode(transaction, entry.id, code);
  return recordCartCoupon(transaction, context, { ...entry, code }, { code: entry.code }, { code });
}

function recordCartCoupon(
  transaction: Transaction,
  context: Context,
  { id, accountId, code }: CartCouponEntry,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'cart-coupon', entityId: id, entityName: code, before, after } as const;
  return recordChange(transaction, context, { ...change, ownerId: accountId, isUndoable: true });
}

import { StoredAddress } from '@atrium/contract/addresses';
import { Coupon, NewCoupon } from '@atrium/contract/coupons';
import { DeliveryAddress } from '@atrium/contract/orders';
import * as z from 'zod/mini';
import { undoOf } from '../../../changes/undo-record.ts';
import { conflict } from '../../../errors.ts';
import { findCartCoupon, findCartCouponOf } from '../carts/cart-coupons.queries.ts';
import { exchange, putOn, takeOffCoupon } from '../carts/cart-coupons.ts';
import { findCartDelivery, findCartDeliveryOf } from '../carts/cart-deliveries.queries.ts';
import { chooseFirst, chooseNone, chooseOther } from '../carts/cart-deliveries.ts';
import { findAddress } from './addresses.queries.ts';
import { changeAddress, forgetAddress, keepAddress } from './addresses.ts';
import { takeWaitingUses } from './coupons.queries.ts';
import { changeCoupon, findShownCoupon, putIn, refuseTakenCode, takeAway } from './coupons.ts';

/** What was recorded before a coupon had a limit for each customer, and was for some goods, has neither. */
const KeptCoupon = z.object({
  ...Coupon.shape,
  limitPerCustomer: z._default(Coupon.shape.limitPerCustomer, null),
  categories: z._default(Coupon.shape.categories, []),
});
const KeptAddress = z.object({ ...StoredAddress.shape, accountId: z.int() });
const CartCouponEntry = z.object({ id: z.int(), accountId: z.int(), code: z.string() });
const CartDeliveryEntry = z.object({ id: z.int(), accountId: z.int(), deliveryMethodId: z.int() });

export const undoAddressChange = undoOf({
  find: findAddress,
  remove: forgetAddress,
  restore: (transaction, context, before) => keepAddress(transaction, context, KeptAddress.parse(before)),
  revert: (transaction, context, now, before) =>
    changeAddress(transaction, context, now, z.partial(DeliveryAddress).parse(before)),
});

export const undoCouponChange = undoOf({
  find: findShownCoupon,
  remove: takeAway,
  async restore(transaction, context, before) {
    const coupon = KeptCoupon.parse(before);
    await refuseTakenCode(transaction, coupon.code, coupon.id);
    const uses = coupon.uses + (await takeWaitingUses(transaction, coupon.id));
    return putIn(transaction, context, { ...coupon, uses: Math.max(0, uses) });
  },
  async revert(transaction, context, now, before) {
    const wanted = z.partial(z.omit(Coupon, { uses: true })).parse(before);
    refuseImpossible({ ...now, ...wanted });
    return changeCoupon(transaction, context, now, wanted);
  },
});

/** What was of a coupon may not go with what was changed of it since, such as per cent with an amount of money. */
function refuseImpossible(coupon: Coupon): void {
  const [issue] = NewCoupon.safeParse(coupon).error?.issues ?? [];
  if (issue) throw conflict(issue.message);
}

export const undoCartCouponChange = undoOf({
  find: findCartCoupon,
  remove: takeOffCoupon,
  async restore(transaction, context, before) {
    const entry = CartCouponEntry.parse(before);
    if (await findCartCouponOf(transaction, entry.accountId)) throw conflict('Your cart has another coupon by now.');
    return putOn(transaction, context, entry);
  },
  revert: (transaction, context, now, before) =>
    exchange(transaction, context, now, z.pick(CartCouponEntry, { code: true }).parse(before).code),
});

/** A way that is gone is chosen again too: the cart says that it is not offered any more. */
export const undoCartDeliveryChange = undoOf({
  find: findCartDelivery,
  remove: chooseNone,
  async restore(transaction, context, before) {
    const entry = CartDeliveryEntry.parse(before);
    if (await findCartDeliveryOf(transaction, entry.accountId))
      throw conflict('Another way of delivery is chosen by now.');
    return chooseFirst(transaction, context, entry);
  },
  revert(transaction, context, now, before) {
    const { deliveryMethodId } = z.pick(CartDeliveryEntry, { deliveryMethodId: true }).parse(before);
    return chooseOther(transaction, context, now, deliveryMethodId);
  },
});

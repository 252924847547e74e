import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { ProductCategory } from './products.ts';
import { route } from './route.ts';
import { day, id, idParameter, moment, requiredLine } from './text.ts';

export const couponUnits = ['percent', 'money'] as const;
export const CouponUnit = z.enum(couponUnits);
export type CouponUnit = z.infer<typeof CouponUnit>;

/** Why a coupon takes nothing off: it is not valid yet, no more, used as often as it may be, by all or by this account, or there is none of this code any more. */
export const couponProblems = ['not-yet', 'over', 'used-up', 'used-up-by-you', 'gone'] as const;
export const CouponProblem = z.enum(couponProblems);
export type CouponProblem = z.infer<typeof CouponProblem>;

/** So many categories a coupon names at most: a shop has no more of them. */
const mostCategories = 100;

const limit = () => z.nullable(z.int().check(z.gte(1, 'Take at least one.'), z.lte(1_000_000)));

const fields = {
  code: requiredLine(40).check(z.regex(/^[\p{L}\p{N}-]+$/u, 'Use letters, digits and hyphens.'), z.toUpperCase()),
  unit: CouponUnit,
  value: z.int().check(z.gte(1, 'Give more than nothing.'), z.lte(10_000_000)),
  minimumCents: z.int().check(z.gte(0), z.lte(100_000_000)),
  validFrom: day(),
  validUntil: day(),
  limitOfUses: limit(),
  limitPerCustomer: z._default(limit(), null),
  categories: z._default(
    z.array(ProductCategory).check(
      z.maxLength(mostCategories),
      z.refine((slugs) => new Set(slugs).size === slugs.length, 'Give each category once.'),
    ),
    [],
  ),
};

const endsAfterItBegins = z.refine<{ validFrom: string; validUntil: string }>(
  ({ validFrom, validUntil }) => validFrom <= validUntil,
  { message: 'This day is before the first one.', path: ['validUntil'] },
);
const isPercentage = z.refine<{ unit: CouponUnit; value: number }>(
  ({ unit, value }) => unit === 'money' || value <= 100,
  { message: 'Give at most 100 per cent.', path: ['value'] },
);

/**
 * `value` is per cent or cents; `minimumCents` is what all goods have to cost after their own discounts. Both days are in it. Where `categories` are
 * named, it takes off only of what goods of these cost.
 */
export const NewCoupon = z.object(fields).check(endsAfterItBegins, isPercentage);
export type NewCoupon = z.infer<typeof NewCoupon>;

export const Coupon = z.object({
  id: id(),
  code: z.string(),
  unit: CouponUnit,
  value: z.int(),
  minimumCents: z.int(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  limitOfUses: z.nullable(z.int()),
  /** How often one account may order with it; null for as often as it likes. */
  limitPerCustomer: z.nullable(z.int()),
  categories: z.array(ProductCategory),
  /** How often it was ordered with. */
  uses: z.int(),
  createdAt: moment(),
});
export type Coupon = z.infer<typeof Coupon>;

/** The coupon of a cart. `problem` is null while it counts; below `minimumCents`, or without goods of its `categories`, it takes nothing off, and nothing is wrong with it. */
export const CartCoupon = z.object({
  code: z.string(),
  unit: CouponUnit,
  value: z.int(),
  minimumCents: z.int(),
  categories: z.array(ProductCategory),
  problem: z.nullable(CouponProblem),
});
export type CartCoupon = z.infer<typeof CartCoupon>;

/** Whoever may order has a cart, and a coupon with it. */
const buying = { action: 'create', subject: 'Order' } as const;

export const applyCoupon = route({
  name: 'applyCoupon',
  method: 'PUT',
  path: '/api/v1/cart-coupon',
  summary:
    'Keep a coupon with the cart, in place of the one before it. `changeId` is null when it is there already. It is counted when the cart is ordered.',
  access: buying,
  body: z.object({ code: requiredLine(40) }),
  status: 200,
  response: z.object({ coupon: CartCoupon, changeId: z.nullable(id()) }),
});

export const removeCoupon = route({
  name: 'removeCoupon',
  method: 'DELETE',
  path: '/api/v1/cart-coupon',
  summary: 'Take the coupon off the cart.',
  access: buying,
  status: 200,
  response: z.object({ changeId: id() }),
});

const administration = { action: 'manage', subject: 'Order' } as const;
const couponId = { parameters: z.object({ id: idParameter() }) };

export const couponSortColumns = ['id', 'code', 'validUntil', 'uses'] as const;

export const CouponListQuery = z.object({
  q: listParameters.q,
  sort: z._default(listParameters.sort, 'desc'),
  sortColumn: z._default(z.enum(couponSortColumns), 'id'),
  page: listParameters.page,
  perPage: listParameters.perPage,
});
export type CouponListQuery = z.infer<typeof CouponListQuery>;

export const listCoupons = route({
  name: 'listCoupons',
  method: 'GET',
  path: '/api/v1/coupons',
  summary: 'A page of coupons, the newest first. `q` searches the code.',
  access: administration,
  query: CouponListQuery,
  status: 200,
  response: z.object({ coupons: z.array(Coupon), total: z.int() }),
});

export const addCoupon = route({
  name: 'addCoupon',
  method: 'POST',
  path: '/api/v1/coupons',
  summary: 'Add a coupon. A code is given once, in capitals.',
  access: administration,
  body: NewCoupon,
  status: 201,
  response: z.object({ coupon: Coupon, changeId: id() }),
});

export const updateCoupon = route({
  name: 'updateCoupon',
  method: 'PUT',
  path: '/api/v1/coupons/{id}',
  summary: 'Change a coupon. Orders keep what it took off them. `changeId` is null when it is so already.',
  access: administration,
  ...couponId,
  body: NewCoupon,
  status: 200,
  response: z.object({ coupon: Coupon, changeId: z.nullable(id()) }),
});

export const deleteCoupon = route({
  name: 'deleteCoupon',
  method: 'DELETE',
  path: '/api/v1/coupons/{id}',
  summary: 'Delete a coupon. Carts that it is kept with say that there is none of this code any more.',
  access: administration,
  ...couponId,
  status: 200,
  response: z.object({ changeId: id() }),
});

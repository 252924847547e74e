import type { Coupon, CouponListQuery, NewCoupon } from '@atrium/contract/coupons';
import { differenceOf } from '../../../changes/difference.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Context } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict, notFound } from '../../../errors.ts';
import { requireCategories } from '../product-categories/product-categories.ts';
import {
  countCoupons,
  deleteCouponRow,
  findCoupon,
  findCouponByCode,
  findCoupons,
  insertCoupons,
  replaceCoupon,
} from './coupons.queries.ts';
import { couponRow, shownCoupon } from './coupons.rows.ts';

const codeInUse = 'This code is already in use.';
const usedMoreOften = 'This coupon has been used more often already.';

export async function listCoupons(database: Database, query: CouponListQuery) {
  const total = await countCoupons(database, query.q);
  return { coupons: (await findCoupons(database, query)).map(shownCoupon), total };
}

export function addCoupon(context: Context, wanted: NewCoupon): Promise<{ coupon: Coupon; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    await refuseTakenCode(transaction, wanted.code, 0);
    await requireCategories(transaction, wanted.categories, 'categories');
    const id = await nextId(transaction, 'coupons');
    const coupon = { id, ...wanted, uses: 0, createdAt: context.now };
    return { coupon, changeId: await putIn(transaction, context, coupon) };
  });
}

export function updateCoupon(context: Context, id: number, wanted: NewCoupon) {
  return context.services.engine.write(async (transaction) => {
    const before = await findShownCoupon(transaction, id);
    if (!before) throw notFound('coupon');
    const added = wanted.categories.filter((slug) => !before.categories.includes(slug));
    await requireCategories(transaction, added, 'categories');
    const changeId = await changeCoupon(transaction, context, before, wanted);
    return { coupon: { ...before, ...wanted }, changeId };
  });
}

export function deleteCoupon(context: Context, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const before = await findShownCoupon(transaction, id);
    if (!before) throw notFound('coupon');
    return takeAway(transaction, context, before);
  });
}

export async function findShownCoupon(database: Database, id: number): Promise<Coupon | undefined> {
  const row = await findCoupon(database, id);
  return row && shownCoupon(row);
}

export async function putIn(transaction: Transaction, context: Context, coupon: Coupon): Promise<number> {
  await insertCoupons(transaction, [couponRow(coupon)]);
  return recordCoupon(transaction, context, coupon, null, coupon);
}

export async function takeAway(transaction: Transaction, context: Context, coupon: Coupon): Promise<number> {
  await deleteCouponRow(transaction, coupon.id);
  return recordCoupon(transaction, context, coupon, coupon, null);
}

/** Nothing is recorded, and the answer is null, when it is so already. */
export async function changeCoupon(
  transaction: Transaction,
  context: Context,
  coupon: Coupon,
  wanted: Partial<NewCoupon>,
): Promise<number | null> {
  const after = { ...coupon, ...wanted };
  const difference = differenceOf(coupon, after);
  if (difference === null) return null;
  await refuseTakenCode(transaction, after.code, coupon.id);
  if (after.limitOfUses !== null && after.limitOfUses < after.uses)
    throw conflict(usedMoreOften, [{ path: 'limitOfUses', message: usedMoreOften }]);
  await replaceCoupon(transaction, couponRow(after));
  return recordCoupon(transaction, context, after, difference.before, difference.after);
}

export async function refuseTakenCode(transaction: Transaction, code: string, exceptId: number): Promise<void> {
  const known = await findCouponByCode(transaction, code);
  if (known && known.id !== exceptId) throw conflict(codeInUse, [{ path: 'code', message: codeInUse }]);
}

function recordCoupon(
  transaction: Transaction,
  context: Context,
  { id, code }: Coupon,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'coupon', entityId: id, entityName: code, before, after, isUndoable: true } as const;
  return recordChange(transaction, context, change);
}

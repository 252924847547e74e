import { type Author, type ChangeToRecord, recordChanges } from '../../../changes/record.ts';
import type { Transaction } from '../../../database/engine.ts';
import type {
  CartCouponRow,
  CartDeliveryRow,
  CouponRow,
  OrderLineRow,
  OrderRow,
} from '../../../database/shop-schema.ts';
import type { CartLine } from '../carts/carts.queries.ts';
import { withPieces } from '../products/color-stock.ts';
import type { StockLeft, StockMove } from '../products/stock.ts';
import { shownLine, shownOrder } from './orders.list.ts';

interface Placing {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  left: readonly StockLeft[];
  cart: readonly CartLine[];
  /** The coupon as it is after this use, and where the cart kept it. */
  used: { coupon: CouponRow; keptCoupon: CartCouponRow | null } | null;
  keptDelivery: CartDeliveryRow | null;
}

/** The order, what it took of each product, and that the cart is empty now. None of it is undone: an order is rejected. */
export function recordPlacing(transaction: Transaction, author: Author, placing: Placing): Promise<number> {
  const { order, lines, left, cart, used, keptDelivery } = placing;
  const after = { ...shownOrder(order), lines: lines.map((line) => shownLine(line)) };
  return recordChanges(transaction, author, [
    orderChange(order, null, after),
    ...left.map((product) => stockChange(takenMove(product, lines))),
    ...cart.map((item) => emptied(item, order.accountId)),
    ...(used ? couponChanges(used) : []),
    ...(keptDelivery ? [chosenNoMore(keptDelivery, order)] : []),
  ]);
}

/** A coupon as it is after it was counted anew. */
export interface CountedCoupon {
  coupon: CouponRow;
  usesBefore: number;
}

interface Followers {
  moved?: readonly StockMove[];
  coupon?: CountedCoupon | null;
}

/** How an order went on, and what followed: stock and coupon. It is taken back as a whole: they follow the order again. */
export function recordProgress(
  transaction: Transaction,
  author: Author,
  { id, customerName }: Pick<OrderRow, 'id' | 'customerName'>,
  { before, after }: { before: object; after: object },
  { moved = [], coupon = null }: Followers = {},
): Promise<number> {
  const order = { entity: 'order', entityId: id, entityName: nameOf({ id, customerName }) } as const;
  return recordChanges(transaction, author, [
    { ...order, before, after, isUndoable: true },
    ...moved.map(stockChange),
    ...(coupon ? [couponChange(coupon)] : []),
  ]);
}

function nameOf({ id, customerName }: Pick<OrderRow, 'id' | 'customerName'>): string {
  return `${id} · ${customerName}`;
}

function orderChange({ id, accountId, customerName }: OrderRow, before: object | null, after: object): ChangeToRecord {
  const owner = accountId === null ? {} : { ownerId: accountId };
  return { entity: 'order', entityId: id, entityName: nameOf({ id, customerName }), before, after, ...owner };
}

function takenMove(left: StockLeft, lines: readonly OrderLineRow[]): StockMove {
  const { color = null, quantity = 0 } = lines.find(({ productId }) => productId === left.id) ?? {};
  return { ...left, color, step: -quantity };
}

/** What is left of a product, and of its colours where its stock is kept by them. */
function stockChange({ id, name, color, step, ...left }: StockMove): ChangeToRecord {
  const change = { entity: 'product', entityId: id, entityName: name } as const;
  const { stock, colors } = left;
  if (colors.length === 0) return { ...change, before: { stock: stock - step }, after: { stock } };
  const before = withPieces(left, [{ color, step: -step }]);
  return { ...change, before: { stock: before.stock, colors: before.colors }, after: { stock, colors } };
}

function couponChanges({ coupon, keptCoupon }: NonNullable<Placing['used']>): ChangeToRecord[] {
  const counted = couponChange({ coupon, usesBefore: coupon.uses - 1 });
  if (keptCoupon === null) return [counted];
  const { codeKey: _, ...before } = keptCoupon;
  const takenOff = {
    entity: 'cart-coupon',
    entityId: before.id,
    entityName: coupon.code,
    before,
    after: null,
  } as const;
  return [counted, { ...takenOff, ownerId: before.accountId }];
}

function couponChange({ coupon: { id, code, uses }, usesBefore }: CountedCoupon): ChangeToRecord {
  return { entity: 'coupon', entityId: id, entityName: code, before: { uses: usesBefore }, after: { uses } };
}

function chosenNoMore(before: CartDeliveryRow, { deliveryMethod }: OrderRow): ChangeToRecord {
  const change = { entity: 'cart-delivery', entityId: before.id, entityName: deliveryMethod } as const;
  return { ...change, before, after: null, ownerId: before.accountId };
}

function emptied({ cartItemId, id, name, quantity, color }: CartLine, accountId: number | null): ChangeToRecord {
  const before = { id: cartItemId, accountId, productId: id, quantity, color };
  const owner = accountId === null ? {} : { ownerId: accountId };
  return { entity: 'cart-item', entityId: cartItemId, entityName: name, before, after: null, ...owner };
}

import { type CouponTerms, orderTotals, type PricedLine } from '@atrium/contract/order-totals';
import { DeliveryAddress, type Order, type OrderLine } from '@atrium/contract/orders';
import type { OrderLineRow, OrderRow } from '../../database/shop-schema.ts';
import { dayOf, type Figure } from '../../figures/figures.ts';
import { facetOf, type IndexedRow, type ListIndex } from '../../lists/list-index.ts';
import { numberKey } from '../../lists/number-key.ts';
import { searchText } from '../../search/fold.ts';

/** All orders; `ownedBy` this, those of one account. Both are kept. */
export const ordersIndex: ListIndex = {
  name: 'orders',
  sorts: { id: 'id', total: 'total_key' },
  facets: ['status'],
};

export type NewOrder = Pick<
  OrderRow,
  | 'id'
  | 'accountId'
  | 'idempotencyKey'
  | 'status'
  | 'placedAt'
  | 'couponCode'
  | 'paymentMethod'
  | 'paymentProvider'
  | 'paymentReference'
  | 'paymentState'
> & {
  address: DeliveryAddress;
  lines: readonly OrderLineRow[];
};

/** An order as the table keeps it: what it costs follows from its lines and its coupon. */
export function orderRow({ address, lines, ...order }: NewOrder, coupon: CouponTerms | null = null): OrderRow {
  const totals = orderTotals(lines.map(pricedLine), coupon);
  return {
    ...order,
    ...totals,
    customerName: address.fullName,
    pieces: sum(lines.map(({ quantity }) => quantity)),
    totalKey: numberKey(totals.totalCents),
    costCents: sum(lines.map(({ costCents, quantity }) => costCents * quantity)),
    address: JSON.stringify(address),
    facet: facetOf([order.status]),
    search: searchText([String(order.id), address.fullName]),
    place: order.id,
  };
}

export function indexedOrder({ id, facet, search, totalKey }: OrderRow): IndexedRow {
  return { id, facet, search, keys: { total: totalKey } };
}

export function pricedLine({ hasFreeShipping, ...line }: OrderLineRow): PricedLine {
  return { ...line, hasFreeShipping: hasFreeShipping === 1 };
}

/**
 * What an order adds to the figures of the day it was placed on. Revenue is what is paid for the goods, without shipping and tax; a rejected
 * order has earned nothing and cost nothing.
 */
export function figuresOf(order: OrderRow): Figure[] {
  const { status, placedAt, subtotalCents, discountCents, costCents } = order;
  const day = dayOf(placedAt);
  const isEarning = status !== 'rejected';
  return [
    { measure: 'orders', day, amount: 1 },
    { measure: `product-orders/${status}`, day, amount: 1 },
    { measure: 'revenue-cents', day, amount: isEarning ? subtotalCents - discountCents : 0 },
    { measure: 'cost-cents', day, amount: isEarning ? costCents : 0 },
  ];
}

/** Who placed it: somebody for the first time, or not. What becomes of the order changes nothing in that. */
export function customerFigure({ placedAt }: OrderRow, isFirst: boolean): Figure {
  return { measure: `customers/${isFirst ? 'new' : 'returning'}`, day: dayOf(placedAt), amount: 1 };
}

export function shownOrder(row: OrderRow): Order {
  const { id, accountId, customerName, status, placedAt, pieces, couponCode } = row;
  const { paymentMethod, paymentProvider, paymentReference, paymentState } = row;
  return {
    ...{ id, accountId, customerName, status, placedAt, pieces, couponCode },
    ...{ paymentMethod, paymentProvider, paymentReference, paymentState },
    subtotal: row.subtotalCents / 100,
    discount: row.discountCents / 100,
    coupon: row.couponCents / 100,
    shipping: row.shippingCents / 100,
    tax: row.taxCents / 100,
    total: row.totalCents / 100,
    address: DeliveryAddress.parse(JSON.parse(row.address)),
  };
}

export function shownLine({
  productId,
  name,
  priceCents,
  discountPercentage,
  hasFreeShipping,
  quantity,
  color,
}: OrderLineRow): OrderLine {
  const price = priceCents / 100;
  return { productId, name, price, discountPercentage, hasFreeShipping: hasFreeShipping === 1, quantity, color };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

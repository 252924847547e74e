import { dayOf } from '@atrium/contract/days';
import type { DeliveryOffer } from '@atrium/contract/delivery-methods';
import {
  type DeliveryTerms,
  lineCents,
  lineDiscountCents,
  type OrderTerms,
  type PricedLine,
  totalsTakingOff,
} from '@atrium/contract/order-totals';
import { untracked } from '@atrium/contract/order-tracking';
import {
  DeliveryAddress,
  type Order,
  type OrderBuyer,
  type OrderLine,
  type OrderListQuery,
  type OrderState,
  type OrderStatus,
  orderStates,
  type PaymentState,
  type RefundState,
  statusOfState,
} from '@atrium/contract/orders';
import { sum } from '@atrium/contract/sum';
import type { ProductDayRow } from '../../../database/figures-schema.ts';
import type { OrderLineRow, OrderRow } from '../../../database/shop-schema.ts';
import type { Figure } from '../../../figures/figures.ts';
import { soldProducts } from '../../../figures/sold-products.ts';
import type { Span } from '../../../figures/spans.ts';
import { type FacetFilter, facetOf, type IndexedRow, type ListIndex } from '../../../lists/list-index.ts';
import { numberKey } from '../../../lists/number-key.ts';
import { fold, searchText } from '../../../search/fold.ts';

/** All orders; `ownedBy` this, those of one account. Both are kept. */
export const ordersIndex: ListIndex = {
  name: 'orders',
  sorts: { id: 'id', total: 'total_key', customerName: 'customer_key', state: 'state' },
  facets: ['state', 'refundState', 'delivery'],
};

/** Orders are numbered as they are placed, so that one by day is one by number. */
export function sortOf(sortColumn: OrderListQuery['sortColumn']): string {
  return sortColumn === 'placedAt' ? 'id' : sortColumn;
}

/** What of an order changes after it was placed. */
export const orderMarks = [
  'state',
  'paidAt',
  'shippedAt',
  'deliveredAt',
  'cancelledAt',
  'carrier',
  'trackingNumber',
  'trackingUrl',
] as const;
export type OrderMark = (typeof orderMarks)[number];

export type NewOrder = Pick<
  OrderRow,
  | 'id'
  | 'accountId'
  | 'buyer'
  | 'idempotencyKey'
  | 'status'
  | 'placedAt'
  | 'couponId'
  | 'couponCode'
  | 'paymentMethod'
  | 'paymentProvider'
  | 'paymentReference'
  | 'paymentState'
> & {
  address: DeliveryAddress;
  lines: readonly OrderLineRow[];
  /** How far it is; without it, as far as its status says. */
  progress?: Partial<Pick<OrderRow, OrderMark>>;
};

/** What an order is placed on; it keeps how it is taxed, and what its way of delivery was called and how long that took. */
export interface PlacedTerms extends OrderTerms {
  readonly delivery: DeliveryTerms & Pick<DeliveryOffer, 'id' | 'name' | 'leastDays' | 'mostDays'>;
}

/** An order as the table keeps it: what it costs follows from its lines, what its coupon takes off and what it is placed on. */
export function orderRow(
  { address, lines, progress, ...order }: NewOrder,
  terms: PlacedTerms,
  couponCents = 0,
): OrderRow {
  const totals = totalsTakingOff(lines.map(pricedLine), terms, couponCents);
  const goods = lines.map(({ name }) => name).join(between);
  const marks = { ...unmarked, state: stateOf[order.status], ...progress };
  return {
    ...order,
    ...marks,
    ...totals,
    ...keptTerms(terms),
    refundedCents: 0,
    status: statusOfState(marks.state),
    customerName: address.fullName,
    customerKey: fold(address.fullName),
    goods,
    pieces: sum(lines.map(({ quantity }) => quantity)),
    totalKey: numberKey(totals.totalCents),
    costCents: sum(lines.map(({ costCents, quantity }) => costCents * quantity)),
    address: JSON.stringify(address),
    facet: orderFacet(marks.state, 'none', terms.delivery.name),
    search: orderSearch({ ...order, goods, customerName: address.fullName, trackingNumber: marks.trackingNumber }),
    place: order.id,
  };
}

function keptTerms({ taxBasisPoints, isDeliveryTaxed, delivery }: PlacedTerms) {
  return {
    taxBasisPoints,
    isDeliveryTaxed: Number(isDeliveryTaxed),
    deliveryMethodId: delivery.id,
    deliveryMethod: delivery.name,
    deliveryLeastDays: delivery.leastDays,
    deliveryMostDays: delivery.mostDays,
  };
}

const unmarked = { paidAt: null, shippedAt: null, deliveredAt: null, cancelledAt: null, ...untracked };
const stateOf: Readonly<Record<OrderStatus, OrderState>> = {
  pending: 'pending',
  finished: 'delivered',
  rejected: 'cancelled',
};

/** Between names: no phrase is found across it. */
const between = ' · ';

/** What an account is called, as its orders are found by it. */
export function buyerWords({ name, username }: Pick<OrderBuyer, 'name' | 'username'>): string {
  return [...new Set([name, username])].join(between);
}

type SearchedOrder = Pick<OrderRow, 'id' | 'customerName' | 'trackingNumber' | 'buyer' | 'goods'>;

/** A tracking number is found as it was given, and without its spaces. */
export function orderSearch({ id, customerName, trackingNumber, buyer, goods }: SearchedOrder): string {
  const closed = trackingNumber.replace(/\s+/g, '');
  const others = new Set([trackingNumber, closed, buyer, goods].filter((text) => text !== ''));
  return searchText([String(id), customerName, ...others]);
}

function orderFacet(state: OrderState, refundState: RefundState, deliveryMethod: string): string {
  return facetOf([state, refundState, deliveryPart(deliveryMethod)]);
}

/** A name is free text, and a part of a facet may not hold the characters that separate parts; the step of the schema 0101 has written it so too. */
function deliveryPart(name: string): string {
  return name.replace(/[%/+]/g, encodeURIComponent);
}

export function deliveryOfPart(part: string): string {
  return decodeURIComponent(part);
}

/** The same order at another point of its way, with so much given back. */
export function movedOrder(row: OrderRow, marks: Pick<OrderRow, OrderMark>, refundedCents: number): OrderRow {
  const after = { ...row, ...marks, refundedCents, status: statusOfState(marks.state) };
  const facet = orderFacet(after.state, refundStateOf(after), after.deliveryMethod);
  return { ...after, paymentState: paymentStateOf(after), facet, search: orderSearch(after) };
}

/** What was let go of is gone: it does not come back when the cancellation is undone. */
function paymentStateOf({ state, paidAt, paymentState }: Pick<OrderRow, OrderMark | 'paymentState'>): PaymentState {
  return state === 'cancelled' && paidAt === null && paymentState === 'authorised' ? 'released' : paymentState;
}

function refundStateOf({ refundedCents, totalCents }: Pick<OrderRow, 'refundedCents' | 'totalCents'>): RefundState {
  if (refundedCents === 0) return 'none';
  return refundedCents < totalCents ? 'partly' : 'whole';
}

export function orderFilter({
  status,
  state,
  refundState,
  deliveryMethod,
}: Pick<OrderListQuery, 'status' | 'state' | 'refundState' | 'deliveryMethod'>): FacetFilter {
  const states = orderStates.filter((each) => status === undefined || statusOfState(each) === status);
  return {
    state: { anyOf: states.filter((each) => state === undefined || each === state) },
    refundState: refundState === 'any' ? { anyOf: ['partly', 'whole'] } : refundState,
    delivery: deliveryMethod && deliveryPart(deliveryMethod),
  };
}

type Counting = Pick<OrderListQuery, 'placed' | 'customer' | 'sold'>;

/** The days within which they were placed, who placed them, and what was sold, if any of it matters. */
export function countedOf({ placed, customer, sold }: Counting): (Omit<Counting, 'placed'> & { span: Span }) | null {
  if (placed === undefined && customer === undefined && sold === undefined) return null;
  const [from = firstDay, to = lastDay] = placed?.split('..') ?? [];
  return { span: { from, to }, customer, sold };
}

const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

export function indexedOrder({ id, facet, search, totalKey, customerKey, state }: OrderRow): IndexedRow {
  return { id, facet, search, keys: { total: totalKey, customerName: customerKey, state } };
}

export function pricedLine({ hasFreeShipping, ...line }: OrderLineRow): PricedLine {
  return { ...line, hasFreeShipping: hasFreeShipping === 1 };
}

/**
 * What an order adds to the figures of the day it was placed on. Revenue is what is paid for the goods, without shipping and tax, and without
 * the goods' share of what was given back; a rejected order has earned nothing and cost nothing. What came back into stock costs nothing.
 */
export function figuresOf(order: OrderRow, returnedCostCents = 0): Figure[] {
  const { status, placedAt, costCents } = order;
  const day = dayOf(placedAt);
  const isEarning = status !== 'rejected';
  return [
    { measure: 'orders', day, amount: 1 },
    { measure: `product-orders/${status}`, day, amount: 1 },
    { measure: 'revenue-cents', day, amount: isEarning ? earnedCents(order) : 0 },
    { measure: 'cost-cents', day, amount: isEarning ? costCents - returnedCostCents : 0 },
  ];
}

function earnedCents({ subtotalCents, discountCents, refundedCents, totalCents }: OrderRow): number {
  const goods = subtotalCents - discountCents;
  return refundedCents === 0 ? goods : goods - Math.round(goods * (refundedCents / totalCents));
}

/** What an order adds to what was sold of each product; `returnedOf` says how many pieces of a line are in stock again. */
export function soldOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  returnedOf: (line: OrderLineRow) => number = () => 0,
): ProductDayRow[] {
  if (order.status === 'rejected') return [];
  const sold = lines.map((line) => ({
    productId: line.productId ?? line.formerProductId ?? 0,
    pieces: line.quantity - returnedOf(line),
    cents: lineCents(pricedLine(line)) - lineDiscountCents(pricedLine(line)),
  }));
  return soldProducts(dayOf(order.placedAt), sold, earnedCents(order));
}

/** Who placed it: somebody for the first time, or not. What becomes of the order changes nothing in that. */
export function customerFigure({ placedAt }: OrderRow, isFirst: boolean): Figure {
  return { measure: `customers/${isFirst ? 'new' : 'returning'}`, day: dayOf(placedAt), amount: 1 };
}

export function shownOrder(row: OrderRow): Order {
  const { id, accountId, customerName, status, state, placedAt, pieces, couponCode } = row;
  const { paymentMethod, paymentProvider, paymentReference, paymentState } = row;
  const { paidAt, shippedAt, deliveredAt, cancelledAt, carrier, trackingNumber, trackingUrl } = row;
  const { deliveryMethod, deliveryLeastDays, deliveryMostDays, taxBasisPoints } = row;
  return {
    ...{ id, accountId, customerName, status, state, placedAt, pieces, couponCode },
    ...{ paymentMethod, paymentProvider, paymentReference, paymentState },
    ...{ paidAt, shippedAt, deliveredAt, cancelledAt, refundState: refundStateOf(row) },
    ...{ carrier, trackingNumber, trackingUrl, deliveryMethod, deliveryLeastDays, deliveryMostDays, taxBasisPoints },
    isDeliveryTaxed: row.isDeliveryTaxed === 1,
    refunded: row.refundedCents / 100,
    subtotal: row.subtotalCents / 100,
    discount: row.discountCents / 100,
    coupon: row.couponCents / 100,
    shipping: row.shippingCents / 100,
    tax: row.taxCents / 100,
    total: row.totalCents / 100,
    address: DeliveryAddress.parse(JSON.parse(row.address)),
  };
}

export function shownLine(
  { productId, name, priceCents, discountPercentage, hasFreeShipping, quantity, color }: OrderLineRow,
  returned = 0,
): OrderLine {
  const product = { productId, name, price: priceCents / 100, discountPercentage };
  return { ...product, hasFreeShipping: hasFreeShipping === 1, quantity, color, returned };
}

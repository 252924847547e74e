import { dayOf } from '@atrium/contract/days';
import { orderTotals } from '@atrium/contract/order-totals';
import { type Tracking, untracked } from '@atrium/contract/order-tracking';
import type { DeliveryAddress, OrderStatus } from '@atrium/contract/orders';
import { paymentMethods } from '@atrium/contract/orders';
import { colorOptions } from '@atrium/contract/products';
import type { OrderRow, ProductRow, RefundRow } from '../../../database/shop-schema.ts';
import { type SampleCoupon, sampleCoupons } from '../checkout/checkout.sample-rows.ts';
import { paidOnDelivery } from '../checkout/payment.ts';
import { movedOrder, type NewOrder, orderRow, type PlacedTerms, pricedLine } from './orders.list.ts';

const count = 120;
const days = 700;

type Customer = readonly [fullName: string, houseNumber: string, landmark: string, town: string, firstOrder: number];

/** Who orders from the harbour shop, where to, and the order they came with. The first has an account. */
const customers: readonly Customer[] = [
  ['Ida Lindqvist', '3', 'Behind the harbour office', 'Northquay', 0],
  ['Marit Solheim', '12', 'Opposite the fountain', 'Northquay', 0],
  ['Bastian Vogt', '7', 'Above the sail loft', 'Heron Row', 0],
  ['Leonor Duarte', '41', 'Beside the chapel', 'Saltmarsh', 0],
  ['Kwame Boateng', '5', 'At the ferry steps', 'Northquay', 25],
  ['Noor El-Amin', '28', 'Across from the clinic', 'Juniper Hill', 56],
  ['Fergus Mackay', '1', 'The last house on the mole', 'Outer Mole', 76],
  ['Hana Kobayashi', '16', 'Next to the print shop', 'Heron Row', 96],
  ['Zofia Wrona', '9', 'By the rope walk', 'Saltmarsh', 105],
  ['Émile Carpentier', '33', 'Under the plane trees', 'Juniper Hill', 103],
  ['Inés Olmedo', '20', 'Facing the mill', 'Saltmarsh', 112],
];

/** Orders of the last two years, a little denser from one month to the next; the same at each loading. */
/** Those of the account are found by what it is called. */
export function sampleOrders(
  products: readonly ProductRow[],
  terms: PlacedTerms,
  account: Shop['account'],
  now: string,
) {
  const shop = { products, coupons: sampleCoupons(now), terms, account };
  return Array.from({ length: count }, (_, index) => sampleOrder(index, shop, now));
}

interface Shop {
  readonly products: readonly ProductRow[];
  readonly coupons: readonly SampleCoupon[];
  readonly terms: PlacedTerms;
  readonly account: Pick<OrderRow, 'buyer'> & { readonly id: number };
}

function sampleOrder(index: number, { products, coupons, terms, account }: Shop, now: string) {
  const id = index + 1;
  const customer = customerOf(index);
  const lines = linesOf(index, products);
  const placedAt = new Date(Date.parse(now) - minutesAgo(index) * 60_000).toISOString();
  const order: NewOrder = {
    id,
    ...(customer === 0 ? { accountId: account.id, buyer: account.buyer } : { accountId: null, buyer: '' }),
    idempotencyKey: `sample-${id}`,
    status: statusOf(index),
    placedAt,
    ...paymentOf(index),
    couponId: null,
    couponCode: null,
    address: addressOf(customer),
    lines,
  };
  const progress = progressOf(index, order, Date.parse(now));
  const coupon = coupons[index % coupons.length];
  const placed = coupon ? withCoupon({ ...order, progress }, terms, coupon) : orderRow({ ...order, progress }, terms);
  const refund = refundOf(index, placed, Date.parse(now));
  return { order: movedOrder(placed, placed, refund?.amountCents ?? 0), lines, refund };
}

/** They are offered in turns; one counts while it is valid, and where it takes something off. */
function withCoupon(order: NewOrder, terms: PlacedTerms, { id, code, ...coupon }: SampleCoupon): OrderRow {
  const day = dayOf(order.placedAt);
  const isValid = coupon.validFrom <= day && day <= coupon.validUntil;
  const { couponCents } = orderTotals(order.lines.map(pricedLine), terms, coupon);
  if (!isValid || couponCents === 0) return orderRow(order, terms);
  return orderRow({ ...order, couponId: id, couponCode: code }, terms, couponCents);
}

/** They take turns; what one would have ordered before they came is of those who were there. */
function customerOf(index: number): number {
  const customer = (index * 5) % customers.length;
  const firstOrder = customers[customer]?.[4] ?? 0;
  return index < firstOrder ? 1 + (customer % 3) : customer;
}

/** Paid within the hour, sent the day after, and there two days later. */
function progressOf(index: number, { status, placedAt }: NewOrder, now: number): NewOrder['progress'] {
  const after = (hours: number) => momentAfter(placedAt, hours, now);
  const way = trackingOf(index);
  if (status === 'rejected') return { cancelledAt: after(6) };
  if (status === 'finished') return { paidAt: after(1), shippedAt: after(22), deliveredAt: after(70), ...way };
  if (index % 3 === 0) return {};
  if (index % 3 === 1) return { state: 'paid', paidAt: after(1) };
  return { state: 'shipped', paidAt: after(1), shippedAt: after(22), ...way };
}

/** Without a digit: whoever looks for a number means that of an order. */
function codeOf(number: number): string {
  const letters = 'BCDFGHJKLMNPQRSTVWXZ';
  return [1, 20, 400, 8_000].map((place) => letters[Math.floor(number / place) % 20]).join('');
}

/** One carrier has a page to follow its parcels, the other gives no numbers. */
function trackingOf(index: number): Tracking {
  if (index % 4 === 1) return { ...untracked, carrier: 'Mole Street Couriers' };
  const trackingNumber = `HP ${codeOf(index * 7_919)} ${codeOf(index * 104_729)}`;
  const trackingUrl = `https://harbour-parcel.example/${trackingNumber.replaceAll(' ', '')}`;
  return { carrier: 'Harbour Parcel', trackingNumber, trackingUrl };
}

function momentAfter(moment: string, hours: number, now: number): string {
  return new Date(Math.min(Date.parse(moment) + hours * 3_600_000, now)).toISOString();
}

const reasons = ['A scratch on the shade.', 'Arrived a week late.', 'One piece was missing.'];

/** Now and then something is given back; once, all of it. */
function refundOf(index: number, { id: orderId, totalCents, deliveredAt }: OrderRow, now: number): RefundRow | null {
  if (index % 19 !== 7 || deliveredAt === null) return null;
  const amountCents = index % 38 === 7 ? Math.round(totalCents / 500) * 100 : totalCents;
  const reason = reasons[index % reasons.length] ?? '';
  return { id: orderId, orderId, amountCents, reason, refundedAt: momentAfter(deliveredAt, 50, now) };
}

function paymentOf(index: number) {
  const offered = paymentMethods.filter((method) => method !== 'declined-card');
  const paymentMethod = offered[(index * 3) % offered.length] ?? 'card';
  if (paymentMethod === 'cash-on-delivery') return { paymentMethod, ...paidOnDelivery };
  const paymentReference = `test-sample-${index + 1}`;
  return { paymentMethod, paymentProvider: 'test', paymentReference, paymentState: 'authorised' } as const;
}

/** The last ones are yet to be sent. */
function statusOf(index: number): OrderStatus {
  if (index % 11 === 4) return 'rejected';
  return index >= count - 8 ? 'pending' : 'finished';
}

function minutesAgo(index: number): number {
  const share = 1 - index / (count - 1);
  return Math.floor(days * 1440 * share ** 1.4) + ((index * 97) % 360) + (count - index) * 3;
}

function linesOf(index: number, products: readonly ProductRow[]) {
  const places = Array.from(
    { length: 1 + (index % 3) },
    (_, position) => (index * 7 + position * 11) % products.length,
  );
  return places.flatMap((place, position) => {
    const product = products[place];
    return product ? [lineOf(index, position, product)] : [];
  });
}

function lineOf(index: number, position: number, product: ProductRow) {
  const { id: productId, name, priceCents, discountPercentage, hasFreeShipping, costCents } = product;
  const quantity = priceCents > 200_00 ? 1 : 1 + ((index * 5 + position * 3) % 4);
  return {
    orderId: index + 1,
    position,
    productId,
    name,
    priceCents,
    discountPercentage,
    hasFreeShipping,
    quantity,
    costCents,
    color: colorOptions[(index + position) % colorOptions.length] ?? 'primary',
  };
}

function addressOf(customer: number): DeliveryAddress {
  const [fullName, houseNumber, landmark, town] = customers[customer] ?? ['', '', '', ''];
  const mobileNumber = `555 01${String(10 + customer)}`;
  const place = { houseNumber, landmark, town, pincode: `4${customer % 5}017`, state: 'Harbour County' };
  return { fullName, mobileNumber, ...place, addressType: customer % 3 === 2 ? 'work' : 'home' };
}

import * as z from 'zod/mini';
import { SomeTracking, Tracking } from './order-tracking.ts';
import { type Order, type OrderLine, OrderWithLines } from './orders.ts';
import { route } from './route.ts';
import { id, idParameter, requiredText } from './text.ts';

export const orderSteps = ['pay', 'ship', 'deliver', 'cancel'] as const;
export type OrderStep = (typeof orderSteps)[number];

type Progress = Pick<Order, 'state' | 'paidAt' | 'paymentMethod'>;

const possible: Readonly<Record<OrderStep, (order: Progress) => boolean>> = {
  pay: ({ paidAt, state }) => paidAt === null && state !== 'cancelled',
  ship: ({ state, paymentMethod }) => state === 'paid' || (state === 'pending' && paymentMethod === 'cash-on-delivery'),
  deliver: ({ state }) => state === 'shipped',
  cancel: ({ state }) => state === 'pending' || state === 'paid',
};

/** What can be done next with an order. What is paid at the door is shipped before, and paid when it is delivered. */
export function stepsOf(order: Progress): OrderStep[] {
  return orderSteps.filter((step) => possible[step](order));
}

interface Returns extends Pick<Order, 'state' | 'refundState'> {
  lines: readonly Pick<OrderLine, 'quantity' | 'returned'>[];
}

/** Why nothing of an order that was paid is waited for any more: all the money was given back, or all the goods were taken back. */
export function returnOf({ state, refundState, lines }: Returns): 'givenBack' | 'takenBack' | null {
  if (state !== 'paid') return null;
  if (refundState === 'whole') return 'givenBack';
  return lines.every(({ quantity, returned }) => returned >= quantity) ? 'takenBack' : null;
}

/** The step that goes on with an order by itself, if there is one. */
export function nextStepOf(order: Progress & Returns): OrderStep | null {
  const [next] = stepsOf(order);
  return next === undefined || next === 'cancel' || returnOf(order) !== null ? null : next;
}

/** What can still be given back, in cents. */
export function refundableCents({ paidAt, total, refunded }: Pick<Order, 'paidAt' | 'total' | 'refunded'>): number {
  return paidAt === null ? 0 : Math.round(total * 100) - Math.round(refunded * 100);
}

/** Nobody owes what was cancelled before it was paid. */
export function isInvoiceable({ state, paidAt }: Pick<Order, 'state' | 'paidAt'>): boolean {
  return state !== 'cancelled' || paidAt !== null;
}

export const mostRefunds = 100;

export const NewRefund = z.object({
  amountCents: z.int('Give an amount.').check(z.gte(1, 'Give an amount above zero.'), z.lte(1_000_000_000_000)),
  reason: requiredText(300),
  restock: z._default(
    z.array(z.object({ position: z.int().check(z.gte(0)), quantity: z.int().check(z.gte(1)) })).check(z.maxLength(100)),
    [],
  ),
});
export type NewRefund = z.infer<typeof NewRefund>;

/** With `cancels` the order is cancelled too, in the same change: all of its goods are in stock again then. */
export const RefundOfOrder = z.object({ ...NewRefund.shape, cancels: z._default(z.boolean(), false) });
export type RefundOfOrder = z.infer<typeof RefundOfOrder>;

const administerOrder = { action: 'update', subject: 'Order' } as const;
const orderId = { parameters: z.object({ id: idParameter() }) };
const changed = z.object({ order: OrderWithLines, changeId: id() });
const step = { access: administerOrder, ...orderId, status: 201 } as const;

export const payOrder = route({
  name: 'payOrder',
  method: 'POST',
  path: '/api/v1/orders/{id}/payment',
  summary: 'Note that an order was paid, all of it.',
  ...step,
  response: changed,
});

export const shipOrder = route({
  name: 'shipOrder',
  method: 'POST',
  path: '/api/v1/orders/{id}/shipment',
  summary:
    'Note that an order was sent: one that is paid, or one that is paid at the door; and, if they are known, who carries it and the number that it has there.',
  ...step,
  body: SomeTracking,
  example: {},
  response: changed,
});

export const trackOrder = route({
  name: 'trackOrder',
  method: 'PUT',
  path: '/api/v1/orders/{id}/tracking',
  summary:
    'Say who carries an order that was sent, the number that it has there, and where it can be followed. `changeId` is null when that is known already.',
  access: administerOrder,
  ...orderId,
  body: Tracking,
  example: {
    carrier: 'Harbour Parcel',
    trackingNumber: 'HP 2210 7745',
    trackingUrl: 'https://parcels.example/HP22107745',
  },
  status: 200,
  response: z.object({ order: OrderWithLines, changeId: z.nullable(id()) }),
});

export const deliverOrder = route({
  name: 'deliverOrder',
  method: 'POST',
  path: '/api/v1/orders/{id}/delivery',
  summary: 'Note that an order has arrived. One that is paid at the door is paid then.',
  ...step,
  response: changed,
});

export const cancelOrder = route({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/v1/orders/{id}/cancellation',
  summary:
    'Cancel an order that is not on its way yet. What it took goes back into stock, its coupon can be used once more, and what was authorised is let go of; what was paid is given back by a refund.',
  ...step,
  response: changed,
});

export const refundOrder = route({
  name: 'refundOrder',
  method: 'POST',
  path: '/api/v1/orders/{id}/refunds',
  summary:
    'Give money back, never more than was paid. `restock` says what came back with it: so many pieces of the line at a position. With `cancels` the order is cancelled as well, and undone with the refund.',
  ...step,
  response: changed,
  body: RefundOfOrder,
  example: { amountCents: 100, reason: 'A scratch on the shade' },
});

export const invoiceOrder = route({
  name: 'invoiceOrder',
  method: 'POST',
  path: '/api/v1/orders/{id}/invoice',
  summary:
    'Write the invoice of an order, to the cent what the order comes to. Asked again it answers the same invoice, and `changeId` is null. One that was cancelled before it was paid has none.',
  ...step,
  response: z.object({ invoiceId: id(), changeId: z.nullable(id()) }),
});

export const getOrderOfInvoice = route({
  name: 'getOrderOfInvoice',
  method: 'GET',
  path: '/api/v1/invoices/{id}/order',
  summary: 'The order that an invoice was made of; null when it was made of none.',
  access: administerOrder,
  ...orderId,
  status: 200,
  response: z.object({ orderId: z.nullable(id()) }),
});

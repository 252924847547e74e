import { refundableCents, returnOf } from '@atrium/contract/order-steps';
import type { Order } from '@atrium/contract/orders';

type Paid = Pick<Order, 'total' | 'state' | 'paidAt' | 'paymentState' | 'refundState'>;

/** What there is to say of a payment: once it has come, how it was asked for does not count any more. */
export function paymentNoteOf({ total, state, paidAt, paymentState, refundState }: Paid) {
  if (total === 0) return 'free';
  if (paidAt !== null) return refundState === 'whole' ? 'givenBack' : 'paid';
  return state === 'cancelled' ? 'uncharged' : paymentState;
}

type Going = Parameters<typeof returnOf>[0] & Parameters<typeof refundableCents>[0];

/** What happens next with an order: nothing, where the money or the goods went back, and then it matters whether all of the money did. */
export function nextNoteOf(order: Going) {
  if (order.state !== 'cancelled') return returnOf(order) ?? order.state;
  if (refundableCents(order) > 0) return 'cancelledKept';
  return order.refundState === 'whole' ? 'cancelledGivenBack' : 'cancelled';
}

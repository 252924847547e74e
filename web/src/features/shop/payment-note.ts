import type { Order } from '@atrium/contract/orders';

type Paid = Pick<Order, 'total' | 'state' | 'paidAt' | 'paymentState'>;

/** What there is to say of a payment: once it has come, how it was asked for does not count any more. */
export function paymentNoteOf({ total, state, paidAt, paymentState }: Paid) {
  if (total === 0) return 'free';
  if (paidAt !== null) return 'authorised';
  return state === 'cancelled' ? 'uncharged' : paymentState;
}

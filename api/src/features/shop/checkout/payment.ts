import type { PaymentMethod } from '@atrium/contract/orders';
import type { SignedInContext } from '../../../context.ts';
import type { OrderRow } from '../../../database/shop-schema.ts';
import { badInput, conflict } from '../../../errors.ts';

export type PaymentOfOrder = Pick<OrderRow, 'paymentProvider' | 'paymentReference' | 'paymentState'>;

export async function listPaymentMethods({ services }: SignedInContext) {
  const { methods, savedCard, isTest } = services.payments;
  return { methods: [...methods], savedCard, isTest };
}

/** Nobody is asked for what is paid when it arrives. */
export const paidOnDelivery: PaymentOfOrder = { paymentProvider: '', paymentReference: '', paymentState: 'due' };

/** What the provider is asked with: the same for a request that is sent twice. */
export function paymentKey({ caller }: SignedInContext, { idempotencyKey }: { idempotencyKey: string }): string {
  return `${caller.accountId}/${idempotencyKey}`;
}

/** Asked outside of any transaction: a provider may take its time, and nobody waits for it meanwhile. */
export async function authorise(
  context: SignedInContext,
  { idempotencyKey, paymentMethod: method }: { idempotencyKey: string; paymentMethod: PaymentMethod },
  amountCents: number,
): Promise<PaymentOfOrder> {
  const { payments, settings } = context.services;
  if (!payments.methods.includes(method))
    throw badInput([{ path: 'paymentMethod', message: 'This way to pay is not offered.' }]);
  if (method === 'cash-on-delivery' || amountCents === 0) return paidOnDelivery;
  const key = paymentKey(context, { idempotencyKey });
  const answer = await payments.authorise({ key, amountCents, currency: settings.currency, method });
  if (answer.state === 'declined') throw declined();
  return { paymentProvider: payments.provider, paymentReference: answer.reference, paymentState: 'authorised' };
}

function declined() {
  const message = 'The payment was declined. Choose another way to pay.';
  return conflict(message, [{ path: 'paymentMethod', message }]);
}

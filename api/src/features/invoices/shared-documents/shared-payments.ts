import { dayOf } from '@atrium/contract/days';
import type { DuePayment, PaySharedInvoice } from '@atrium/contract/document-links';
import { mostPayments } from '@atrium/contract/invoice-payments';
import type { PaymentMethod } from '@atrium/contract/orders';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { DocumentLinkRow } from '../../../database/invoices-schema.ts';
import { nextId } from '../../../database/sequences.ts';
import { badInput, conflict } from '../../../errors.ts';
import { paidBy } from '../../../invoicing/paid-by.ts';
import type { SoldOrders } from '../../../invoicing/sold-orders.ts';
import { notifyAccounts } from '../../../notifications/notifications.ts';
import type { Services } from '../../../services.ts';
import { payOrderOf } from '../invoice-payments.ts';
import { changePayments } from '../invoices.changes.ts';
import type { StoredInvoice } from '../invoices.shapes.ts';

/** Nobody brings a document to the door, and whose card it would be is not known. */
const notByAddress: readonly PaymentMethod[] = ['cash-on-delivery', 'saved-card'];

/** All that is open. A test provider takes no money: it is offered beside sample data, and on nobody's real invoices. */
export function duePayment(
  { payments, settings }: Pick<Services, 'payments' | 'settings'>,
  { row, payments: made }: StoredInvoice,
): DuePayment | null {
  const methods = methodsOffered({ payments });
  const isOffered = methods.length > 0 && (settings.sampleData || !payments.isTest);
  if (!isOffered || row.balanceCents <= 0 || made.length >= mostPayments) return null;
  return { amountCents: row.balanceCents, methods, isTest: payments.isTest };
}

function methodsOffered({ payments }: Pick<Services, 'payments'>): PaymentMethod[] {
  return payments.methods.filter((method) => !notByAddress.includes(method));
}

/** Whether this may be a request that has paid already: the provider knows its key. */
function mayBePaid({ payments }: Services, { payments: made }: StoredInvoice, wantedCents: number): boolean {
  return made.some(({ provider, amountCents }) => provider === payments.provider && amountCents === wantedCents);
}

/** What the provider is asked with: the same for a request that is sent twice. */
export function paymentKey({ row }: StoredInvoice, { idempotencyKey }: { idempotencyKey: string }): string {
  return `invoice/${row.id}/${idempotencyKey}`;
}

/** Asked outside of any transaction, as for an order; answers the provider's reference, the same for a request that comes twice. */
export async function authoriseDue(
  { services }: Context,
  stored: StoredInvoice,
  { method, amountCents, idempotencyKey }: PaySharedInvoice,
): Promise<{ paymentReference: string }> {
  const due = duePayment(services, stored);
  if (due?.amountCents !== amountCents && !mayBePaid(services, stored, amountCents)) throw changedMeanwhile();
  if (!methodsOffered(services).includes(method))
    throw badInput([{ path: 'method', message: 'This way to pay is not offered.' }]);
  const key = paymentKey(stored, { idempotencyKey });
  const answer = await services.payments.authorise({ key, amountCents, currency: stored.row.currency, method });
  if (answer.state === 'authorised') return { paymentReference: answer.reference };
  const message = 'The payment was declined. Choose another way to pay.';
  throw conflict(message, [{ path: 'method', message }]);
}

/** Writes down what was authorised, unless the same request, sent twice, has done so; whoever made the address is told. */
export async function notePaid(
  transaction: Transaction,
  context: Context,
  { link, stored: before }: { link: DocumentLinkRow; stored: StoredInvoice },
  { method, amountCents, reference }: Pick<PaySharedInvoice, 'method' | 'amountCents'> & { reference: string },
  orders: SoldOrders,
): Promise<void> {
  if (before.payments.some(({ note }) => note === reference)) return;
  if (before.row.balanceCents !== amountCents) throw changedMeanwhile();
  const id = await nextId(transaction, 'invoice_payments');
  const { provider } = context.services.payments;
  const payment = {
    id,
    paidOn: dayOf(context.now),
    amountCents,
    method: paidBy[method],
    note: reference,
    provider,
    otherInvoiceId: null,
  };
  const changed = await changePayments(transaction, context, before, [...before.payments, payment]);
  await payOrderOf(transaction, context, changed, orders);
  const news = { kind: 'invoice-paid', entity: 'invoice', entityId: before.row.id } as const;
  const told = link.createdBy === null ? [] : [link.createdBy];
  await notifyAccounts(transaction, context, told, {
    ...news,
    title: `#${before.row.id}`,
    person: before.client.name,
  });
}

const changedMeanwhile = () =>
  conflict('What is open of this invoice has changed meanwhile. Look at it again before you pay.');

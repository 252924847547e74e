import { isInvoiceable } from '@atrium/contract/order-steps';
import type { PaymentMethod } from '@atrium/contract/orders';
import { DeliveryAddress } from '@atrium/contract/orders';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import type { SoldInvoice, WriteSoldInvoice } from '../../invoicing/sold-invoice.ts';
import { invoiceLinesOf } from './order-invoice-lines.ts';
import { requireOrder, type StoredOrder } from './order-progress.ts';
import { recordProgress } from './orders.changes.ts';
import { findEmail, setInvoiceOf } from './refunds.queries.ts';

const daysToPay = 14;

/** Writers queue: whoever asks second, at the same moment too, finds the invoice of the first. */
export function invoiceOrder(
  context: Context,
  id: number,
  writeInvoice: WriteSoldInvoice,
): Promise<{ invoiceId: number; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const order = await requireOrder(transaction, id);
    if (order.invoiceId !== null) return { invoiceId: order.invoiceId, changeId: null };
    if (!isInvoiceable(order.row))
      throw conflict(`Order ${id} was cancelled before it was paid: there is nothing to invoice.`);
    const written = await writeInvoice(transaction, context, await soldBy(transaction, order, context.now));
    return { invoiceId: written, changeId: await linkInvoice(transaction, context, order, written) };
  });
}

export async function linkInvoice(
  transaction: Transaction,
  context: Context,
  { row, invoiceId: before }: StoredOrder,
  invoiceId: number | null,
): Promise<number> {
  await setInvoiceOf(transaction, row.id, invoiceId);
  return recordProgress(transaction, context, row, { before: { invoiceId: before }, after: { invoiceId } });
}

async function soldBy(transaction: Transaction, order: StoredOrder, now: string): Promise<SoldInvoice> {
  const { row, lines } = order;
  const address = DeliveryAddress.parse(JSON.parse(row.address));
  const companyEmail = row.accountId === null ? undefined : await findEmail(transaction, row.accountId);
  const dueDate = new Date(Date.parse(now) + daysToPay * 86_400_000).toISOString().slice(0, 10);
  const { houseNumber, landmark, town, pincode, state } = address;
  return {
    client: {
      name: address.fullName,
      company: '',
      companyEmail: companyEmail ?? '',
      contact: address.mobileNumber,
      address: `${houseNumber}, ${landmark}, ${pincode} ${town}, ${state}`,
      country: '',
    },
    issuedDate: now.slice(0, 10),
    dueDate,
    note: `Order ${row.id}`,
    lines: invoiceLinesOf(row, lines),
    payment:
      row.paidAt === null || row.totalCents === 0
        ? null
        : { paidOn: row.paidAt.slice(0, 10), amountCents: row.totalCents, method: methods[row.paymentMethod] },
  };
}

const methods: Readonly<Record<PaymentMethod, NonNullable<SoldInvoice['payment']>['method']>> = {
  'saved-card': 'Credit',
  card: 'Credit',
  'net-banking': 'Bank Transfer',
  instalments: 'Credit',
  'cash-on-delivery': 'Cash',
  'declined-card': 'Credit',
};

import type { NewClient } from '@atrium/contract/clients';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { InvoiceLine, NewInvoice } from '@atrium/contract/invoices';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';

/** An invoice for what was sold in another part of the house, to a client who may not be known yet. */
export interface SoldInvoice extends Pick<NewInvoice, 'issuedDate' | 'dueDate' | 'note'> {
  client: NewClient;
  lines: InvoiceLine[];
  /** When it was paid already, all of it. */
  payment: Pick<InvoicePayment, 'paidOn' | 'amountCents' | 'method'> | null;
}

/** Writes it, as part of whatever else the transaction does, and answers its number. */
export type WriteSoldInvoice = (transaction: Transaction, context: Context, invoice: SoldInvoice) => Promise<number>;

/** What was paid, or given back as an amount below zero. */
export type SoldPayment = Pick<InvoicePayment, 'paidOn' | 'amountCents' | 'method' | 'note'>;

/** Notes a payment on an invoice, as far as something is left to pay; a refund as far as something was paid. One that is gone by now is left alone. */
export type SettleSoldInvoice = (
  transaction: Transaction,
  context: Context,
  invoiceId: number,
  payment: SoldPayment,
) => Promise<void>;

/** What the shop asks of those who keep the invoices. */
export interface Invoicing {
  readonly write: WriteSoldInvoice;
  readonly settle: SettleSoldInvoice;
}

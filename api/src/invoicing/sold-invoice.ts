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

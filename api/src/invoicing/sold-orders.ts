import type { Context } from '../context.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { Invoicing } from './sold-invoice.ts';

/** Takes the order that an invoice was made of as paid. An invoice of none, and an order that was paid or cancelled before, are left alone. */
type PaySoldOrder = (transaction: Transaction, context: Context, invoiceId: number) => Promise<void>;

/** The other invoice that stands for the order of one; null when there is none. */
type FindOtherInvoice = (database: Database, invoiceId: number) => Promise<number | null>;

/** Carries to an invoice what its order went through since a moment: that it was paid, cancelled, or given back. One of no order is left alone. */
type CarrySoldOrder = (
  transaction: Transaction,
  context: Context,
  invoice: { readonly invoiceId: number; readonly since: string },
  invoicing: Invoicing,
) => Promise<void>;

/** What those who keep the invoices ask of the shop. */
export interface SoldOrders {
  readonly pay: PaySoldOrder;
  readonly findOtherInvoice: FindOtherInvoice;
  readonly carry: CarrySoldOrder;
}

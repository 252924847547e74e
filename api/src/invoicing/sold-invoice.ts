import type { ClientChanges, NewClient } from '@atrium/contract/clients';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { InvoiceLine, InvoiceService, NewInvoice, PaymentWay } from '@atrium/contract/invoices';
import type { Acting } from '../context.ts';
import type { Transaction } from '../database/engine.ts';

/** An invoice for what was sold in another part of the house, to a client who may not be known yet. */
export interface SoldInvoice extends Pick<NewInvoice, 'issuedDate' | 'dueDate'> {
  client: NewClient;
  /** What becomes of a client who is known already. */
  clientChanges?: ClientChanges;
  /** Who bought it; null when their account is gone. */
  accountId: number | null;
  /** What stands on it, in the language of the client. */
  writtenIn: (language: DocumentLanguage) => { note: string; lines: InvoiceLine[] };
  /** As an order does, where it is the invoice of one. */
  roundsTaxOnce?: boolean;
  service: InvoiceService;
  /** How whoever bought it chose to pay; left out, as is usual. */
  paymentWay?: PaymentWay;
  /** When whom it is for got it; null when it is yet to be sent. */
  sentAt: string | null;
  /** When it was paid already, all of it. */
  payment: Pick<InvoicePayment, 'paidOn' | 'amountCents' | 'method'> | null;
}

/** Writes it, as part of whatever else the transaction does, and answers its number. */
type WriteSoldInvoice = (transaction: Transaction, context: Acting, invoice: SoldInvoice) => Promise<number>;

/** So many pieces that came back of a line, which is counted from 1, of something by a name. */
export interface ReturnedPieces {
  readonly line: number;
  readonly item: string;
  readonly quantityThousandths: number;
}

/** What was paid, or given back as an amount below zero: then, what came back for it. */
export type SoldPayment = Pick<InvoicePayment, 'paidOn' | 'amountCents' | 'method'> & {
  noteIn: (language: DocumentLanguage) => string;
  returned?: readonly ReturnedPieces[];
};

/**
 * Notes a payment on an invoice, as far as something is left to pay; a refund as far as something was paid, with a credit note of as much. One that
 * is gone by now is left alone.
 */
type SettleSoldInvoice = (
  transaction: Transaction,
  context: Acting,
  invoiceId: number,
  payment: SoldPayment,
) => Promise<void>;

/**
 * Credits what is still open on it: what was sold is not to be paid any more. Where it was never paid, all of the invoice is credited, so that a
 * part that was paid on it is credit of the client. Where somebody has the invoice, a credit note says so. One that is gone by now is left alone.
 */
type WaiveSoldInvoice = (
  transaction: Transaction,
  context: Acting,
  invoiceId: number,
  sold: { readonly wasPaid: boolean; readonly reasonIn: (language: DocumentLanguage) => string },
) => Promise<void>;

/** The document, as it is downloaded; null when the invoice is gone. */
type DrawSoldInvoice = (
  context: Acting,
  invoiceId: number,
  language: DocumentLanguage,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** What the shop and the plans ask of those who keep the invoices. */
export interface Invoicing {
  readonly write: WriteSoldInvoice;
  readonly settle: SettleSoldInvoice;
  readonly waive: WaiveSoldInvoice;
  readonly draw: DrawSoldInvoice;
}

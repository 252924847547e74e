import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { InvoiceStatus } from '@atrium/contract/invoice-status';
import type { InvoiceLine, InvoiceService, PaymentWay } from '@atrium/contract/invoices';

/** The tables of invoices and clients. */
export interface InvoicesSchema {
  clients: ClientRow;
  invoices: InvoiceRow;
  invoiceLines: InvoiceLine & { invoiceId: number; position: number };
  invoicePayments: InvoicePayment & { invoiceId: number };
  invoiceRequests: InvoiceRequestRow;
  openInvoices: OpenInvoicesRow;
  sentInvoices: { accountId: number; idempotencyKey: string; invoiceId: number; messageId: number };
}

export interface ClientRow {
  id: number;
  name: string;
  nameKey: string;
  company: string;
  companyEmail: string;
  contact: string;
  address: string;
  country: string;
  createdAt: string;
  deletedAt: string | null;
  facet: string;
  search: string;
  place: number;
}

/** The id is the number. Whatever is deleted stays, and keeps its number. */
export interface InvoiceRow {
  id: number;
  clientId: number;
  clientNameKey: string;
  issuedDate: string;
  dueDate: string;
  service: InvoiceService;
  note: string;
  salesperson: string;
  paymentWay: PaymentWay;
  showsPaymentTerms: 0 | 1;
  showsNote: 0 | 1;
  showsPaymentStub: 0 | 1;
  currency: 'USD';
  sentAt: string | null;
  downloadedAt: string | null;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  totalKey: string;
  paidCents: number;
  balanceCents: number;
  balanceKey: string;
  status: InvoiceStatus;
  /** The day after which its status or its age becomes another by itself; null when neither does. */
  lapsesAfter: string | null;
  deletedAt: string | null;
  facet: string;
  search: string;
  place: number;
}

/** What an account wrote with a key: an invoice, or a payment on it. */
export interface InvoiceRequestRow {
  accountId: number;
  idempotencyKey: string;
  invoiceId: number;
  paymentId: number | null;
  changeId: number;
}

/** What is open of the invoices that are due on a day. */
export interface OpenInvoicesRow {
  dueDate: string;
  invoices: number;
  balanceCents: number;
}

import type { InvoiceStatus } from '@atrium/contract/invoice-status';
import type { InvoiceLine, InvoicePayment, InvoiceService } from '@atrium/contract/invoices';

/** The tables of invoices and clients. */
export interface InvoicesSchema {
  clients: ClientRow;
  invoices: InvoiceRow;
  invoiceLines: InvoiceLine & { invoiceId: number; position: number };
  invoicePayments: InvoicePayment & { invoiceId: number };
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
  /** The day after which the status becomes Past Due by itself; null when it does not, or did so. */
  lapsesAfter: string | null;
  deletedAt: string | null;
  facet: string;
  search: string;
  place: number;
}

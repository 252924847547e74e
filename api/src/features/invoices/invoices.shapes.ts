import type { Client } from '@atrium/contract/clients';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { Invoice, InvoiceLine, WholeInvoice } from '@atrium/contract/invoices';
import type { InvoiceRow } from '../../database/invoices-schema.ts';
import type { Settings } from '../../services.ts';
import { issuerOf } from './company.ts';
import { type InvoiceContent, shownBalance } from './invoices.list.ts';
import { paymentDetails } from './payment-details.ts';

/** What the list shows of an invoice. */
export type ListedInvoice = Pick<
  InvoiceRow,
  'id' | 'clientId' | 'issuedDate' | 'dueDate' | 'service' | 'totalCents' | 'balanceCents' | 'status'
>;

/** An invoice as it is stored, with all that belongs to it. */
export interface StoredInvoice {
  readonly row: InvoiceRow;
  readonly client: Client;
  readonly lines: InvoiceLine[];
  readonly payments: InvoicePayment[];
}

export function shownInvoice(invoice: ListedInvoice, client: Client): Invoice {
  const { id, issuedDate, dueDate, service, totalCents, balanceCents, status } = invoice;
  return {
    id,
    issuedDate,
    client,
    service,
    total: totalCents / 100,
    avatar: '',
    invoiceStatus: status,
    balance: shownBalance(balanceCents),
    dueDate,
  };
}

export function shownWhole({ row, client, lines, payments }: StoredInvoice, settings: Settings): WholeInvoice {
  const { note, currency, sentAt, downloadedAt, subtotalCents, taxCents, totalCents, paidCents, balanceCents } = row;
  const money = { subtotalCents, taxCents, totalCents, paidCents, balanceCents };
  return {
    invoice: { ...shownInvoice(row, client), ...documentOf(row), note, currency, sentAt, downloadedAt, ...money },
    issuer: issuerOf(settings),
    paymentDetails: paymentDetails(balanceCents, settings),
    lines,
    payments,
  };
}

/** What was written of it: a record of a change holds this, and what follows from it is found again. */
export function contentOf({ row, lines, payments }: StoredInvoice): InvoiceContent {
  const { id, clientId, issuedDate, dueDate, service, note, sentAt, downloadedAt } = row;
  const written = { id, clientId, issuedDate, dueDate, service, note, ...documentOf(row) };
  return { ...written, sentAt, downloadedAt, lines, payments };
}

function documentOf({ salesperson, paymentWay, ...row }: InvoiceRow) {
  return {
    salesperson,
    paymentWay,
    showsPaymentTerms: row.showsPaymentTerms === 1,
    showsNote: row.showsNote === 1,
    showsPaymentStub: row.showsPaymentStub === 1,
  };
}

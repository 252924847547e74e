import type { CreditNoteLine, CreditNoteState } from '@atrium/contract/credit-notes';
import type { CustomFieldKind } from '@atrium/contract/custom-values';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { DocumentKind } from '@atrium/contract/document-links';
import type { BatchKind, LeftOutReason } from '@atrium/contract/invoice-batches';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { ScheduleUnit, SeriesDelivery } from '@atrium/contract/invoice-schedule';
import type { InvoiceStatus } from '@atrium/contract/invoice-status';
import type { InvoiceLine, InvoiceService, PaymentWay } from '@atrium/contract/invoices';
import type { TaxTreatment } from '@atrium/contract/tax-treatment';

/** The tables of invoices and clients. */
export interface InvoicesSchema {
  clients: ClientRow;
  accountClients: AccountClientRow;
  invoices: InvoiceRow;
  invoiceLines: Omit<InvoiceLine, 'takenOffCents'> & {
    takenOffCents: number | null;
    invoiceId: number;
    position: number;
  };
  invoicePayments: InvoicePayment & { invoiceId: number };
  openInvoices: OpenInvoicesRow;
  invoiceSeries: InvoiceSeriesRow;
  quotes: QuoteRow;
  creditNotes: CreditNoteRow;
  creditNoteLines: CreditNoteLine & { creditNoteId: number; position: number };
  documentLinks: DocumentLinkRow;
  invoiceBatches: InvoiceBatchRow;
  invoiceBatchItems: InvoiceBatchItemRow;
  reminderSettings: ReminderSettingsRow;
  sentReminders: { invoiceId: number; step: number; sentAt: string };
  houseCurrency: { id: 1; currency: string };
  customFields: CustomFieldRow;
  invoiceSettings: InvoiceSettingsRow;
  exchangeRates: { currency: string; rateMillionths: number; updatedAt: string };
}

/** Which client an account is that buys something. */
export interface AccountClientRow {
  accountId: number;
  clientId: number;
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
  vatNumber: string;
  buyerReference: string;
  /** JSON, a list of addresses. */
  copiesTo: string;
  language: DocumentLanguage;
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
  taxTreatment: TaxTreatment;
  exemptionReason: string;
  deliveredOn: string | null;
  buyerReference: string;
  orderNumber: string;
  /** What is in the fields of the house, by their ids, in JSON. */
  customValues: string;
  salesperson: string;
  paymentWay: PaymentWay;
  showsPaymentTerms: 0 | 1;
  showsNote: 0 | 1;
  showsPaymentStub: 0 | 1;
  roundsTaxOnce: 0 | 1;
  currency: string;
  /** What one unit of it was worth in the currency of the house when it was written, in millionths. */
  rateMillionths: number;
  sentAt: string | null;
  downloadedAt: string | null;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  totalKey: string;
  /** What was paid, and what was credited: the table checks that nothing else is taken off the total. */
  paidCents: number;
  /** How much of that was credited, because what was sold was given back or cancelled. */
  creditCents: number;
  balanceCents: number;
  balanceKey: string;
  status: InvoiceStatus;
  /** The day after which its status or its age becomes another by itself; null when neither does. */
  lapsesAfter: string | null;
  deletedAt: string | null;
  facet: string;
  search: string;
  place: number;
  /** Client, issuer and the fields of the house that say something, as they were when it was issued, in JSON; null as long as it follows them. */
  clientAsIssued: string | null;
  issuerAsIssued: string | null;
  fieldsAsIssued: string | null;
  /** What it was made from: a quote, or a series on one of its days. */
  quoteId: number | null;
  seriesId: number | null;
  seriesDay: string | null;
  /** How often it was reminded of, and when last. */
  reminders: number;
  remindedAt: string | null;
  /** Whether it is reminded of by itself. */
  isReminded: 0 | 1;
}

/** Who writes the invoices, where null is as the server has it; and what a new one begins with. One row. */
export interface InvoiceSettingsRow {
  id: 1;
  name: string | null;
  address: string | null;
  country: string | null;
  email: string | null;
  phone: string | null;
  taxNumber: string | null;
  bankName: string | null;
  iban: string | null;
  swiftCode: string | null;
  /** The path of a stored file; empty for none. */
  logo: string;
  paymentDays: number;
  taxBasisPoints: number;
  note: string;
}

/** A field that the house made. Choices are JSON. */
interface CustomFieldRow {
  id: number;
  label: string;
  kind: CustomFieldKind;
  choices: string;
  isPrinted: 0 | 1;
}

/** What is open of the invoices that are due on a day. */
interface OpenInvoicesRow {
  dueDate: string;
  invoices: number;
  balanceCents: number;
}

/** Invoices that are made by themselves. What they say is `template`, in JSON. */
export interface InvoiceSeriesRow {
  id: number;
  clientId: number;
  template: string;
  totalCents: number;
  currency: string;
  rateMillionths: number;
  every: number;
  unit: ScheduleUnit;
  firstDay: string;
  lastDay: string | null;
  times: number | null;
  dueDays: number;
  delivery: SeriesDelivery;
  pausedAt: string | null;
  /** How many were made, the last of them for this day, and the day of the next; null when there is none. */
  made: number;
  lastOn: string | null;
  nextOn: string | null;
  /** Who is told of each that is made. */
  madeBy: number | null;
  createdAt: string;
  deletedAt: string | null;
}

/** The id is the number, as of an invoice. Lines, client, issuer, fields of the house and what is in them are JSON. */
export interface QuoteRow {
  id: number;
  clientId: number;
  clientAsSent: string | null;
  issuerAsSent: string | null;
  fieldsAsSent: string | null;
  issuedDate: string;
  validUntil: string;
  service: InvoiceService;
  note: string;
  taxTreatment: TaxTreatment;
  exemptionReason: string;
  buyerReference: string;
  orderNumber: string;
  customValues: string;
  salesperson: string;
  showsNote: 0 | 1;
  lines: string;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  currency: string;
  rateMillionths: number;
  state: 'draft' | 'sent' | 'accepted' | 'declined';
  sentAt: string | null;
  decidedAt: string | null;
  decidedBy: string;
  invoiceId: number | null;
  search: string;
  createdAt: string;
  deletedAt: string | null;
}

/** The id is the number, as of an invoice. Client and issuer are JSON. Whatever is deleted stays, and keeps its number. */
export interface CreditNoteRow {
  id: number;
  invoiceId: number;
  issuedDate: string;
  reason: string;
  clientAsIssued: string;
  issuerAsIssued: string;
  clientNameKey: string;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  totalKey: string;
  sentAt: string | null;
  downloadedAt: string | null;
  state: CreditNoteState;
  createdAt: string;
  deletedAt: string | null;
  facet: string;
  search: string;
  place: number;
}

/** The one row that says what is reminded of by itself. Days and clients are JSON. */
export interface ReminderSettingsRow {
  id: 1;
  isOn: 0 | 1;
  days: string;
  leftOut: string;
  /** The last day whose reminders were looked for. */
  lookedThrough: string;
}

export interface InvoiceBatchRow {
  id: number;
  accountId: number;
  kind: BatchKind;
  /** Of the documents of an archive. */
  language: DocumentLanguage;
  createdAt: string;
  finishedAt: string | null;
}

/** One invoice of a batch; the file that was made of it is Base64, and empty where there is none. */
export interface InvoiceBatchItemRow {
  batchId: number;
  position: number;
  invoiceId: number;
  state: 'waiting' | 'done' | 'left-out';
  reason: LeftOutReason | null;
  name: string;
  bytes: number;
  content: string;
}

/** A secret address of a document. Whoever has it reads the document; the token itself is nowhere. */
export interface DocumentLinkRow {
  id: number;
  hash: string;
  kind: DocumentKind;
  documentId: number;
  createdAt: string;
  createdBy: number | null;
  revokedAt: string | null;
  firstSeenAt: string | null;
  lastSeenAt: string | null;
  views: number;
}

import { type Addressee, addresseeOf, type Client, KeptAddressee } from '@atrium/contract/clients';
import { type CustomField, CustomValues, KeptCustomField } from '@atrium/contract/custom-values';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { Invoice, InvoiceLine, WholeInvoice } from '@atrium/contract/invoices';
import * as z from 'zod/mini';
import type { InvoiceRow } from '../../database/invoices-schema.ts';
import { issuerOf, type WrittenFirm } from '../../invoicing/company.ts';
import type { Settings } from '../../services.ts';
import { fieldsOn, valuesOf } from './custom-fields/custom-values.ts';
import { paymentDetails } from './files/payment-details.ts';
import { type InvoiceContent, shownBalance } from './invoices.list.ts';

/** What the list shows of an invoice. */
type ListedInvoice = Pick<
  InvoiceRow,
  | 'id'
  | 'clientId'
  | 'clientAsIssued'
  | 'issuedDate'
  | 'dueDate'
  | 'service'
  | 'totalCents'
  | 'balanceCents'
  | 'currency'
  | 'status'
  | 'taxTreatment'
  | 'buyerReference'
  | 'orderNumber'
  | 'customValues'
  | 'reminders'
  | 'remindedAt'
>;

/** An invoice as it is stored, with all that belongs to it. */
export interface StoredInvoice {
  readonly row: InvoiceRow;
  /** As they are now. */
  readonly client: Client;
  readonly fields: readonly CustomField[];
  readonly firm: WrittenFirm;
  readonly lines: InvoiceLine[];
  readonly payments: InvoicePayment[];
}

export function shownInvoice(invoice: ListedInvoice, client: Addressee): Invoice {
  const { id, issuedDate, dueDate, service, totalCents, balanceCents, currency, status } = invoice;
  const { taxTreatment, buyerReference, orderNumber, customValues, reminders, remindedAt } = invoice;
  return {
    id,
    issuedDate,
    client: addresseeOn(invoice, client),
    service,
    total: totalCents / 100,
    currency,
    avatar: '',
    invoiceStatus: status,
    balance: shownBalance(invoice),
    balanceCents,
    dueDate,
    taxTreatment,
    ...{ buyerReference, orderNumber },
    customValues: JSON.parse(customValues),
    reminders,
    remindedAt,
  };
}

/** Whom an invoice is to: as they were when it was issued. */
function addresseeOn({ clientAsIssued }: Pick<InvoiceRow, 'clientAsIssued'>, client: Addressee): Addressee {
  return clientAsIssued === null ? addresseeOf(client) : KeptAddressee.parse(JSON.parse(clientAsIssued));
}

/** As its document says them. */
export function fieldsOfInvoice({ row, fields }: Pick<StoredInvoice, 'row' | 'fields'>): CustomField[] {
  return fieldsOn(keptOn(row), fields);
}

export function shownWhole(
  { row, client, fields, firm, lines, payments }: StoredInvoice,
  settings: Settings,
): WholeInvoice {
  const {
    note,
    exemptionReason,
    deliveredOn,
    rateMillionths,
    sentAt,
    downloadedAt,
    subtotalCents,
    taxCents,
    totalCents,
    creditCents,
  } = row;
  const { quoteId, seriesId } = row;
  const isReminded = row.isReminded === 1;
  const roundsTaxOnce = row.roundsTaxOnce === 1;
  const paidCents = row.paidCents - creditCents;
  const money = { subtotalCents, taxCents, totalCents, paidCents, creditCents };
  const customFields = fieldsOfInvoice({ row, fields });
  const shown = shownInvoice(row, client);
  return {
    invoice: {
      ...shown,
      customValues: valuesOf(customFields, shown.customValues),
      ...documentOf(row),
      note,
      ...{ exemptionReason, deliveredOn },
      rateMillionths,
      sentAt,
      downloadedAt,
      isReminded,
      roundsTaxOnce,
      ...money,
    },
    issuer: row.issuerAsIssued === null ? issuerOf(settings, firm) : JSON.parse(row.issuerAsIssued),
    presentClient: client,
    origin: { quoteId, seriesId },
    paymentDetails: paymentDetails(row, settings, firm),
    customFields,
    lines,
    payments,
  };
}

/** What was written of it: a record of a change holds this, and what follows from it is found again. */
export function contentOf({ row, lines, payments }: StoredInvoice): InvoiceContent {
  const { id, clientId, issuedDate, dueDate, service, note, sentAt, downloadedAt } = row;
  const { taxTreatment, exemptionReason, deliveredOn, buyerReference, orderNumber } = row;
  const tax = { taxTreatment, exemptionReason, deliveredOn };
  const references = { buyerReference, orderNumber };
  const written = { id, clientId, issuedDate, dueDate, service, note, ...tax, ...references, ...documentOf(row) };
  const { quoteId, seriesId, seriesDay, reminders, remindedAt, currency, rateMillionths, creditCents } = row;
  const reminded = { reminders, remindedAt, isReminded: row.isReminded === 1 };
  const parties = {
    clientAsIssued: row.clientAsIssued === null ? null : KeptAddressee.parse(JSON.parse(row.clientAsIssued)),
    issuerAsIssued: row.issuerAsIssued === null ? null : JSON.parse(row.issuerAsIssued),
    fieldsAsIssued: keptOn(row),
  };
  const origin = { quoteId, seriesId, seriesDay };
  const customValues = CustomValues.parse(JSON.parse(row.customValues));
  const priced = { currency, rateMillionths, creditCents, roundsTaxOnce: row.roundsTaxOnce === 1 };
  const rest = { ...parties, ...origin, ...reminded, customValues, lines, payments };
  return { ...written, ...priced, sentAt, downloadedAt, ...rest };
}

const KeptFields = z.array(KeptCustomField);

function keptOn({ fieldsAsIssued }: Pick<InvoiceRow, 'fieldsAsIssued'>): KeptCustomField[] | null {
  return fieldsAsIssued === null ? null : KeptFields.parse(JSON.parse(fieldsAsIssued));
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

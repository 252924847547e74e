import { type Addressee, addresseeOf, type Client, KeptAddressee } from '@atrium/contract/clients';
import { type CustomField, CustomValues, KeptCustomField } from '@atrium/contract/custom-values';
import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine } from '@atrium/contract/invoices';
import type { Quote, QuoteState, WholeQuote } from '@atrium/contract/quotes';
import * as z from 'zod/mini';
import type { QuoteRow } from '../../../database/invoices-schema.ts';
import { issuerOf, type WrittenFirm } from '../../../invoicing/company.ts';
import { searchText } from '../../../search/fold.ts';
import type { Settings } from '../../../services.ts';
import { fieldsOn, keptFields, searchedValues, valuesOf } from '../custom-fields/custom-values.ts';

/** What people write of a quote, and what happened to it: all else follows. */
export type QuoteContent = Pick<
  QuoteRow,
  | 'clientId'
  | 'issuedDate'
  | 'validUntil'
  | 'service'
  | 'note'
  | 'taxTreatment'
  | 'exemptionReason'
  | 'buyerReference'
  | 'orderNumber'
  | 'salesperson'
  | 'state'
  | 'sentAt'
  | 'decidedAt'
  | 'decidedBy'
  | 'invoiceId'
  | 'currency'
  | 'rateMillionths'
> & {
  showsNote: boolean;
  lines: InvoiceLine[];
  clientAsSent: Addressee | null;
  issuerAsSent: InvoiceIssuer | null;
  fieldsAsSent: KeptCustomField[] | null;
  customValues: CustomValues;
};

/** As a list has it. */
export interface ListedQuote {
  readonly row: QuoteRow;
  /** As they are now. */
  readonly client: Client;
  /** What the quote has become; null where no invoice of it stands. The row names the one that was made last. */
  readonly standingInvoiceId: number | null;
}

export interface StoredQuote extends ListedQuote {
  /** Those of the house, as they are now. */
  readonly fields: readonly CustomField[];
  readonly firm: WrittenFirm;
}

/** As they are now. */
interface Present {
  readonly client: Addressee;
  readonly issuer: InvoiceIssuer;
  readonly fields: readonly CustomField[];
}

/** What was sent says whom it is to and from, and in which fields, as they were then; a draft follows them, and so does what goes to another client. */
export function withSentParties(content: QuoteContent, { client, issuer, fields }: Present): QuoteContent {
  if (content.state === 'draft') return { ...content, clientAsSent: null, issuerAsSent: null, fieldsAsSent: null };
  const isKept = content.clientAsSent?.id === client.id;
  return {
    ...content,
    clientAsSent: isKept ? content.clientAsSent : addresseeOf(client),
    issuerAsSent: content.issuerAsSent ?? issuer,
    fieldsAsSent: keptFields(content.fieldsAsSent, fields, content.customValues),
  };
}

export function quoteRow(
  id: number,
  { lines, clientAsSent, issuerAsSent, fieldsAsSent, customValues, showsNote, ...content }: QuoteContent,
  client: Addressee,
  createdAt: string,
): QuoteRow {
  const { subtotalCents, taxCents, totalCents } = invoiceTotals(lines, []);
  const { name, company, companyEmail } = clientAsSent ?? client;
  const written = JSON.stringify(customValues);
  const { buyerReference, orderNumber } = content;
  const references = [buyerReference, orderNumber].filter((reference) => reference !== '');
  const numbers = [String(id), String(totalCents / 100), ...references];
  return {
    id,
    ...content,
    showsNote: showsNote ? 1 : 0,
    lines: JSON.stringify(lines),
    clientAsSent: clientAsSent && JSON.stringify(clientAsSent),
    issuerAsSent: issuerAsSent && JSON.stringify(issuerAsSent),
    fieldsAsSent: fieldsAsSent && JSON.stringify(fieldsAsSent),
    customValues: written,
    subtotalCents,
    taxCents,
    totalCents,
    search: searchText([name, company, companyEmail, ...numbers, ...searchedValues(written)]),
    createdAt,
    deletedAt: null,
  };
}

export function quoteContentOf({ row }: Pick<ListedQuote, 'row'>): QuoteContent {
  const { clientId, issuedDate, validUntil, service, note, salesperson, state } = row;
  const { sentAt, decidedAt, decidedBy, invoiceId, currency, rateMillionths } = row;
  const { taxTreatment, exemptionReason, buyerReference, orderNumber } = row;
  return {
    ...{ clientId, issuedDate, validUntil, service, note, salesperson, state },
    ...{ sentAt, decidedAt, decidedBy, invoiceId, currency, rateMillionths, taxTreatment, exemptionReason },
    ...{ buyerReference, orderNumber },
    showsNote: row.showsNote === 1,
    lines: JSON.parse(row.lines),
    clientAsSent: keptAddressee(row),
    issuerAsSent: row.issuerAsSent === null ? null : JSON.parse(row.issuerAsSent),
    fieldsAsSent: keptOn(row),
    customValues: CustomValues.parse(JSON.parse(row.customValues)),
  };
}

const KeptFields = z.array(KeptCustomField);

function keptOn({ fieldsAsSent }: QuoteRow): KeptCustomField[] | null {
  return fieldsAsSent === null ? null : KeptFields.parse(JSON.parse(fieldsAsSent));
}

/** As its document says them. */
export function fieldsOfQuote({ row, fields }: Pick<StoredQuote, 'row' | 'fields'>): CustomField[] {
  return fieldsOn(keptOn(row), fields);
}

function keptAddressee({ clientAsSent }: QuoteRow): Addressee | null {
  return clientAsSent === null ? null : KeptAddressee.parse(JSON.parse(clientAsSent));
}

export function stateOn({ state, validUntil }: Pick<QuoteRow, 'state' | 'validUntil'>, today: string): QuoteState {
  return state === 'sent' && validUntil < today ? 'expired' : state;
}

export function shownQuote({ row, client, standingInvoiceId }: ListedQuote, today: string): Quote {
  const { id, issuedDate, validUntil, totalCents, currency } = row;
  const addressee = keptAddressee(row) ?? addresseeOf(client);
  const money = { totalCents, currency };
  return {
    id,
    client: addressee,
    issuedDate,
    validUntil,
    ...money,
    state: stateOn(row, today),
    invoiceId: standingInvoiceId,
  };
}

export function shownWholeQuote(stored: StoredQuote, settings: Settings, today: string): WholeQuote {
  const { row, client } = stored;
  const { service, note, salesperson, subtotalCents, taxCents, rateMillionths, sentAt, decidedAt, decidedBy } = row;
  const { taxTreatment, exemptionReason, buyerReference, orderNumber } = row;
  const references = { buyerReference, orderNumber };
  const money = { subtotalCents, taxCents, rateMillionths, taxTreatment, exemptionReason };
  const customFields = fieldsOfQuote(stored);
  const customValues = valuesOf(customFields, quoteContentOf(stored).customValues);
  const rest = { service, note, salesperson, ...references, customValues, ...money, sentAt, decidedAt, decidedBy };
  return {
    quote: { ...shownQuote(stored, today), ...rest, showsNote: row.showsNote === 1 },
    issuer: row.issuerAsSent === null ? issuerOf(settings, stored.firm) : JSON.parse(row.issuerAsSent),
    presentClient: client,
    customFields,
    lines: JSON.parse(row.lines),
  };
}

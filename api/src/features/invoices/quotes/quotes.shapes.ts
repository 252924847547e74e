import { type Addressee, addresseeOf, type Client, KeptAddressee } from '@atrium/contract/clients';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceIssuer, InvoiceLine } from '@atrium/contract/invoices';
import type { Quote, QuoteState, WholeQuote } from '@atrium/contract/quotes';
import type { QuoteRow } from '../../../database/invoices-schema.ts';
import { issuerOf } from '../../../invoicing/company.ts';
import { searchText } from '../../../search/fold.ts';
import type { Settings } from '../../../services.ts';

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
};

export interface StoredQuote {
  readonly row: QuoteRow;
  /** As they are now. */
  readonly client: Client;
  /** What the quote has become; null where no invoice of it stands. The row names the one that was made last. */
  readonly standingInvoiceId: number | null;
}

/** What was sent says whom it is to and from as they were then; a draft follows them, and so does what goes to another client. */
export function withSentParties(content: QuoteContent, client: Addressee, issuer: InvoiceIssuer): QuoteContent {
  if (content.state === 'draft') return { ...content, clientAsSent: null, issuerAsSent: null };
  const isKept = content.clientAsSent?.id === client.id;
  return {
    ...content,
    clientAsSent: isKept ? content.clientAsSent : addresseeOf(client),
    issuerAsSent: content.issuerAsSent ?? issuer,
  };
}

export function quoteRow(
  id: number,
  { lines, clientAsSent, issuerAsSent, showsNote, ...content }: QuoteContent,
  client: Addressee,
  createdAt: string,
): QuoteRow {
  const { subtotalCents, taxCents, totalCents } = invoiceTotals(lines, []);
  const { name, company, companyEmail } = clientAsSent ?? client;
  return {
    id,
    ...content,
    showsNote: showsNote ? 1 : 0,
    lines: JSON.stringify(lines),
    clientAsSent: clientAsSent && JSON.stringify(clientAsSent),
    issuerAsSent: issuerAsSent && JSON.stringify(issuerAsSent),
    subtotalCents,
    taxCents,
    totalCents,
    search: searchText([name, company, companyEmail, String(id), String(totalCents / 100)]),
    createdAt,
    deletedAt: null,
  };
}

export function quoteContentOf({ row }: Pick<StoredQuote, 'row'>): QuoteContent {
  const { clientId, issuedDate, validUntil, service, note, salesperson, state } = row;
  const { sentAt, decidedAt, decidedBy, invoiceId, currency, rateMillionths } = row;
  const { taxTreatment, exemptionReason } = row;
  return {
    ...{ clientId, issuedDate, validUntil, service, note, salesperson, state },
    ...{ sentAt, decidedAt, decidedBy, invoiceId, currency, rateMillionths, taxTreatment, exemptionReason },
    showsNote: row.showsNote === 1,
    lines: JSON.parse(row.lines),
    clientAsSent: keptAddressee(row),
    issuerAsSent: row.issuerAsSent === null ? null : JSON.parse(row.issuerAsSent),
  };
}

function keptAddressee({ clientAsSent }: QuoteRow): Addressee | null {
  return clientAsSent === null ? null : KeptAddressee.parse(JSON.parse(clientAsSent));
}

export function stateOn({ state, validUntil }: Pick<QuoteRow, 'state' | 'validUntil'>, today: string): QuoteState {
  return state === 'sent' && validUntil < today ? 'expired' : state;
}

export function shownQuote({ row, client, standingInvoiceId }: StoredQuote, today: string): Quote {
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
  const { taxTreatment, exemptionReason } = row;
  const money = { subtotalCents, taxCents, rateMillionths, taxTreatment, exemptionReason };
  const rest = { service, note, salesperson, ...money, sentAt, decidedAt, decidedBy };
  return {
    quote: { ...shownQuote(stored, today), ...rest, showsNote: row.showsNote === 1 },
    issuer: row.issuerAsSent === null ? issuerOf(settings) : JSON.parse(row.issuerAsSent),
    presentClient: client,
    lines: JSON.parse(row.lines),
  };
}

import { type Client, KeptAddressee } from '@atrium/contract/clients';
import type { CreditNote, CreditNoteLine, WholeCreditNote } from '@atrium/contract/credit-notes';
import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import type { CreditNoteRow, InvoiceRow } from '../../../database/invoices-schema.ts';

/** In the currency of its invoice, at its rate. */
export type FoundCreditNote = CreditNoteRow & Pick<InvoiceRow, 'currency' | 'rateMillionths'>;

/** A credit note as it is stored, with what else it shows. */
export interface StoredCreditNote {
  readonly row: FoundCreditNote;
  /** As they are now. */
  readonly client: Client;
  readonly invoiceIssuedDate: string;
  /** As its invoice says it. */
  readonly tax: Pick<InvoiceRow, 'taxTreatment' | 'exemptionReason' | 'deliveredOn'>;
  readonly references: Pick<InvoiceRow, 'buyerReference' | 'orderNumber'>;
  readonly lines: CreditNoteLine[];
}

/** What a record of a change holds. */
export type CreditNoteContent = Pick<
  CreditNote,
  'id' | 'invoiceId' | 'issuedDate' | 'reason' | 'currency' | 'sentAt' | 'downloadedAt'
> & { lines: CreditNoteLine[] };

export function shownCreditNote(row: FoundCreditNote): CreditNote {
  const { id, invoiceId, issuedDate, reason, currency, state, sentAt, downloadedAt } = row;
  const { clientAsIssued, subtotalCents, taxCents, totalCents } = row;
  const client = KeptAddressee.parse(JSON.parse(clientAsIssued));
  const amounts = { subtotalCents, taxCents, totalCents, currency };
  return { id, invoiceId, client, issuedDate, reason, ...amounts, state, sentAt, downloadedAt };
}

export function shownWholeCreditNote({
  row,
  client,
  invoiceIssuedDate,
  tax,
  references,
  lines,
}: StoredCreditNote): WholeCreditNote {
  const issuer: InvoiceIssuer = JSON.parse(row.issuerAsIssued);
  const asOnInvoice = { invoiceIssuedDate, ...tax, ...references };
  return { creditNote: shownCreditNote(row), issuer, ...asOnInvoice, presentClient: client, lines };
}

export function creditNoteContent({ row, lines }: StoredCreditNote): CreditNoteContent {
  const { id, invoiceId, issuedDate, reason, currency, sentAt, downloadedAt } = row;
  return { id, invoiceId, issuedDate, reason, currency, sentAt, downloadedAt, lines };
}

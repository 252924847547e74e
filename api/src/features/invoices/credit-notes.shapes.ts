import { type Client, KeptAddressee } from '@atrium/contract/clients';
import type { CreditNote, CreditNoteLine, WholeCreditNote } from '@atrium/contract/credit-notes';
import type { InvoiceIssuer } from '@atrium/contract/invoices';
import type { CreditNoteRow } from '../../database/invoices-schema.ts';

/** In the currency of its invoice. */
export type FoundCreditNote = CreditNoteRow & { currency: string };

/** A credit note as it is stored, with what else it shows. */
export interface StoredCreditNote {
  readonly row: FoundCreditNote;
  /** As they are now. */
  readonly client: Client;
  readonly invoiceIssuedDate: string;
  readonly lines: CreditNoteLine[];
}

/** What a record of a change holds. */
export type CreditNoteContent = Pick<
  CreditNote,
  'id' | 'invoiceId' | 'issuedDate' | 'reason' | 'currency' | 'sentAt' | 'downloadedAt'
> & { lines: CreditNoteLine[] };

export function shownCreditNote({ clientAsIssued, ...row }: FoundCreditNote): CreditNote {
  const { issuerAsIssued: _, createdAt: __, deletedAt: ___, ...shown } = row;
  return { ...shown, client: KeptAddressee.parse(JSON.parse(clientAsIssued)) };
}

export function shownWholeCreditNote({ row, client, invoiceIssuedDate, lines }: StoredCreditNote): WholeCreditNote {
  const issuer: InvoiceIssuer = JSON.parse(row.issuerAsIssued);
  return { creditNote: shownCreditNote(row), issuer, invoiceIssuedDate, presentClient: client, lines };
}

export function creditNoteContent({ row, lines }: StoredCreditNote): CreditNoteContent {
  const { id, invoiceId, issuedDate, reason, currency, sentAt, downloadedAt } = row;
  return { id, invoiceId, issuedDate, reason, currency, sentAt, downloadedAt, lines };
}

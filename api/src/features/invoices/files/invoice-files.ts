import { creditNoteDocument } from '@atrium/contract/credit-note-document';
import type { WholeCreditNote } from '@atrium/contract/credit-notes';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { documentSource, invoiceDocument, quoteSource } from '@atrium/contract/invoice-document';
import type { WholeInvoice } from '@atrium/contract/invoices';
import type { WholeQuote } from '@atrium/contract/quotes';
import type { Services } from '../../../services.ts';
import { electronicCreditNote } from './electronic-credit-note.ts';
import { electronicInvoiceIfAny, ifKnown } from './electronic-invoice.ts';

/** The PDF of an invoice. What makes it is large, and loaded when a document is first asked for. */
export async function pdfOf(
  { documentFonts }: Services,
  whole: WholeInvoice,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, { invoicePdf }] = await Promise.all([documentFonts(), import('./invoice-pdf.ts')]);
  const xml = electronicInvoiceIfAny(whole);
  const { issuedDate } = whole.invoice;
  return invoicePdf({ document: invoiceDocument(documentSource(whole), language), fonts, issuedDate, xml });
}

/** The PDF of a quote. */
export async function quotePdfOf(
  { documentFonts }: Services,
  whole: WholeQuote,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, { invoicePdf }] = await Promise.all([documentFonts(), import('./invoice-pdf.ts')]);
  const { issuedDate } = whole.quote;
  return invoicePdf({ document: invoiceDocument(quoteSource(whole), language), fonts, issuedDate, xml: null });
}

/** The PDF of a credit note. */
export async function creditNotePdfOf(
  { documentFonts }: Services,
  whole: WholeCreditNote,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, { invoicePdf }] = await Promise.all([documentFonts(), import('./invoice-pdf.ts')]);
  const xml = ifKnown(() => electronicCreditNote(whole));
  const { issuedDate } = whole.creditNote;
  return invoicePdf({ document: creditNoteDocument(whole, language), fonts, issuedDate, xml });
}

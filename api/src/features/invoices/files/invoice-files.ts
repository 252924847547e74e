import { creditNoteDocument } from '@atrium/contract/credit-note-document';
import type { WholeCreditNote } from '@atrium/contract/credit-notes';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { documentSource, type InvoiceDocument, invoiceDocument, quoteSource } from '@atrium/contract/invoice-document';
import type { WholeInvoice } from '@atrium/contract/invoices';
import type { WholeQuote } from '@atrium/contract/quotes';
import type { Services } from '../../../services.ts';
import { logoOf } from './document-logo.ts';
import { electronicCreditNote } from './electronic-credit-note.ts';
import { electronicInvoiceIfAny, ifKnown } from './electronic-invoice.ts';

/** The PDF of an invoice. */
export async function pdfOf(
  services: Services,
  whole: WholeInvoice,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const xml = electronicInvoiceIfAny(whole);
  const { issuedDate } = whole.invoice;
  return drawn(services, invoiceDocument(documentSource(whole), language), { issuedDate, xml });
}

/** The PDF of a quote. */
export async function quotePdfOf(
  services: Services,
  whole: WholeQuote,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const { issuedDate } = whole.quote;
  return drawn(services, invoiceDocument(quoteSource(whole), language), { issuedDate, xml: null });
}

/** The PDF of a credit note. */
export async function creditNotePdfOf(
  services: Services,
  whole: WholeCreditNote,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const xml = ifKnown(() => electronicCreditNote(whole));
  const { issuedDate } = whole.creditNote;
  return drawn(services, creditNoteDocument(whole, language), { issuedDate, xml });
}

/** The PDF of a document of another kind, on the sheet of an invoice; the file says that it was made on this day. */
export function documentPdfOf(services: Services, document: InvoiceDocument, day: string) {
  return drawn(services, document, { issuedDate: day, xml: null });
}

/** What draws it is large, and loaded when a document is first asked for. */
async function drawn(
  { documentFonts, engine }: Services,
  document: InvoiceDocument,
  rest: { issuedDate: string; xml: string | null },
): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, logo, { invoicePdf }] = await Promise.all([
    documentFonts(),
    logoOf(engine.read, document),
    import('./invoice-pdf.ts'),
  ]);
  return invoicePdf({ document, fonts, logo, ...rest });
}

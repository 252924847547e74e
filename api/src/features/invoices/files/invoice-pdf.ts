import type { InvoiceDocument } from '@atrium/contract/invoice-document';
import { embedFacturX, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { embedLetters } from '../../../documents/letters.ts';
import { openPaper, type Style } from '../../../documents/paper.ts';
import type { DrawablePicture } from '../../../documents/pictures.ts';
import type { DocumentFonts } from '../../../services.ts';
import { drawInvoice } from './invoice-page.ts';

interface InvoicePdfInput {
  readonly document: InvoiceDocument;
  readonly fonts: DocumentFonts;
  /** The day that the file says it was made on: the same invoice is the same file whenever it is asked for. */
  readonly issuedDate: string;
  /** The e-invoice to attach, if there can be one. */
  readonly xml: string | null;
  readonly logo: DrawablePicture | null;
}

/** An invoice as a PDF/A-3 file, tagged, with the e-invoice attached as Factur-X wants it. */
export async function invoicePdf({
  document,
  fonts,
  issuedDate,
  xml,
  logo,
}: InvoicePdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const made = new Date(`${issuedDate}T00:00:00.000Z`);
  await describe(pdf, document, made, xml);
  const plain = await embedLetters(pdf, fonts.regular, 'DejaVuSans');
  const bold = await embedLetters(pdf, fonts.bold, 'DejaVuSans-Bold');
  const style = (letters: Style['letters'], size: number, grey: number) => ({ letters, size, grey });
  const paper = openPaper(pdf, document.direction);
  const styles = {
    title: style(bold, 17, 0.1),
    heading: style(bold, 9, 0.1),
    text: style(plain, 9, 0.15),
    quiet: style(plain, 8, 0.38),
    strong: style(bold, 9, 0.1),
  };
  await drawInvoice(paper, document, styles, logo);
  paper.finish();
  if (xml === null) pdf.convertToPDFA({ conformance: '3B' });
  else await attach(pdf, xml, made);
  return new Uint8Array(await pdf.save());
}

async function describe(pdf: PDFDocument, document: InvoiceDocument, made: Date, xml: string | null): Promise<void> {
  pdf.setTitle(`${document.title} · ${document.issuer.name}`, { showInWindowTitleBar: true });
  pdf.setAuthor(document.issuer.name);
  pdf.setProducer(document.issuer.name);
  pdf.setCreator(document.issuer.name);
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  pdf.setLanguage(document.language);
  const id = PDFHexString.of(await fingerprint(JSON.stringify([document, xml])));
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  if (document.direction === 'rtl') {
    pdf.catalog.getOrCreateViewerPreferences().dict.set(PDFName.of('Direction'), PDFName.of('R2L'));
  }
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function attach(pdf: PDFDocument, xml: string, made: Date): Promise<void> {
  const dates = { creationDate: made, modificationDate: made };
  await embedFacturX(pdf, new TextEncoder().encode(xml), { conformanceLevel: 'EN 16931', ...dates });
}

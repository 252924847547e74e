import type { InvoiceDocument } from '@atrium/contract/invoice-document';
import type { WholeInvoice } from '@atrium/contract/invoices';
import type { Message } from '@atrium/contract/messages';
import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import { pdfOf } from '../../src/features/invoices/files/invoice-files.ts';
import { findAttachment } from '../../src/mail/attachments.ts';
import type { TestApp } from '../helper.ts';
import { aLine } from './invoices.ts';

/** What a PDF is found to say when it is read again. */
interface ReadPdf {
  /** The texts of each page, in the order in which they were written. */
  readonly pages: string[][];
  readonly title: string | undefined;
  readonly attachments: { name: string; text: string; isAlternative: boolean }[];
  /** What the file says of itself for archives. */
  readonly metadata: string;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = pdf
    .getPages()
    .map((page) => page.extractContents().flatMap((asset) => (asset.kind === 'text' ? [asset.getText()] : [])));
  const attachments = pdf.getAttachments().map(({ name, data, afRelationship }) => ({
    name,
    text: new TextDecoder().decode(data),
    isAlternative: afRelationship === AFRelationship.Alternative,
  }));
  return { pages, title: pdf.getTitle(), attachments, metadata: new TextDecoder().decode(bytes) };
}

/** How far above the lower edge of its page each text stands. */
export async function heightsIn(bytes: Uint8Array): Promise<number[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf
    .getPages()
    .flatMap((page) => page.extractContents().flatMap((asset) => (asset.kind === 'text' ? [asset.y] : [])));
}

export function pdfIn({ services }: TestApp, whole: WholeInvoice, language: InvoiceDocument['language'] = 'en') {
  return pdfOf(services, whole, language);
}

export async function attachmentOf({ engine }: TestApp, { id }: Pick<Message, 'id'>): Promise<Buffer> {
  const file = await findAttachment(engine.read, id, 1);
  if (!file) throw new Error('Nothing is attached.');
  return Buffer.from(file.content);
}

/** Every text of a document, in the order in which it is read. */
export function textsOf(document: InvoiceDocument): string[] {
  const { issuer, title, dates, recipient, payment, details, head, rows, totals, remarks, stub } = document;
  const pairs = (labelled: readonly { label: string; value: string }[]) =>
    labelled.flatMap(({ label, value }) => [label, value]);
  const figures = (row: typeof head) => [row.cost, row.quantity, row.discount, row.tax, row.total];
  return [
    ...[issuer.name, ...issuer.lines, title, ...pairs(dates)],
    ...[recipient.label, recipient.name, ...recipient.lines, payment.label, ...pairs(payment.rows)],
    ...pairs(details),
    ...[head.item, ...figures(head)],
    ...rows.flatMap((row) => [row.item, row.description, ...figures(row)]),
    ...pairs(totals),
    ...pairs(remarks),
    ...(stub ? [stub.label, ...pairs(stub.rows)] : []),
  ];
}

/** Letters of every kind that names are written in, lines that are too long, and figures as large as they get. */
export const hardLines = [
  aLine({
    item: 'تطوير البرمجيات',
    description: 'مؤقت الفرن، الإصدار الأول (v1.0) – Kiln timer 2.5',
    taxBasisPoints: 2_000,
  }),
  aLine({ item: 'Łódź żółw; Ἀθῆναι; Київ; Åse; שלום', description: `${'x'.repeat(300)}\n\nshort`, costCents: 33 }),
  aLine({ description: 'word '.repeat(190), costCents: 1_000_000_000, quantityThousandths: 10_000_000 }),
  aLine({ quantityThousandths: 1_333, discountBasisPoints: 1_250, taxBasisPoints: 750 }),
];

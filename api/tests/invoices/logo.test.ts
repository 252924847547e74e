import { undoChange } from '@atrium/contract/changes';
import { addCreditNote } from '@atrium/contract/credit-notes';
import { readSharedDocument, readSharedLogo } from '@atrium/contract/document-links';
import { fileIdIn, getFile, pathOfFile, uploadFile } from '@atrium/contract/files';
import { documentSource, invoiceDocument } from '@atrium/contract/invoice-document';
import { getInvoiceSettings, updateInvoiceSettings } from '@atrium/contract/invoice-settings';
import { markInvoiceSent } from '@atrium/contract/invoices';
import { getQuote } from '@atrium/contract/quotes';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { creditNotePdfOf, quotePdfOf } from '../../src/features/invoices/files/invoice-files.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { plainPng } from '../documents/png-files.ts';
import { openApp } from '../helper.ts';
import { personWith } from '../roles/roles.ts';
import { picture } from '../shop/pictures.ts';
import { addAQuote, linkTo } from './billing.ts';
import { pdfIn, readPdf, textsOf } from './documents.ts';
import { addAnInvoice, wholeInvoice } from './invoices.ts';
import { setLogo, uploadLogo } from './logo.ts';

async function stage() {
  const app = await openApp();
  return { app, admin: await app.signIn('admin') };
}

/** The pictures in a file, and what is said in the place of each. */
async function picturesIn(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const named = (dict: PDFDict, key: string) => String(dict.get(PDFName.of(key)));
  const pictures = objects.flatMap((object) =>
    object instanceof PDFRawStream && named(object.dict, 'Subtype') === '/Image' ? [object.dict] : [],
  );
  const figures = objects.flatMap((object) =>
    object instanceof PDFDict && named(object, 'S') === '/Figure' ? [object.lookup(PDFName.of('Alt'))] : [],
  );
  return { pictures, alternatives: figures.map((alt) => (alt instanceof PDFHexString ? alt.decodeText() : null)) };
}

test('A logo stands on the PDF of an invoice, a quote and a credit note, and nothing of it is seen through', async () => {
  const { app, admin } = await stage();
  await setLogo(admin);
  const { id } = await addAnInvoice(admin);
  const quote = await admin.call(getQuote, { parameters: { id: await addAQuote(admin) } });
  await admin.call(markInvoiceSent, { parameters: { id } });
  const body = { lines: [{ line: 1, quantityThousandths: 1_000 }], reason: 'Broken' };
  const note = await admin.call(addCreditNote, { parameters: { id }, body });
  const files = [
    await pdfIn(app, await wholeInvoice(admin, id)),
    await quotePdfOf(app.services, quote, 'de'),
    await creditNotePdfOf(app.services, note, 'ar'),
  ];
  for (const file of files) {
    const { pictures, alternatives } = await picturesIn(file);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.has(PDFName.of('SMask'))).toBe(false);
    expect(String(pictures[0]?.get(PDFName.of('ColorSpace')))).toBe('/DeviceRGB');
    expect(alternatives).toEqual(['Atrium']);
  }
});

test('The PDF says the same words with a logo as without one, and is the same file each time', async () => {
  const { app, admin } = await stage();
  const { id } = await addAnInvoice(admin);
  const plain = await readPdf(await pdfIn(app, await wholeInvoice(admin, id)));
  const logo = await setLogo(admin);
  const whole = await wholeInvoice(admin, id);
  const document = invoiceDocument(documentSource(whole));
  expect(document.issuer.logo).toBe(logo);
  const file = await pdfIn(app, whole);
  const { pages, attachments, metadata } = await readPdf(file);
  expect(pages).toEqual(plain.pages);
  expect(pages.flat().slice(0, -2).filter(Boolean)).toEqual(textsOf(document).filter(Boolean));
  expect(attachments).toEqual(plain.attachments);
  expect(metadata).toContain('pdfaid');
  expect(Buffer.from(await pdfIn(app, whole)).equals(file)).toBe(true);
});

test('What was issued keeps its logo, also when another is chosen or none', async () => {
  const { admin } = await stage();
  const logo = await setLogo(admin);
  const { id } = await addAnInvoice(admin);
  await admin.call(markInvoiceSent, { parameters: { id } });
  await admin.call(updateInvoiceSettings, { body: { logo: '' } });
  expect((await wholeInvoice(admin, id)).issuer.logo).toBe(logo);
  const draft = await addAnInvoice(admin);
  expect((await wholeInvoice(admin, draft.id)).issuer).not.toHaveProperty('logo');
});

test('To choose one and to remove it is undone', async () => {
  const { admin } = await stage();
  const logo = await uploadLogo(admin);
  const seen = () => admin.call(getInvoiceSettings);
  await expectUndoable(admin, {
    deed: 'a logo',
    act: () => admin.call(updateInvoiceSettings, { body: { logo } }),
    seen,
  });
  await admin.call(updateInvoiceSettings, { body: { logo } });
  const { changeId } = await admin.call(updateInvoiceSettings, { body: { logo: '' } });
  await admin.call(undoChange, { parameters: { id: Number(changeId) } });
  expect((await seen()).settings.logo).toBe(logo);
});

test('A picture of another kind, of somebody else, or of nobody is refused, and nothing is set', async () => {
  const { app, admin } = await stage();
  const { person } = await personWith(app, admin, ['finance:read', 'finance:write', 'finance:create']);
  const theirs = await uploadLogo(person);
  const gif = picture(Uint8Array.from(Buffer.from('GIF89a______')), 'image/gif');
  const { file } = await admin.call(uploadFile, { query: { name: 'tide.gif' }, upload: gif });
  for (const logo of [theirs, pathOfFile(file.id), pathOfFile(9_999), 'https://quay.example/logo.png']) {
    const problem = await admin.refused(400, updateInvoiceSettings, { body: { logo, phone: '1' } });
    expect(problem.errors?.map(({ path }) => path)).toEqual(['logo']);
  }
  expect((await admin.call(getInvoiceSettings)).settings).toMatchObject({ logo: '', phone: '' });
});

test('Whoever reads a document at its address gets its logo, and no other file; one of the house needs the right to read invoices', async () => {
  const { app, admin } = await stage();
  const before = await linkTo(admin, 'invoice', 5_000);
  const logo = await setLogo(admin);
  const token = await linkTo(admin, 'invoice', (await addAnInvoice(admin)).id);
  const visitor = app.visitor();
  const shared = await visitor.call(readSharedDocument, { body: { token } });
  expect(shared.whole.issuer.logo).toBe(logo);
  const answer = await visitor.send(readSharedLogo, { body: { token } });
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.text).toBe(new TextDecoder().decode(plainPng(340, 112)));
  await visitor.refused(404, readSharedLogo, { body: { token: before } });
  const parameters = { id: fileIdIn(logo) ?? 0 };
  await visitor.refused(401, getFile, { parameters });
  const { person } = await personWith(app, admin, ['orders:read']);
  await person.refused(404, getFile, { parameters });
});

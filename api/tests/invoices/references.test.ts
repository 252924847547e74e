import { addClient, updateClient } from '@atrium/contract/clients';
import { creditNoteDocument } from '@atrium/contract/credit-note-document';
import { addCreditNote } from '@atrium/contract/credit-notes';
import { answerSharedQuote, readSharedDocument } from '@atrium/contract/document-links';
import { documentSource, invoiceDocument, quoteSource } from '@atrium/contract/invoice-document';
import { getElectronicInvoice } from '@atrium/contract/invoice-files';
import { exportInvoices, listInvoices } from '@atrium/contract/invoice-list';
import { addInvoiceSeries, updateInvoiceSeries } from '@atrium/contract/invoice-series';
import { addInvoice, duplicateInvoice, markInvoiceSent, updateInvoice } from '@atrium/contract/invoices';
import { addQuote, getQuote, listQuotes, makeInvoiceOfQuote, updateQuote } from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { electronicCreditNote } from '../../src/features/invoices/files/electronic-credit-note.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { addAQuote, aQuote, aSeries, linkTo, versionRead } from './billing.ts';
import { pdfIn, readPdf } from './documents.ts';
import { aClient, addAnInvoice, anInvoice, wholeInvoice } from './invoices.ts';

const company = {
  ...{ address: 'Speicher 3', country: 'Germany', email: 'post@speicher.example', taxNumber: 'DE 123 456 789' },
  ...{ bankName: '', iban: '', swiftCode: '' },
};
const app = await openApp({ settings: { company } });
const admin = await app.signIn('admin');
const references = { buyerReference: '04011000-1234-03', orderNumber: 'PO <7> & more' };
const usual = 'Cost centre 9';

/** Whose documents begin with a reference. */
async function aReferringClient(): Promise<number> {
  const { client } = await admin.call(addClient, { body: { ...aClient(), buyerReference: usual } });
  return client.id;
}

test('What the buyer wants to be named stands on the document in each language, in its PDF and at its secret address', async () => {
  const { id } = await addAnInvoice(admin, { client: aClient(), ...references });
  const whole = await wholeInvoice(admin, id);
  expect(whole.invoice).toMatchObject(references);
  expect(invoiceDocument(documentSource(whole)).details).toEqual([
    { label: 'Your reference', value: references.buyerReference },
    { label: 'Your order number', value: references.orderNumber },
  ]);
  expect(invoiceDocument(documentSource(whole), 'de').details[0]?.label).toBe('Ihr Zeichen');
  expect((await readPdf(await pdfIn(app, whole, 'fr'))).pages[0]?.join(' ')).toContain(references.buyerReference);
  const token = await linkTo(admin, 'invoice', id);
  expect(await app.visitor().call(readSharedDocument, { body: { token } })).toMatchObject({
    whole: { invoice: references },
  });
});

test('The e-invoice and that of its credit note have them where the syntax does, and nothing where there are none', async () => {
  const { id } = await addAnInvoice(admin, { client: aClient(), ...references });
  await admin.call(markInvoiceSent, { parameters: { id } });
  const credited = await admin.call(addCreditNote, { parameters: { id }, body: {} });
  const { text } = await admin.send(getElectronicInvoice, { parameters: { id } });
  for (const xml of [text, electronicCreditNote(credited)])
    expect(xml.replace(/\n\s*/g, '')).toMatch(
      /<ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>04011000-1234-03<\/ram:BuyerReference><ram:SellerTradeParty>.*<\/ram:BuyerTradeParty><ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO &lt;7&gt; &amp; more<\/ram:IssuerAssignedID><\/ram:BuyerOrderReferencedDocument><\/ram:ApplicableHeaderTradeAgreement>/,
    );
  expect(creditNoteDocument(credited).details.map(({ value }) => value)).toEqual(Object.values(references));
  const { id: without } = await addAnInvoice(admin, { client: aClient() });
  const { text: plain } = await admin.send(getElectronicInvoice, { parameters: { id: without } });
  expect(plain).not.toMatch(/BuyerReference|BuyerOrder/);
});

test('A new document takes over the reference of its client, unless it says another, and keeps it from then on', async () => {
  const clientId = await aReferringClient();
  const { id } = await addAnInvoice(admin, { clientId });
  const { invoice: other } = await addAnInvoice(admin, { clientId, buyerReference: '' });
  const { quote } = await admin.call(addQuote, { body: aQuote({ clientId }) });
  const { series } = await admin.call(addInvoiceSeries, { body: aSeries({ clientId }) });
  expect([quote.buyerReference, series.buyerReference, other.buyerReference]).toEqual([usual, usual, '']);
  await admin.call(updateClient, { parameters: { id: clientId }, body: { buyerReference: 'Another' } });
  expect((await wholeInvoice(admin, id)).invoice.buyerReference).toBe(usual);
  const made = await admin.call(addInvoice, {
    body: anInvoice({ clientId: undefined, client: { ...aClient(), buyerReference: 'Mine' } }),
  });
  expect(made.invoice.buyerReference).toBe('Mine');
});

test('A copy, the invoice of a quote and those of a series have what theirs had', async () => {
  const { id } = await addAnInvoice(admin, { client: aClient(), ...references });
  const copy = await admin.call(duplicateInvoice, { parameters: { id }, body: {} });
  expect(copy.invoice).toMatchObject(references);
  const quoteId = await addAQuote(admin, references);
  const { invoiceId } = await admin.call(makeInvoiceOfQuote, { parameters: { id: quoteId } });
  expect((await wholeInvoice(admin, invoiceId)).invoice).toMatchObject(references);
  const { series } = await admin.call(addInvoiceSeries, { body: aSeries({ firstDay: '2026-03-02', ...references }) });
  await app.app.runDueJobs();
  const { invoices } = await admin.call(listInvoices, { query: {} });
  expect(invoices[0]).toMatchObject(references);
  const change = { parameters: { id: series.id }, body: { orderNumber: 'PO-8' } };
  expect((await admin.call(updateInvoiceSeries, change)).series).toMatchObject({ ...references, orderNumber: 'PO-8' });
});

test('Documents are found by their references, and files of the list have them', async () => {
  const { id, invoice } = await addAnInvoice(admin, {
    client: aClient(),
    buyerReference: 'Zwartsluis',
    orderNumber: 'Q-77-X',
  });
  for (const q of ['zwartsl', 'q-77-x'])
    expect((await admin.call(listInvoices, { query: { q } })).invoices.map((each) => each.id)).toEqual([id]);
  const query = { clientId: invoice.client.id, columns: ['id', 'buyerReference', 'orderNumber'] };
  const { text } = await admin.send(exportInvoices, { query });
  expect(text.trim().split(/\r?\n/)).toEqual(['Number,Buyer reference,Order number', `${id},Zwartsluis,Q-77-X`]);
  const quoteId = await addAQuote(admin, { orderNumber: 'Hasselt-12' });
  const found = await admin.call(listQuotes, { query: { q: 'hasselt-12' } });
  expect(found.quotes.map((each) => each.id)).toEqual([quoteId]);
});

test('References are of one line, and not too long; those that are not change nothing', async () => {
  const { id } = await addAnInvoice(admin, { client: aClient(), ...references });
  for (const [field, wrong] of [
    ['buyerReference', 'x'.repeat(101)],
    ['orderNumber', 'two\nlines'],
  ] as const) {
    const refused = await admin.refused(400, updateInvoice, { parameters: { id }, body: { [field]: wrong } });
    expect(fieldsOf(refused)).toEqual([field]);
  }
  expect((await wholeInvoice(admin, id)).invoice).toMatchObject(references);
});

test('Changing them is undone and done again, on an invoice, a quote and a client', async () => {
  const { id } = await addAnInvoice(admin, { client: aClient(), ...references });
  await expectUndoable(admin, {
    deed: 'the references of an invoice',
    act: () => admin.call(updateInvoice, { parameters: { id }, body: { buyerReference: '', orderNumber: 'PO-9' } }),
    seen: () => wholeInvoice(admin, id),
  });
  const quoteId = await addAQuote(admin, references);
  await expectUndoable(admin, {
    deed: 'the references of a quote',
    act: () => admin.call(updateQuote, { parameters: { id: quoteId }, body: { buyerReference: 'B' } }),
    seen: () => admin.call(getQuote, { parameters: { id: quoteId } }),
  });
  const clientId = await aReferringClient();
  await expectUndoable(admin, {
    deed: 'the reference of a client',
    act: () => admin.call(updateClient, { parameters: { id: clientId }, body: { buyerReference: 'C' } }),
    seen: async () => (await addAnInvoice(admin, { clientId })).invoice.buyerReference,
  });
});

test('A quote whose references are others by now is read again before it is answered', async () => {
  const id = await addAQuote(admin, references);
  const token = await linkTo(admin, 'quote', id);
  const visitor = app.visitor();
  const version = await versionRead(visitor, token);
  const { quote } = await admin.call(updateQuote, { parameters: { id }, body: { orderNumber: 'PO-10' } });
  expect(
    invoiceDocument(quoteSource(await admin.call(getQuote, { parameters: { id: quote.id } }))).details,
  ).toHaveLength(2);
  await visitor.refused(409, answerSharedQuote, { body: { token, version, answer: 'accepted', name: 'Ada' } });
});

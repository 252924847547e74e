import { documentLanguages } from '@atrium/contract/document-languages';
import { documentSource, invoiceDocument } from '@atrium/contract/invoice-document';
import { addInvoicePayment } from '@atrium/contract/invoices';
import { expect, test } from 'vitest';
import { electronicInvoice } from '../../src/features/invoices/files/electronic-invoice.ts';
import { openApp } from '../helper.ts';
import { hardLines, heightsIn, pdfIn, readPdf, textsOf } from './documents.ts';
import { aClient, addAnInvoice, aLine, payment, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** Sorted, because what is read from the right is written into the file from the left. A pair of brackets is shown turned around. */
function lettersOf(texts: readonly string[]): string {
  const letters = [...texts.join('').normalize('NFC')];
  return letters
    .filter((letter) => !/[\s\u061c\u200e\u200f]/.test(letter))
    .sort()
    .join('');
}

test('It says in English what the document says, in the same order', async () => {
  const whole = await wholeInvoice(admin, 5_000);
  const document = invoiceDocument(documentSource(whole));
  const { pages, title } = await readPdf(await pdfIn(app, whole));
  expect(title).toBe('Invoice #5000 · Atrium');
  expect(pages.map((texts) => texts.slice(0, -2).filter(Boolean))).toEqual([textsOf(document).filter(Boolean)]);
  expect(pages[0]?.slice(-2)).toEqual(['Atrium · Invoice #5000', 'Page 1 of 1']);
});

test.each(documentLanguages)('In %s it has every letter and figure of the document, and no other', async (language) => {
  const client = { ...aClient(), name: 'ليلى الحدّاد', company: 'Ελένη & Севериния', address: 'Đường Lê Lợi 5\nshed ٣' };
  const { id } = await addAnInvoice(admin, {
    client,
    lines: hardLines,
    note: 'لا إله (#5036 = 100%).\nTo be paid by boat.',
  });
  const whole = await wholeInvoice(admin, id);
  const document = invoiceDocument(documentSource(whole), language);
  const { pages } = await readPdf(await pdfIn(app, whole, language));
  const { issuer, title, head } = document;
  const repeated = pages.flatMap((_, page) => [
    ...[`${issuer.name} · ${title}`, document.page(page + 1, pages.length)],
    ...(page > 0 ? Object.values(head) : []),
  ]);
  expect(lettersOf(pages.flat())).toBe(lettersOf([...textsOf(document), ...repeated]));
});

test('What is drawn only where it is wanted says what the document says, too', async () => {
  const { id } = await addAnInvoice(admin);
  const whole = await wholeInvoice(admin, id);
  const options = {
    salesperson: 'Ida Lindqvist',
    paymentWay: 'Paypal' as const,
    showsPaymentTerms: true,
    showsPaymentStub: true,
  };
  const more = { ...whole, invoice: { ...whole.invoice, ...options } };
  const texts = textsOf(invoiceDocument(documentSource(more))).filter(Boolean);
  expect(texts).toEqual(
    expect.arrayContaining(['Ida Lindqvist', 'Pay by', 'PayPal', 'Payment stub', 'Amount enclosed']),
  );
  const { pages } = await readPdf(await pdfIn(app, more));
  expect(pages.flat().slice(0, -2)).toEqual(texts);
  const less = { ...whole, invoice: { ...whole.invoice, note: 'Not for the client', showsNote: false } };
  expect(textsOf(invoiceDocument(documentSource(less)))).not.toContain('Not for the client');
});

test('What is in the fields of the house stands before the lines, however long it is', async () => {
  const whole = await wholeInvoice(admin, 5_000);
  const field = { kind: 'text', isPrinted: true, choices: [] } as const;
  const customFields = [1, 2, 3, 4, 5, 6].map((id) => ({
    ...field,
    choices: [],
    id,
    label: `${id} ${'W'.repeat(38)}`,
  }));
  const customValues = Object.fromEntries(customFields.map(({ id }) => [id, `${id}${'W'.repeat(119)}`]));
  const more = { ...whole, customFields, invoice: { ...whole.invoice, customValues } };
  const { pages } = await readPdf(await pdfIn(app, more));
  const drawn = pages.flatMap((texts) => texts.slice(0, -2));
  expect(lettersOf(drawn)).toBe(lettersOf(textsOf(invoiceDocument(documentSource(more)))));
});

test('A document that is still being written says what there is so far', () => {
  const issuer = { name: 'Atrium', address: '', country: '', email: '', taxNumber: '' };
  const nothing = {
    id: null,
    currency: 'USD',
    client: null,
    paymentDetails: null,
    issuedDate: '',
    dueDate: '',
    lines: [],
    payments: [],
  };
  const { title, recipient, issuer: by, dates, totals } = invoiceDocument({ ...nothing, issuer, note: '' });
  expect({ title, recipient, by }).toEqual({
    title: 'Invoice',
    recipient: { label: 'Invoice to', name: '', lines: [] },
    by: { name: 'Atrium', logo: '', lines: [] },
  });
  expect(dates.map(({ value }) => value)).toEqual(['', '']);
  expect(totals.map(({ value }) => value)).toEqual(['$0.00', '$0.00', '$0.00']);
});

test('What was paid too much is a credit', async () => {
  const { id } = await addAnInvoice(admin);
  const body = { ...payment, amountCents: 20_000, mayExceedDue: true };
  const paid = await admin.call(addInvoicePayment, { parameters: { id }, body });
  const { totals, payment: asked } = invoiceDocument(documentSource(paid));
  expect(totals.at(-1)).toEqual({ label: 'Credit', value: '$10.00', isStrong: true });
  expect(asked.rows).toEqual([{ label: 'Paid on', value: 'Mar 2, 2026' }]);
});

test('Its figures are those of the invoice', async () => {
  const lines = [
    aLine({ costCents: 33, taxBasisPoints: 2_000 }),
    aLine({ discountBasisPoints: 1_250, taxBasisPoints: 750 }),
  ];
  const { id } = await addAnInvoice(admin, { lines });
  await admin.call(addInvoicePayment, { parameters: { id }, body: payment });
  const { totals } = invoiceDocument(documentSource(await wholeInvoice(admin, id)));
  expect(totals.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Before discount: $190.66',
    'Discount: -$23.75',
    'Subtotal: $166.91',
    'Tax (7.5%): $12.47',
    'Tax (20%): $0.13',
    'Total: $179.51',
    'Paid: $50.00',
    'Balance: $129.51',
  ]);
});

test('Lines flow over pages, each with the heads of the table and its number, and none is lost', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => aLine({ item: `Line ${index + 1}.` }));
  const { id } = await addAnInvoice(admin, { lines });
  const { pages } = await readPdf(await pdfIn(app, await wholeInvoice(admin, id)));
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, texts] of pages.slice(0, -1).entries()) {
    expect(texts.filter((text) => text === 'Quantity')).toHaveLength(1);
    expect(texts.at(-1)).toBe(`Page ${index + 1} of ${pages.length}`);
  }
  const items = pages.flat().filter((text) => text.startsWith('Line '));
  expect(items).toEqual(lines.map(({ item }) => item));
});

test('A text that is longer than a page goes on on the next', async () => {
  const description = Array.from({ length: 300 }, (_, line) => `${line % 10}.`).join('\n');
  const { id } = await addAnInvoice(admin, { lines: [aLine({ description })], note: 'line\n'.repeat(390) });
  const { pages } = await readPdf(await pdfIn(app, await wholeInvoice(admin, id)));
  const texts = pages.flat();
  expect(texts.filter((text) => /^\d\.$/.test(text))).toEqual(description.split('\n'));
  expect(texts.filter((text) => text === 'line')).toHaveLength(390);
});

test('Taxes of a hundred rates and an address of a hundred lines are on their pages, and none is beyond the edge', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => aLine({ description: '', taxBasisPoints: index + 1 }));
  const address = Array.from({ length: 100 }, (_, index) => index % 10).join('\n');
  const { id } = await addAnInvoice(admin, { client: { ...aClient(), address }, lines });
  const whole = await wholeInvoice(admin, id);
  const document = invoiceDocument(documentSource(whole));
  expect(document.recipient.lines.slice(1, 7)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    address.slice(10).replaceAll('\n', ', '),
  ]);
  const heights = await heightsIn(await pdfIn(app, whole));
  expect(Math.min(...heights)).toBeGreaterThan(30);
});

test('A letter that no font has is a sign, and what cannot be seen is nothing', async () => {
  const { id } = await addAnInvoice(admin, {
    lines: [aLine({ item: '日本 🚀', description: 'a\u200db\u00adc\u0007d\tE\u0301' })],
  });
  const { pages } = await readPdf(await pdfIn(app, await wholeInvoice(admin, id)));
  expect(pages.flat()).toEqual(expect.arrayContaining(['\ufffd\ufffd \ufffd', 'abc d É']));
});

test('The same invoice is the same file, at any time, and another is another', async () => {
  const { id, ...first } = await addAnInvoice(admin, { lines: hardLines });
  const file = Buffer.from(await pdfIn(app, first));
  app.moveClock(500);
  expect(Buffer.from(await pdfIn(app, await wholeInvoice(admin, id))).equals(file)).toBe(true);
  expect(Buffer.from(await pdfIn(app, first, 'de')).equals(file)).toBe(false);
  const { id: _, ...other } = await addAnInvoice(admin, { lines: hardLines });
  expect(Buffer.from(await pdfIn(app, other)).equals(file)).toBe(false);
});

test('It says that it is for archives, is tagged, and brings the e-invoice along', async () => {
  const whole = await wholeInvoice(admin, 5_000);
  const { attachments, metadata } = await readPdf(await pdfIn(app, whole));
  expect(attachments).toEqual([{ name: 'factur-x.xml', text: electronicInvoice(whole), isAlternative: true }]);
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
  expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(metadata).toMatch(/<dc:title>.*Invoice #5000 · Atrium/);
});

test('An invoice of which too little is known for an e-invoice is a PDF without one', async () => {
  const { id } = await addAnInvoice(admin, { client: { ...aClient(), country: 'Atlantis' } });
  const { attachments, metadata } = await readPdf(await pdfIn(app, await wholeInvoice(admin, id)));
  expect(attachments).toEqual([]);
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
});

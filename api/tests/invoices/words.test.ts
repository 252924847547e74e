import { type DocumentLanguage, documentLanguages } from '@atrium/contract/document-languages';
import {
  type DocumentSource,
  invoiceDocument,
  invoiceFileName,
  quoteFileName,
} from '@atrium/contract/invoice-document';
import { invoiceWords } from '@atrium/contract/invoice-words';
import { expect, test } from 'vitest';

const source: DocumentSource = {
  id: 5_019,
  issuer: { name: 'Atrium', address: '', country: '', email: '', taxNumber: '' },
  client: null,
  currency: 'USD',
  issuedDate: '2026-11-26',
  dueDate: '2026-11-26',
  lines: [],
  payments: [],
  paymentDetails: null,
  note: '',
  showsPaymentTerms: true,
};

function inEach<Value>(read: (language: DocumentLanguage) => Value): Value[] {
  return documentLanguages.map(read);
}

test('What is wholly paid says when, and asks for nothing any more', () => {
  const line = { item: 'Lamp', description: '', costCents: 100_00, quantityThousandths: 1_000 };
  const lines = [{ ...line, discountBasisPoints: 0, taxBasisPoints: 0 }];
  const paymentDetails = { totalDue: '$0', bankName: 'Mole Bank', country: 'MT', iban: 'MT00', swiftCode: 'MOLE' };
  const asked = { ...source, lines, paymentDetails, paymentWay: 'Paypal', showsPaymentStub: true };
  const payments = [
    { amountCents: 60_00, paidOn: '2026-12-03' },
    { amountCents: 40_00, paidOn: '2026-12-01' },
  ];
  const partly = invoiceDocument({ ...asked, payments: payments.slice(1) });
  expect(partly.payment.rows.map(({ label }) => label)).toContain('IBAN');
  expect(partly.remarks.map(({ label }) => label)).toEqual(['Payment terms']);
  const paid = (language: DocumentLanguage) => invoiceDocument({ ...asked, payments }, language);
  expect(paid('en').payment.rows).toEqual([{ label: 'Paid on', value: 'Dec 3, 2026' }]);
  expect(inEach((language) => paid(language).payment.rows.map(({ label }) => label))).toEqual([
    ['Paid on'],
    ['Bezahlt am'],
    ['Payé le'],
    ['Pago em'],
    ['تاريخ الدفع'],
  ]);
  expect([paid('en').remarks, paid('en').stub]).toEqual([[], null]);
  const credited = invoiceDocument({ ...asked, creditCents: 100_00 });
  expect(credited.payment.rows).toEqual([{ label: 'Total due', value: '$0.00' }]);
});

test('The day of an invoice and that of a quote have names of their own', () => {
  const dayOf = (kind: object) => (language: DocumentLanguage) =>
    invoiceDocument({ ...source, ...kind }, language).dates[0]?.label;
  expect(inEach(dayOf({}))).toEqual([
    'Date issued',
    'Rechnungsdatum',
    'Date d’émission',
    'Data de emissão',
    'تاريخ الإصدار',
  ]);
  expect(inEach(dayOf({ kind: 'quote' }))).toEqual([
    'Quote date',
    'Angebotsdatum',
    'Date du devis',
    'Data do orçamento',
    'تاريخ عرض السعر',
  ]);
});

test('The VAT number of the client stands below them in every language', () => {
  const blank = { id: 1, name: 'Odile', company: '', companyEmail: '', contact: '', address: '', country: '' };
  const client = { ...blank, vatNumber: 'PT 000' };
  expect(inEach((language) => invoiceDocument({ ...source, client }, language).recipient.lines)).toEqual([
    ['VAT number PT 000'],
    ['USt-IdNr. PT 000'],
    ['N° de TVA PT 000'],
    ['Número fiscal PT 000'],
    ['الرقم الضريبي PT 000'],
  ]);
});

test('What is due on the day of its issue is to be paid on that day, not within none', () => {
  const terms = inEach((language) => invoiceDocument(source, language).remarks[0]?.value);
  expect(terms).toEqual([
    'Payable on the day itself, by Nov 26, 2026.',
    'Sofort zahlbar, bis 26.11.2026.',
    'Payable à réception, au plus tard le 26 nov. 2026.',
    'Pagável no mesmo dia, até 26/11/2026.',
    expect.stringMatching(/^تُدفع في اليوم نفسه، بحلول .+\.$/),
  ]);
  const next = { ...source, dueDate: '2026-11-27' };
  expect(invoiceDocument(next, 'fr').remarks[0]?.value).toMatch(/^Payable sous 1 jour, /);
});

test('A letter lets an invoice be paid on the day on which it is due', () => {
  expect(invoiceWords.fr.letterOwed).toContain('au plus tard le {due}');
  expect(invoiceWords.ar.letterOwed).toContain('في موعد أقصاه {due}');
});

test('A day is written as lists write it', () => {
  const written = inEach((language) => invoiceDocument(source, language).dates[1]?.value);
  expect(written.slice(0, 4)).toEqual(['Nov 26, 2026', '26.11.2026', '26 nov. 2026', '26/11/2026']);
});

test('A file is named in the language of its document, in plain letters', () => {
  const names = inEach((language) => [invoiceFileName(5_019, language), quoteFileName(1_005, language)]);
  expect(names).toEqual([
    ['invoice-5019.pdf', 'quote-1005.pdf'],
    ['Rechnung-5019.pdf', 'Angebot-1005.pdf'],
    ['facture-5019.pdf', 'devis-1005.pdf'],
    ['fatura-5019.pdf', 'orcamento-1005.pdf'],
    ['invoice-5019.pdf', 'quote-1005.pdf'],
  ]);
});

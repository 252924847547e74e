import { type DocumentLanguage, documentLanguages } from '@atrium/contract/document-languages';
import { type DocumentSource, invoiceDocument } from '@atrium/contract/invoice-document';
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

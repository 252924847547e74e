import { undoChange } from '@atrium/contract/changes';
import { getConfiguration } from '@atrium/contract/configuration';
import { currencies } from '@atrium/contract/currencies';
import { readSharedDocument } from '@atrium/contract/document-links';
import { listExchangeRates, updateExchangeRates } from '@atrium/contract/exchange-rates';
import { documentSource, invoiceDocument } from '@atrium/contract/invoice-document';
import { invoiceLetter } from '@atrium/contract/invoice-letter';
import { listInvoices, readInvoiceAgeing } from '@atrium/contract/invoice-list';
import {
  addInvoice,
  addInvoicePayment,
  duplicateInvoice,
  markInvoiceSent,
  updateInvoice,
} from '@atrium/contract/invoices';
import { makeInvoiceOfQuote } from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { electronicInvoice } from '../../src/features/invoices/files/electronic-invoice.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { fieldsOf, openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { expectTrueOpen } from './ageing.ts';
import { addAQuote, addASeries, linkTo } from './billing.ts';
import { addAnInvoice, aLine, allInvoices, anInvoice, wholeInvoice } from './invoices.ts';

const euro = { currency: 'EUR', rateMillionths: 1_250_000 };
const hundred = { lines: [aLine({ costCents: 10_000, quantityThousandths: 1_000 })] };

async function stage(rates = [euro]) {
  const app = await openApp();
  const admin = await app.signIn('admin');
  await admin.call(updateExchangeRates, { body: { rates } });
  return { app, admin };
}

const openCents = async (admin: Person) => (await admin.call(readInvoiceAgeing)).balanceCents;

test('An invoice says its amounts in its own currency, and counts in the house at the rate of its day', async () => {
  const { app, admin } = await stage();
  const before = await openCents(admin);
  const whole = await addAnInvoice(admin, { ...hundred, currency: 'EUR' });
  expect(whole.invoice).toMatchObject({ total: 100, balance: '€100', balanceCents: 10_000, ...euro });
  expect(whole.paymentDetails.totalDue).toBe('€100');
  await admin.call(markInvoiceSent, { parameters: { id: whole.id } });
  expect(await openCents(admin)).toBe(before + 12_500);
  await admin.call(updateExchangeRates, { body: { rates: [{ ...euro, rateMillionths: 2_000_000 }] } });
  await admin.call(updateInvoice, { parameters: { id: whole.id }, body: { note: 'As agreed' } });
  expect((await wholeInvoice(admin, whole.id)).invoice.rateMillionths).toBe(1_250_000);
  expect(await openCents(admin)).toBe(before + 12_500);
  await expectTrueOpen(app.engine.read);
});

test('Its document, its letter, its e-invoice and its address say it too', async () => {
  const { app, admin } = await stage();
  const { id } = await addAnInvoice(admin, { ...hundred, currency: 'EUR' });
  const whole = await wholeInvoice(admin, id);
  const { totals, rows } = invoiceDocument(documentSource(whole), 'de');
  expect([rows[0]?.total, totals.at(-1)?.value]).toEqual(['100,00\u00a0€', '100,00\u00a0€']);
  expect(invoiceLetter(whole).message).toContain('€100.00');
  expect(electronicInvoice(whole)).toContain('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>');
  const token = await linkTo(admin, 'invoice', id);
  const shared = await app.visitor().call(readSharedDocument, { body: { token } });
  expect(shared).toMatchObject({ whole: { invoice: { currency: 'EUR', balance: '€100' } } });
});

test('Invoices of several currencies are sorted by what they are worth in the house', async () => {
  const { admin } = await stage();
  const ofCents = (costCents: number, currency: string) =>
    addAnInvoice(admin, { lines: [aLine({ costCents, quantityThousandths: 1_000 })], currency, note: 'Sorted' });
  const written = [await ofCents(90_000_10, 'EUR'), await ofCents(100_000_00, 'USD'), await ofCents(70_000_00, 'EUR')];
  const [worth, dollars, less] = written.map(({ id }) => id);
  for (const sortColumn of ['total', 'balance'] as const) {
    const { invoices } = await admin.call(listInvoices, { query: { sortColumn, perPage: 3 } });
    expect(invoices.map(({ id }) => id)).toEqual([worth, dollars, less]);
  }
  const found = await admin.call(listInvoices, { query: { q: '€90000.10' } });
  expect(found.invoices.map(({ id }) => id)).toEqual([worth]);
});

test('A rate may be given with the invoice; without any, nothing is written', async () => {
  const { admin } = await stage();
  const given = await addAnInvoice(admin, { currency: 'CHF', rateMillionths: 1_120_000 });
  expect(given.invoice).toMatchObject({ currency: 'CHF', rateMillionths: 1_120_000 });
  const { total } = await admin.call(listInvoices, { query: {} });
  const refuse = async (priced: object) => {
    const body = anInvoice(hundred);
    return fieldsOf(await admin.refused(400, addInvoice, { body: { ...body, ...priced } }));
  };
  expect(await refuse({ currency: 'CHF' })).toEqual(['currency']);
  for (const currency of ['JPY', 'eur', 'XYZ', '', 'DOLLAR']) expect(await refuse({ currency })).toEqual(['currency']);
  expect(await refuse({ rateMillionths: 2_000_000 })).toEqual(['rateMillionths']);
  for (const rateMillionths of [0, -1, 0.5, 1e13]) {
    expect(await refuse({ currency: 'EUR', rateMillionths })).toEqual(['rateMillionths']);
  }
  expect((await admin.call(listInvoices, { query: {} })).total).toBe(total);
});

test('What was paid on stays in its currency; what was not may become another', async () => {
  const { app, admin } = await stage();
  const { id } = await addAnInvoice(admin, { ...hundred, currency: 'EUR' });
  const parameters = { id };
  const changed = await admin.call(updateInvoice, { parameters, body: { currency: 'USD' } });
  expect(changed.invoice).toMatchObject({ currency: 'USD', rateMillionths: 1_000_000, balance: '$100' });
  await admin.call(updateInvoice, { parameters, body: { currency: 'EUR' } });
  const body = { paidOn: '2026-03-02', amountCents: 4_050, method: 'Cash', note: '' } as const;
  const { invoice } = await admin.call(addInvoicePayment, { parameters, body });
  expect(invoice.balance).toBe('€59.50');
  const refused = await admin.refused(409, updateInvoice, { parameters, body: { currency: 'USD' } });
  expect(refused.detail).toBe('Payments were made on this invoice: it stays in its currency.');
  await admin.call(updateInvoice, { parameters, body: { currency: 'EUR', rateMillionths: 1_300_000 } });
  const refund = await admin.refused(400, addInvoicePayment, { parameters, body: { ...body, amountCents: -5_000 } });
  expect(JSON.stringify(refund)).toContain('Only €40.50 was paid on this invoice');
  await expectTrueOpen(app.engine.read);
});

test('A copy takes the rate of the day on which it is made', async () => {
  const { admin } = await stage([{ ...euro, rateMillionths: 1_000_000 }]);
  const { id } = await addAnInvoice(admin, { ...hundred, currency: 'EUR' });
  const rates = [{ ...euro, rateMillionths: 1_400_000 }];
  await admin.call(updateExchangeRates, { body: { rates } });
  const copy = await admin.call(duplicateInvoice, { parameters: { id }, body: {} });
  expect(copy.invoice).toMatchObject({ currency: 'EUR', rateMillionths: 1_400_000 });
  expect((await wholeInvoice(admin, id)).invoice.rateMillionths).toBe(1_000_000);
});

test('What is worth more than a number can tell is refused, and nothing is written', async () => {
  const { admin } = await stage();
  const most = aLine({ costCents: 1_000_000_000, quantityThousandths: 10_000_000, taxBasisPoints: 10_000 });
  const body = anInvoice({ lines: Array.from({ length: 100 }, () => most), currency: 'EUR' });
  expect((await admin.call(addInvoice, { body })).invoice.total).toBe(2e13);
  const { total } = await admin.call(listInvoices, { query: {} });
  const refused = await admin.refused(400, addInvoice, { body: { ...body, rateMillionths: 1_000_000_000_000 } });
  expect(fieldsOf(refused)).toEqual(['rateMillionths']);
  expect((await admin.call(listInvoices, { query: {} })).total).toBe(total);
});

test('Lines that come to more than a number can tell are refused together, on invoices, quotes and series', async () => {
  const { admin } = await stage();
  const million = aLine({ costCents: 1_000_000_000, quantityThousandths: 1_000_000_000, taxBasisPoints: 10_000 });
  expect((await addAnInvoice(admin, { lines: [million] })).invoice.total).toBe(2e13);
  const lines = [million, aLine()];
  expect(fieldsOf(await admin.refused(400, addInvoice, { body: anInvoice({ lines }) }))).toEqual(['lines']);
  const { id } = await addAnInvoice(admin);
  const change = { parameters: { id }, body: { lines } };
  expect(fieldsOf(await admin.refused(400, updateInvoice, change))).toEqual(['lines']);
  await expect(addAQuote(admin, { lines })).rejects.toThrow('more than can be counted');
  await expect(addASeries(admin, { lines })).rejects.toThrow('more than can be counted');
});

test('Which currency it is in is undone with what else was changed', async () => {
  const { admin } = await stage();
  const { id } = await addAnInvoice(admin, hundred);
  await expectUndoable(admin, {
    deed: 'choosing another currency',
    act: () => admin.call(updateInvoice, { parameters: { id }, body: { currency: 'EUR' } }),
    seen: () => wholeInvoice(admin, id),
  });
});

test('An invoice that is made of a quote, or by a series, takes the rate of the day on which it is made', async () => {
  const { app, admin } = await stage();
  const quoteId = await addAQuote(admin, { ...hundred, currency: 'EUR' });
  const lateQuoteId = await addAQuote(admin, { ...hundred, currency: 'EUR' });
  await addASeries(admin, { ...hundred, currency: 'EUR', firstDay: '2026-03-03', unit: 'week' });
  await admin.call(updateExchangeRates, { body: { rates: [{ ...euro, rateMillionths: 1_400_000 }] } });
  const { invoiceId } = await admin.call(makeInvoiceOfQuote, { parameters: { id: quoteId } });
  expect((await wholeInvoice(admin, invoiceId)).invoice).toMatchObject({ currency: 'EUR', rateMillionths: 1_400_000 });
  await app.later(86_400);
  const later = await app.signIn('admin');
  const [made] = await allInvoices(later);
  expect((await wholeInvoice(later, made?.id ?? 0)).invoice).toMatchObject({ ...euro, rateMillionths: 1_400_000 });
  await later.call(updateExchangeRates, { body: { rates: [{ currency: 'EUR', rateMillionths: null }] } });
  const late = await later.call(makeInvoiceOfQuote, { parameters: { id: lateQuoteId } });
  expect((await wholeInvoice(later, late.invoiceId)).invoice).toMatchObject(euro);
});

test('Two people write down two currencies: neither takes that of the other out, and each is undone by itself', async () => {
  const { admin } = await stage([]);
  const write = (currency: string, rateMillionths: number | null) =>
    admin.call(updateExchangeRates, { body: { rates: [{ currency, rateMillionths }] } });
  const first = await write('EUR', 1_250_000);
  const { rates } = await write('CHF', 1_120_000);
  expect(rates.map(({ currency }) => currency)).toEqual(['CHF', 'EUR']);
  expect((await write('EUR', 1_250_000)).changeId).toBeNull();
  await admin.call(undoChange, { parameters: { id: first.changeId ?? 0 } });
  expect((await admin.call(listExchangeRates)).rates).toMatchObject([{ currency: 'CHF', rateMillionths: 1_120_000 }]);
  const taken = await write('CHF', null);
  const again = await write('CHF', 1_130_000);
  await admin.refused(409, undoChange, { parameters: { id: taken.changeId ?? 0 } });
  await admin.call(undoChange, { parameters: { id: again.changeId ?? 0 } });
  await admin.call(undoChange, { parameters: { id: taken.changeId ?? 0 } });
  expect((await admin.call(listExchangeRates)).rates).toMatchObject([{ currency: 'CHF', rateMillionths: 1_120_000 }]);
});

test('A house may count in another currency, and stays in the one that it began with', async () => {
  const app = await openApp({ settings: { currency: 'EUR' } });
  const admin = await app.signIn('admin');
  expect(await admin.call(getConfiguration)).toMatchObject({ currency: 'EUR' });
  expect(new Set((await allInvoices(admin)).map(({ currency }) => currency))).toEqual(new Set(['EUR']));
  expect((await addAnInvoice(admin, hundred)).invoice).toMatchObject({ currency: 'EUR', balance: '€100' });
  const price = await admin.call(updateExchangeRates, {
    body: { rates: [{ currency: 'USD', rateMillionths: 900_000 }] },
  });
  expect(price.rates).toMatchObject([{ currency: 'USD', rateMillionths: 900_000 }]);
  await expect(openApp({ database: app.database })).rejects.toThrow(
    'The amounts in this database are in EUR, and are not converted: start it with CURRENCY=EUR, or start another database with CURRENCY=USD.',
  );
});

test('All currencies that can be chosen are known to whatever writes amounts', () => {
  const known = Intl.supportedValuesOf('currency');
  expect(currencies.filter((code) => !known.includes(code))).toEqual([]);
  expect(new Set(currencies).size).toBe(currencies.length);
});

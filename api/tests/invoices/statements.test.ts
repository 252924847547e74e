import { clientStatementDocument } from '@atrium/contract/client-statement-document';
import {
  type ClientStatement,
  getClientStatement,
  getClientStatementPdf,
  sendClientStatement,
} from '@atrium/contract/client-statements';
import { addClient } from '@atrium/contract/clients';
import { listCreditNotes } from '@atrium/contract/credit-note-list';
import { addCreditNote } from '@atrium/contract/credit-notes';
import { daysAfter } from '@atrium/contract/days';
import { documentLanguages } from '@atrium/contract/document-languages';
import { payWithCredit } from '@atrium/contract/invoice-credits';
import { listInvoices } from '@atrium/contract/invoice-list';
import { addInvoicePayment, deleteInvoice, deleteInvoicePayment, markInvoiceSent } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { sum } from '@atrium/contract/sum';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementPdf } from '../../src/features/invoices/statements/client-statements.ts';
import { openApp } from '../helper.ts';
import { addACreditNote, anIssuedInvoice } from './credit-notes.ts';
import { aCredit } from './credits.ts';
import { attachmentOf, readPdf, textsOf } from './documents.ts';
import { aClient, addAnInvoice, aLine, payment, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const firstDay = '2026-01-01';
const all = '2000-01-01..2099-12-31';

const statement = (id: number, days = all) => admin.call(getClientStatement, { parameters: { id }, query: { days } });

async function aNewClient(more: object = {}): Promise<number> {
  return (await admin.call(addClient, { body: { ...aClient(), ...more } })).client.id;
}

const entriesIn = ({ currencies }: ClientStatement) =>
  currencies.flatMap(({ entries }) => entries.map(({ kind, amountCents }) => [kind, amountCents]));

/** What may be done on some day with one of the invoices that there are by then. */
const deed = fc.record({
  kind: fc.constantFrom('invoice', 'send', 'pay', 'refund', 'credit', 'use', 'unpay', 'delete'),
  which: fc.nat(5),
  day: fc.nat(60),
  cents: fc.integer({ min: 1, max: 30_000 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

/** Some of them are refused, which changes nothing. */
async function act(clientId: number, ids: number[], { kind, which, day, cents }: Deed): Promise<void> {
  const id = ids[which % Math.max(1, ids.length)];
  const on = daysAfter(firstDay, day);
  if (kind === 'invoice' || id === undefined) {
    const currency = cents % 3 === 0 ? ({ currency: 'EUR', rateMillionths: 1_100_000 } as const) : {};
    const days = { issuedDate: on, dueDate: daysAfter(on, 14) };
    const lines = [aLine({ costCents: cents, quantityThousandths: 1_000 })];
    ids.push((await addAnInvoice(admin, { clientId, ...days, ...currency, lines })).id);
    return;
  }
  const parameters = { id };
  const [paid] = (await wholeInvoice(admin, id)).payments;
  if (kind === 'send') await admin.send(markInvoiceSent, { parameters });
  if (kind === 'pay' || kind === 'refund') {
    const amountCents = kind === 'pay' ? cents : -cents;
    await admin.send(addInvoicePayment, {
      parameters,
      body: { ...payment, paidOn: on, amountCents, mayExceedDue: true },
    });
  }
  if (kind === 'credit')
    await admin.send(addCreditNote, { parameters, body: { issuedDate: on, lines: [{ line: 1, netCents: cents }] } });
  const fromId = ids[(which + 1) % ids.length] ?? id;
  if (kind === 'use')
    await admin.send(payWithCredit, { parameters, body: { fromId, amountCents: Math.ceil(cents / 10) } });
  if (kind === 'unpay' && paid) await admin.send(deleteInvoicePayment, { parameters: { id, paymentId: paid.id } });
  if (kind === 'delete' && which === 0) {
    const { status } = await admin.send(deleteInvoice, { query: { id } });
    if (status === 200) ids.splice(ids.indexOf(id), 1);
  }
}

/** What the invoices were owed on a day, by what each of them says. */
async function owedOn(ids: readonly number[], day: string): Promise<Record<string, number>> {
  const owed: Record<string, number> = {};
  for (const id of ids) {
    const { invoice, payments } = await wholeInvoice(admin, id);
    if (invoice.sentAt === null && invoice.downloadedAt === null && payments.length === 0) continue;
    const { creditNotes } = await admin.call(listCreditNotes, { query: { invoiceId: id, perPage: 100 } });
    const amounts = [
      ...(invoice.issuedDate <= day ? [invoice.totalCents] : []),
      ...payments.filter(({ paidOn }) => paidOn <= day).map(({ amountCents }) => -amountCents),
      ...creditNotes.filter(({ issuedDate }) => issuedDate <= day).map(({ totalCents }) => -totalCents),
    ];
    owed[invoice.currency] = (owed[invoice.currency] ?? 0) + sum(amounts);
  }
  return Object.fromEntries(Object.entries(owed).filter(([, cents]) => cents !== 0));
}

const closingOf = ({ currencies }: ClientStatement) =>
  Object.fromEntries(
    currencies.filter(({ closingCents }) => closingCents !== 0).map((one) => [one.currency, one.closingCents]),
  );

test('Whatever is invoiced, paid, credited and deleted: a statement comes to what the invoices are owed, on any day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 18 }), fc.nat(70), async (deeds, days) => {
      const clientId = await aNewClient();
      const ids: number[] = [];
      for (const each of deeds) await act(clientId, ids, each);
      const day = daysAfter(firstDay, days);
      const before = await statement(clientId, `${firstDay}..${day}`);
      expect(closingOf(before)).toEqual(await owedOn(ids, day));
      const { invoices } = await admin.call(listInvoices, { query: { clientId, perPage: 100, allData: false } });
      const balances = Map.groupBy(
        invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft'),
        (one) => one.currency,
      );
      const whole = await statement(clientId);
      for (const { currency, openingCents, closingCents, entries } of whole.currencies) {
        expect(closingCents).toBe(sum((balances.get(currency) ?? []).map(({ balanceCents }) => balanceCents)));
        expect(openingCents).toBe(0);
        const running = entries.map((_, index) =>
          sum(entries.slice(0, index + 1).map(({ amountCents }) => amountCents)),
        );
        expect(entries.map(({ balanceCents }) => balanceCents)).toEqual(running);
        expect(entries.map((entry) => entry.day)).toEqual(entries.map((entry) => entry.day).toSorted());
      }
      const after = await statement(clientId, `${daysAfter(day, 1)}..2099-12-31`);
      for (const { currency, openingCents } of after.currencies)
        expect(openingCents).toBe(closingOf(before)[currency] ?? 0);
      expect(closingOf(after)).toEqual(closingOf(whole));
    }),
    { numRuns: 12 },
  );
}, 240_000);

test('Each kind of entry says what it is, and what was owed after it', async () => {
  const { id, fromId, clientId } = await aCredit(admin);
  await admin.call(payWithCredit, { parameters: { id }, body: { fromId, amountCents: 1_000 } });
  await admin.call(addInvoicePayment, { parameters: { id: fromId }, body: { ...payment, amountCents: -500 } });
  const invoiceId = await anIssuedInvoice(admin, { clientId });
  const note = await addACreditNote(admin, { lines: [{ line: 2, netCents: 1 }] }, invoiceId);
  await addAnInvoice(admin, { clientId });
  const found = await statement(clientId);
  expect(entriesIn(found)).toEqual([
    ['invoice', 19_000],
    ['invoice', 19_000],
    ['invoice', 23_801],
    ['credit-note', -1],
    ['payment', -25_000],
    ['credit-used', 1_000],
    ['credit-received', -1_000],
    ['refund', 500],
  ]);
  const [own] = found.currencies;
  expect(own?.entries[3]).toMatchObject({ invoiceId, otherId: note.id, dueDate: null });
  expect(own?.entries[5]).toMatchObject({ invoiceId: fromId, otherId: id });
  expect(own?.closingCents).toBe(own?.entries.at(-1)?.balanceCents);
});

test('Its document is there in each language, with the same figures, and its file says what it says', async () => {
  const { clientId } = await aCredit(admin);
  const found = await statement(clientId);
  const documents = documentLanguages.map((language) => clientStatementDocument(found, language));
  expect(new Set(documents.map(({ title }) => title)).size).toBe(documentLanguages.length);
  expect(new Set(documents.map(({ rows }) => rows.length))).toEqual(new Set([4]));
  expect(documents[0]?.rows.map(({ item, tax, total }) => [item.replace(/\d{4,}/, 'N'), tax, total])).toEqual([
    ['Opening balance (USD)', '', '$0.00'],
    ['Invoice #N', '$190.00', '$190.00'],
    ['Payment', '-$250.00', '-$60.00'],
    ['Closing balance (USD)', '', '-$60.00'],
  ]);
  for (const language of documentLanguages) {
    const { name, content } = await statementPdf(app.services, found, language);
    expect(name).toMatch(/^[a-z]+-2000-01-01-2099-12-31\.pdf$/);
    const { pages, title } = await readPdf(content);
    const document = clientStatementDocument(found, language);
    expect(title).toBe(`${document.title} · ${document.issuer.name}`);
    if (language !== 'ar') for (const text of textsOf(document)) expect(pages.flat().join(' ')).toContain(text);
  }
});

test('It is sent with its file, in the language of the client, once for each key', async () => {
  const clientId = await aNewClient({ language: 'de' });
  const id = await anIssuedInvoice(admin, { clientId });
  const body = { days: '2026-03-01..2026-03-31', idempotencyKey: `statement-${id}` };
  const { messageId } = await admin.call(sendClientStatement, { parameters: { id: clientId }, body });
  expect(await admin.call(sendClientStatement, { parameters: { id: clientId }, body })).toEqual({ messageId });
  const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
  expect(messages[0]).toMatchObject({ id: messageId, subject: expect.stringContaining('Kontoauszug von') });
  const { pages } = await readPdf(await attachmentOf(app, { id: messageId }));
  expect(pages.flat().join(' ')).toContain('238,01');
  const own = {
    ...body,
    to: 'books@ropewalk.example',
    subject: 'Account',
    message: 'Here it is.',
    idempotencyKey: 'own',
  };
  await admin.call(sendClientStatement, { parameters: { id: clientId }, body: own });
  const { messages: latest } = await admin.call(listMessages, { query: { perPage: 1 } });
  expect(latest[0]).toMatchObject({ recipient: 'books@ropewalk.example', subject: 'Account' });
});

test('It is refused of nobody, of days that are none or in the wrong order, and sent to no address', async () => {
  const id = await aNewClient();
  for (const days of ['2026', '2026-03-02..2026-03-01', undefined])
    await admin.refused(400, getClientStatement, { parameters: { id }, query: { days } });
  await admin.refused(404, getClientStatement, { parameters: { id: 999_999 }, query: { days: all } });
  await admin.refused(404, getClientStatementPdf, { parameters: { id: 999_999 }, query: { days: all } });
  const reader = await app.signIn('client');
  await reader.refused(403, sendClientStatement, { parameters: { id }, body: { days: all } });
  const empty = await statement(id);
  expect(empty.currencies).toEqual([{ currency: 'USD', openingCents: 0, entries: [], closingCents: 0 }]);
});

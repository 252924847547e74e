import { type InvoiceListQuery, invoiceSortColumns, listInvoices } from '@atrium/contract/invoice-list';
import { invoiceStatuses } from '@atrium/contract/invoice-status';
import { type Invoice, invoiceServices } from '@atrium/contract/invoices';
import { sortDirections } from '@atrium/contract/lists';
import { searchEverything } from '@atrium/contract/search';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Engine } from '../../src/database/engine.ts';
import { migrate } from '../../src/database/migrate.ts';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { renewedLists } from '../../src/features.ts';
import { rebuild } from '../../src/lists/rebuild.ts';
import { renewLists } from '../../src/lists/renew.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { addAnInvoice, aLine, allInvoices } from './invoices.ts';
import { expectedInvoices, searchedFields } from './reference.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const everything = await allInvoices(admin);
const columns = [...invoiceSortColumns, 'client.name'] as const;

/** Words that are found often, seldom and never, or a part of what an invoice has. */
const search = fc.oneof(
  fc.constantFrom(
    '',
    'p',
    'paid',
    'AI',
    'pai d',
    'paids',
    '$',
    '-$',
    '0',
    '49',
    '2026',
    'example',
    '%',
    '_',
    '\\',
    '$1',
  ),
  fc
    .record({ row: fc.nat(36), field: fc.nat(5), start: fc.nat(12), length: fc.integer({ min: 1, max: 7 }) })
    .map(partOf),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);

const question = fc.record({
  q: search,
  status: fc.option(fc.constantFrom(...invoiceStatuses), { nil: undefined, freq: 2 }),
  sort: fc.constantFrom(...sortDirections, undefined),
  sortColumn: fc.constantFrom(...columns, undefined),
  page: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 40 })),
  perPage: fc.constantFrom(1, 3, 7, 10, 25, 100),
});

function partOf({ row, field, start, length }: { row: number; field: number; start: number; length: number }): string {
  const invoice = everything[row];
  const characters = [...((invoice && searchedFields(invoice)[field]) ?? '')];
  return characters.slice(start, start + length).join('');
}

async function expectTrueAnswer(query: Partial<InvoiceListQuery>): Promise<void> {
  const { page = 1, perPage = 10 } = query;
  const allData = expectedInvoices(everything, query);
  expect(await admin.call(listInvoices, { query }), JSON.stringify(query)).toEqual({
    allData,
    total: allData.length,
    invoices: allData.slice((page - 1) * perPage, page * perPage),
  });
}

async function allPages(query: Partial<InvoiceListQuery>): Promise<Invoice[]> {
  const found: Invoice[] = [];
  for (let page = 1; ; page += 1) {
    const { invoices } = await admin.call(listInvoices, { query: { ...query, page, perPage: 7, allData: false } });
    found.push(...invoices);
    if (invoices.length < 7) return found;
  }
}

test('Whatever is searched, filtered, sorted and paged: the answer is the one that a plain look at all invoices gives', async () => {
  await fc.assert(fc.asyncProperty(question, expectTrueAnswer), { numRuns: 300 });
});

test('Every column sorts both ways, and the pages together are the whole list', async () => {
  for (const sortColumn of columns) {
    for (const sort of sortDirections) {
      const query = { sortColumn, sort };
      expect(await allPages(query), `${sortColumn} ${sort}`).toEqual(expectedInvoices(everything, query));
    }
  }
});

test('Every field that is searched is found as it is shown', async () => {
  for (const invoice of everything) {
    const q = searchedFields(invoice).join(' ');
    expect((await admin.call(listInvoices, { query: { q } })).allData, q).toContainEqual(invoice);
  }
});

test('A status filters whatever is searched, in any case', async () => {
  for (const status of invoiceStatuses) {
    const { allData } = await admin.call(listInvoices, { query: { q: 'paid', status: status.toUpperCase() } });
    expect(allData, status).toEqual(expectedInvoices(everything, { q: 'paid', status }));
  }
});

test('An amount is found as it is shown, in any language', async () => {
  const own = await (await openApp()).signIn('admin');
  const lines = [aLine({ costCents: 2_077_50, quantityThousandths: 1_000 })];
  const { id: written } = await addAnInvoice(own, { lines });
  for (const q of ['$2,077.50', '2,077.50', '2.077,50 €', '2077,5', '2\u202f077,50\u00a0$', "2'077.50"]) {
    const { invoices } = await own.call(listInvoices, { query: { q } });
    expect(
      invoices.map(({ id }) => id),
      q,
    ).toContain(written);
  }
  expect((await own.call(listInvoices, { query: { q: '2,077.51' } })).total).toBe(0);
});

test('A due day is found as it is shown, in any language', async () => {
  const own = await (await openApp()).signIn('admin');
  const { id: written } = await addAnInvoice(own, { dueDate: '2031-03-27' });
  const shown = ['en', 'de', 'fr', 'pt', 'ar'].flatMap((language) =>
    (['short', 'medium', 'long'] as const).map((dateStyle) =>
      new Date('2031-03-27').toLocaleDateString(language, { dateStyle, timeZone: 'UTC' }),
    ),
  );
  const withYear = shown.filter((day) => /2031|٢٠٣١/.test(day));
  for (const q of [...withYear, '27. März 2031', '27/03/2031', '٢٧/٠٣/٢٠٣١', '2031-03-27', '2031-03']) {
    const { invoices } = await own.call(listInvoices, { query: { q } });
    expect(
      invoices.map(({ id }) => id),
      q,
    ).toEqual([written]);
    const { groups } = await own.call(searchEverything, { query: { q, kind: 'invoices' } });
    expect(groups[0]?.total, q).toBe(1);
  }
  for (const q of ['27.04.2031', '27.13.2031', '99/03/2031', '27 Lamps 2031'])
    expect((await own.call(listInvoices, { query: { q } })).total, q).toBe(0);
});

test('What was kept before "paid" had to be a whole word is found by the same words as what is kept now', async () => {
  const { engine } = await openApp();
  const kept = await searchTexts(engine);
  await engine.write(async (transaction) => {
    await sql`update invoices set search = replace(search, ${'\u{e000}'}, 'paid')`.execute(transaction);
    await rebuild(transaction, invoicesIndex);
    await sql`delete from migrations where name = '0072-paid-invoices-found'`.execute(transaction);
  });
  expect(await migrate(engine)).toEqual(['0072-paid-invoices-found']);
  expect(await renewLists(engine, renewedLists)).toEqual(['invoices']);
  expect(await searchTexts(engine)).toEqual(kept);
  await expectTrueCounts(engine.read, invoicesIndex);
});

async function searchTexts({ read }: Engine): Promise<string[]> {
  const rows = await read.selectFrom('invoices').select('search').orderBy('id').execute();
  return rows.map(({ search }) => search);
}

test('The sample data has 37 invoices of all statuses and services, some of them paid more than was asked', () => {
  expect(everything.map(({ id }) => id).toReversed()).toEqual(Array.from({ length: 37 }, (_, index) => 4987 + index));
  const ofStatus = (status: string) => everything.filter(({ invoiceStatus }) => invoiceStatus === status).length;
  for (const status of invoiceStatuses) expect(ofStatus(status), status).toBeGreaterThanOrEqual(3);
  const writtenByTheApp = ['Shop Order', 'Subscription'];
  expect(new Set(everything.map(({ service }) => service))).toEqual(
    new Set(invoiceServices.filter((service) => !writtenByTheApp.includes(service))),
  );
  expect(everything.filter(({ balance }) => String(balance).startsWith('-')).length).toBeGreaterThanOrEqual(3);
  expect(everything.every(({ dueDate, issuedDate }) => dueDate >= issuedDate && issuedDate <= '2026-03-02')).toBe(true);
});

test('A list has what was issued on some days, also together with a search, a filter and a client', async () => {
  const byDay = everything.map(({ issuedDate }) => issuedDate).toSorted();
  const [from = '', to = ''] = [byDay[8], byDay[24]];
  const issued = `${from}..${to}`;
  const isWithin = (day: string) => day >= from && day <= to;
  for (const query of [{}, { q: 'a' }, { status: 'Paid' as const }, { sortColumn: 'total' as const }]) {
    const { allData, total } = await admin.call(listInvoices, { query: { ...query, issued, allData: true } });
    const expected = expectedInvoices(everything, query).filter(({ issuedDate }) => isWithin(issuedDate));
    expect([allData, total], JSON.stringify(query)).toEqual([expected, expected.length]);
  }
  const clientId = everything.find(({ issuedDate }) => isWithin(issuedDate))?.client.id;
  const { invoices } = await admin.call(listInvoices, { query: { issued, clientId, perPage: 100 } });
  const ofClient = everything.filter(({ client, issuedDate }) => client.id === clientId && isWithin(issuedDate));
  expect(invoices.map(({ id }) => id).toSorted()).toEqual(ofClient.map(({ id }) => id).toSorted());
  await admin.refused(400, listInvoices, { query: { issued: 'lately' } });
});

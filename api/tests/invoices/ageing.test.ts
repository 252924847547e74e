import { invoiceAges } from '@atrium/contract/invoice-age';
import { exportInvoices, listInvoices, readInvoiceAgeing } from '@atrium/contract/invoice-list';
import {
  addInvoicePayment,
  deleteInvoice,
  type Invoice,
  markInvoiceSent,
  updateInvoice,
} from '@atrium/contract/invoices';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { seedInvoices } from '../../src/features/invoices/sample/invoices.seed.ts';
import { renewedLists } from '../../src/features.ts';
import { rebuild } from '../../src/lists/rebuild.ts';
import { renewLists } from '../../src/lists/renew.ts';
import { openApp, type TestApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import type { Person } from '../person.ts';
import { ageOf, expectTrueOpen } from './ageing.ts';
import { addAnInvoice, allInvoices, payment } from './invoices.ts';
import { expectedInvoices } from './reference.ts';

const cents = ({ balance }: Invoice) => Math.round(Number(String(balance).replace('$', '')) * 100);

async function expectTrueAges(app: TestApp, admin: Person): Promise<void> {
  const today = app.services.now().toISOString().slice(0, 10);
  const all = await allInvoices(admin);
  const { ages, balanceCents, invoices } = await admin.call(readInvoiceAgeing);
  const expected = invoiceAges.map((age) => {
    const ofAge = all.filter((invoice) => ageOf(invoice, today) === age);
    return { age, invoices: ofAge.length, balanceCents: ofAge.reduce((sum, invoice) => sum + cents(invoice), 0) };
  });
  expect(ages).toEqual(expected);
  expect(balanceCents).toBe(expected.reduce((sum, age) => sum + age.balanceCents, 0));
  expect(invoices).toBe(expected.reduce((sum, age) => sum + age.invoices, 0));
  for (const age of invoiceAges) {
    const { allData } = await admin.call(listInvoices, { query: { age } });
    expect(allData, age).toEqual(all.filter((invoice) => ageOf(invoice, today) === age));
  }
  const open = await admin.call(listInvoices, { query: { age: 'open' } });
  expect(open.allData).toEqual(all.filter((invoice) => ageOf(invoice, today) !== null));
  await expectTrueCounts(app.engine.read, invoicesIndex);
  await expectTrueOpen(app.engine.read);
}

test('What is open is told by its age, whatever day it is and whatever happens to it', async () => {
  const app = await openApp();
  let admin = await app.signIn('admin');
  await expectTrueAges(app, admin);
  for (const days of [1, 14, 30, 31, 1, 60]) {
    app.moveClock(days * 86_400);
    admin = await app.signIn('admin');
    await expectTrueAges(app, admin);
  }
  const { id } = await addAnInvoice(admin, { dueDate: '2026-03-20' });
  await expectTrueAges(app, admin);
  await admin.call(markInvoiceSent, { parameters: { id } });
  await expectTrueAges(app, admin);
  await admin.call(addInvoicePayment, { parameters: { id }, body: payment });
  await admin.call(updateInvoice, { parameters: { id }, body: { dueDate: '2026-06-20' } });
  await expectTrueAges(app, admin);
  await admin.call(deleteInvoice, { query: { id } });
  await expectTrueAges(app, admin);
  await seedInvoices(app.engine, 300, () => {}, app.services.now().toISOString());
  await expectTrueAges(app, admin);
});

test('The invoices of one client are searched, filtered, sorted and paged like all of them, and exported', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const everything = await allInvoices(admin);
  const own = everything.filter(({ client }) => client.id === 2);
  for (const sortColumn of ['id', 'dueDate', 'total', 'balance', 'invoiceStatus'] as const) {
    for (const sort of ['asc', 'desc'] as const) {
      const query = { clientId: 2, sortColumn, sort, perPage: 2, page: 2 };
      const { invoices, total } = await admin.call(listInvoices, { query });
      expect(total).toBe(own.length);
      expect(invoices).toEqual(expectedInvoices(own, query).slice(2, 4));
    }
  }
  for (const query of [
    { status: 'Paid' },
    { q: 'paid' },
    { q: 'nothing at all' },
    { status: 'Draft', q: '49' },
  ] as const) {
    const { allData } = await admin.call(listInvoices, { query: { clientId: 2, ...query } });
    expect(allData).toEqual(expectedInvoices(own, query));
  }
  expect((await admin.call(listInvoices, { query: { clientId: 999_999 } })).allData).toEqual([]);
  const { text } = await admin.send(exportInvoices, { query: { clientId: 2, columns: ['id'], sort: 'asc' } });
  expect(text.replace('\ufeff', '').trim().split('\r\n').slice(1).map(Number)).toEqual(
    own.map(({ id }) => id).toReversed(),
  );
});

test('Invoices from before there were ages get theirs', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  await admin.call(deleteInvoice, { query: { id: 4990 } });
  const shown = await allInvoices(admin);
  await app.engine.write(async (transaction) => {
    const columns = ['salesperson', 'payment_way', 'shows_payment_terms', 'shows_note', 'shows_payment_stub'];
    await sql`drop index invoices_sold`.execute(transaction);
    for (const column of columns) await sql`alter table invoices drop column ${sql.ref(column)}`.execute(transaction);
    await sql`drop table open_invoices`.execute(transaction);
    await sql`drop index invoices_of_a_client_by_facet`.execute(transaction);
    await sql`create index invoices_of_a_client on invoices (client_id)`.execute(transaction);
    for (const age of ['none', ...invoiceAges]) {
      await sql`update invoices set facet = replace(facet, ${`/${age}`}, '')`.execute(transaction);
    }
    await sql`update invoices set facet = replace(facet, '/' || tax_treatment, '')`.execute(transaction);
    await rebuild(transaction, invoicesIndex, app.services.tuning);
    await sql`update invoices set lapses_after = null where status = 'Past Due'`.execute(transaction);
    await sql`delete from migrations where name in ('0027-invoice-options', '0103-tax-filter-and-true-plans')`.execute(
      transaction,
    );
  });
  expect(await migrate(app.engine)).toEqual(['0027-invoice-options', '0103-tax-filter-and-true-plans']);
  expect(await renewLists(app.engine, renewedLists, app.services.tuning)).toEqual(['invoices']);
  expect(await allInvoices(admin)).toEqual(shown);
  await expectTrueAges(app, admin);
});

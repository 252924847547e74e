import {
  addProduct,
  exportCatalogue,
  importProducts,
  listCatalogue,
  previewProductImport,
} from '@atrium/contract/catalogue';
import { exportChanges } from '@atrium/contract/changes';
import { exportCreditNotes } from '@atrium/contract/credit-note-list';
import {
  exportEmployees,
  importEmployees,
  listEmployeeRecords,
  previewEmployeeImport,
} from '@atrium/contract/employee-records';
import { exportInvoices } from '@atrium/contract/invoice-list';
import { exportOrders } from '@atrium/contract/orders';
import { href } from '@atrium/contract/route';
import { exportUsers } from '@atrium/contract/users';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCsv } from '../../src/tables/csv-reader.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { addSomebody } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const linesOf = (text: string) => readCsv(text.replace('\ufeff', '').trimEnd());

test('Values read as the caller says, in whatever case they are kept; those left out are as they are', async () => {
  await addSomebody(admin, { fullName: 'Kurt Wortmann', role: 'editor', status: 'active', billing: 'Auto Debit' });
  const columns = ['fullName', 'role', 'status', 'billing'];
  const cellWords = ['role:editor=Redakteur', 'status:Active=Aktiv', 'status:inactive=Inaktiv'];
  const query = { q: 'Kurt Wortmann', columns, cellWords };
  const { text } = await admin.send(exportUsers, { query });
  expect(linesOf(text)[1]).toEqual(['Kurt Wortmann', 'Redakteur', 'Aktiv', 'Auto Debit']);
});

test('A word stands in its own column alone', async () => {
  await addSomebody(admin, { fullName: 'active', company: 'editor' });
  const query = { q: 'active', columns: ['fullName', 'company', 'status'], cellWords: ['status:active=Aktiv'] };
  const { text } = await admin.send(exportUsers, { query });
  expect(linesOf(text)).toContainEqual(['active', 'editor', 'Aktiv']);
});

test('Countries are called by their names in the language that is asked for', async () => {
  await addSomebody(admin, { fullName: 'Landa Suchend', country: 'Germany' });
  await addSomebody(admin, { fullName: 'Landa Erfunden', country: 'Ruritania' });
  const asked = { q: 'Landa', columns: ['country' as const], sortColumn: 'id' as const };
  const countriesIn = async (language?: 'de' | 'ar') => {
    const { text } = await admin.send(exportUsers, { query: { ...asked, ...(language && { language }) } });
    return linesOf(text).slice(1).flat();
  };
  expect(await countriesIn()).toEqual(['Germany', 'Ruritania']);
  expect(await countriesIn('de')).toEqual(['Deutschland', 'Ruritania']);
  expect(await countriesIn('ar')).toEqual(['ألمانيا', 'Ruritania']);
});

test.each([
  ['invoices', exportInvoices, 'invoiceStatus', 'Paid', { status: 'Paid', columns: ['invoiceStatus'] }],
  ['credit notes', exportCreditNotes, 'state', 'draft', { state: 'draft', columns: ['state'] }],
  ['orders', exportOrders, 'state', 'delivered', { state: 'delivered', columns: ['state'] }],
  ['products', exportCatalogue, 'category', 'lighting', { category: 'lighting', columns: ['category'] }],
  ['employees', exportEmployees, 'status', 'Current', { status: '1', columns: ['status'] }],
  ['changes', exportChanges, 'entity', 'user', { entity: 'user' }],
] as const)('The words of %s stand in a CSV file and in a workbook', async (_, route, column, value, query) => {
  const word = `Wort „${value}“`;
  const send = async (format: 'csv' | 'xlsx') => {
    const path = href(route.path, {}, { ...query, format, cellWords: [`${column}:${value}=${word}`] });
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    const request = new Request(new URL(path, 'http://atrium.test'), { headers });
    return app.app.fetch(request, { address: '127.0.0.1', requestId: 'cell-words' });
  };
  const csv = await (await send('csv')).text();
  const lines = linesOf(csv).slice(1);
  expect(lines.length).toBeGreaterThan(0);
  for (const cells of lines) {
    expect(cells).toContain(word);
    expect(cells).not.toContain(value);
  }
  const files = unzipSync(new Uint8Array(await (await send('xlsx')).arrayBuffer()));
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  expect(sheet).toContain(word);
});

test('What says no value, or is too much, is refused', async () => {
  for (const cellWords of [
    ['status'],
    ['status:=Aktiv'],
    ['status:active='],
    ['a b:active=Aktiv'],
    [`s:a=${'x'.repeat(200)}`],
  ]) {
    expect(fieldsOf(await admin.refused(400, exportUsers, { query: { cellWords } }))).toEqual(['cellWords.0']);
    expect(fieldsOf(await admin.refused(400, previewProductImport, { body: { csv: 'a', cellWords } }))).toEqual([
      'cellWords.0',
    ]);
  }
  const cellWords = Array.from({ length: 201 }, (_, place) => `status:${place}=a`);
  expect(fieldsOf(await admin.refused(400, exportUsers, { query: { cellWords } }))).toEqual(['cellWords']);
});

test('A file of products in German is taken back as it was given', async () => {
  const lamp = { name: 'Rückläufer', brand: 'Hin und Zurück', category: 'lighting', priceCents: 1_250 } as const;
  await admin.call(addProduct, { body: { ...lamp, description: '' } });
  const cellWords = ['category:lighting=Beleuchtung', 'category:bakery=Bäckerei'];
  const query = { brand: [lamp.brand], columns: ['id', 'name', 'category', 'price'], cellWords };
  const { text } = await admin.send(exportCatalogue, { query });
  expect(text).toContain('Rückläufer,Beleuchtung,12.50');

  const { rows } = await admin.call(previewProductImport, { body: { csv: text, cellWords } });
  expect(rows).toMatchObject([{ action: 'same', errors: [] }]);

  const csv = text.replace('Beleuchtung', 'BACKEREI');
  expect(await admin.call(importProducts, { body: { csv, cellWords } })).toMatchObject({ changed: 1 });
  const { products } = await admin.call(listCatalogue, { query: { brand: [lamp.brand] } });
  expect(products).toMatchObject([{ category: 'bakery' }]);

  const withEnglish = text.replace('Beleuchtung', 'Lighting');
  expect(await admin.call(importProducts, { body: { csv: withEnglish, cellWords } })).toMatchObject({ changed: 1 });
  const unknown = text.replace('Beleuchtung', 'Éclairage');
  const refused = await admin.call(previewProductImport, { body: { csv: unknown, cellWords } });
  expect(refused.rows).toMatchObject([{ action: 'refused', errors: [{ column: 'category' }] }]);
});

test('A file of employees in Arabic is taken back as it was given', async () => {
  const cellWords = ['status:Current=حالي', 'status:Resigned=مستقيل'];
  const name = 'هالة الراجعة';
  const head = 'Name,Post,Email,Started,Salary,Age,Status';
  const csv = `${head}\n${name},مهندسة,hala.back@rye.example,2026-01-05,12.50,20,مستقيل`;
  expect(await admin.call(importEmployees, { body: { csv, cellWords } })).toMatchObject({ added: 1 });
  const { employees } = await admin.call(listEmployeeRecords, { query: { name } });
  expect(employees).toMatchObject([{ fullName: name, status: 4 }]);
  const { text } = await admin.send(exportEmployees, { query: { name, cellWords } });
  expect(text).toContain('مستقيل');
  const { rows } = await admin.call(previewEmployeeImport, { body: { csv: text, cellWords } });
  expect(rows).toMatchObject([{ action: 'same', errors: [] }]);
});

import { importProducts, listCatalogue, previewProductImport } from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import { importEmployees, listEmployeeRecords, previewEmployeeImport } from '@atrium/contract/employee-records';
import { mostImportedRows } from '@atrium/contract/table-imports';
import { expect, test } from 'vitest';
import { employeesIndex } from '../../src/features/employees/employees.list.ts';
import { productsIndex } from '../../src/features/shop/products/products.list.ts';
import { defaultTuning } from '../../src/lists/list-index.ts';
import { newDatabase } from '../engines.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { counting } from '../statements.ts';

const database = await newDatabase();
const engine = counting(await database.open());
const app = await openApp({ database, services: { engine, tuning: defaultTuning } });
const admin = await app.signIn('admin');
// What is told of the sign-in is asked afterwards, and not to be counted with the rest.
await app.settle();

const tables = {
  products: {
    preview: previewProductImport,
    take: importProducts,
    index: productsIndex,
    head: 'ID,Name,Brand,Category,Price',
    added: (row: number, round: string) => `,Lamp ${round} ${row},Wick,lighting,12.50`,
    changed: (id: number, round: string) => `${id},,Wick ${round},,`,
    found: async () => (await admin.call(listCatalogue, { query: { brand: ['Wick many'] } })).total,
  },
  employees: {
    preview: previewEmployeeImport,
    take: importEmployees,
    index: employeesIndex,
    head: 'ID,Name,Post,E-mail,Started,Salary,Age',
    added: (row: number, round: string) => `,Ada,Baker,ada.${round}.${row}@rye.example,2026-01-05,12.50,20`,
    changed: (id: number, round: string) => `${id},,Baker ${round},,,,`,
    found: async () => (await admin.call(listEmployeeRecords, { query: { post: 'Baker many' } })).total,
  },
};
const kinds = Object.keys(tables) as (keyof typeof tables)[];

test.each(kinds)('Many %s take as many statements as few, and so does taking them back', async (kind) => {
  const { take, index, head, added, changed, found } = tables[kind];
  const changeIds = new Map<string, number>();
  const statementsFor = async (rows: number, round: string) => {
    const numbers = Array.from({ length: rows }, (_, place) => place + 1);
    const lines = numbers.flatMap((row) => [added(row, round), changed(row, round)]);
    const before = engine.asked();
    const { changeId, ...counts } = await admin.call(take, { body: { csv: [head, ...lines].join('\n') } });
    expect(counts).toEqual({ added: rows, changed: rows, leftOut: 0 });
    changeIds.set(round, changeId ?? 0);
    return engine.asked() - before;
  };
  const statementsToUndo = async (round: string) => {
    const before = engine.asked();
    await admin.call(undoChange, { parameters: { id: changeIds.get(round) ?? 0 } });
    return engine.asked() - before;
  };
  const forFew = await statementsFor(2, 'few');
  expect(await statementsFor(27, 'many')).toBe(forFew);
  expect(await found()).toBe(27);
  await expectTrueCounts(app.engine.read, index);
  const toUndoMany = await statementsToUndo('many');
  expect(await statementsToUndo('few')).toBe(toUndoMany);
  expect(await found()).toBe(0);
  await expectTrueCounts(app.engine.read, index);
});

test.each(kinds)('A table of %s that is too long is refused as a whole', async (kind) => {
  const { preview, head, added } = tables[kind];
  const lines = Array.from({ length: mostImportedRows + 1 }, (_, row) => added(row, 'long'));
  const problem = await admin.refused(400, preview, { body: { csv: [head, ...lines].join('\n') } });
  expect(fieldsOf(problem)).toEqual(['csv']);
});

test.each([
  ['sep=;\r\n', ';'],
  ['\ufeffSEP=|\n', '|'],
  ['"sep=,"\r\n', ','],
  ['sep=;;;;\r\n', ';'],
  ['\ufeff', '\t'],
])('A file that begins with %j has its headings first', async (beginning, separator) => {
  const lines = [
    ['Name', 'Brand', 'Category', 'Price'],
    ['Lamp, of brass', 'Wick', 'lighting', '12.50'],
    ['Oar', 'Wick', 'boats', '3'],
  ];
  const quoted = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(separator));
  const { rows } = await admin.call(previewProductImport, { body: { csv: beginning + quoted.join('\r\n') } });
  expect(rows.map(({ row, name, action }) => [row, name, action])).toEqual([
    [2, 'Lamp, of brass', 'add'],
    [3, 'Oar', 'refused'],
  ]);
});

test('An empty cell is to be filled in, and of a wrong one is said what would be right', async () => {
  const csv = 'Name,Brand,Category,Price\nLamp,Wick,,\nRaft,Wick,boats,much\nOar,Wick,boats,"1,2345"';
  const { rows } = await admin.call(previewProductImport, { body: { csv } });
  expect(rows.map(({ errors }) => errors)).toEqual([
    [
      { column: 'category', message: 'Fill this in.' },
      { column: 'price', message: 'Fill this in.' },
    ],
    [
      { column: 'category', message: 'There is no category “boats”. Add it first, or choose another.' },
      { column: 'price', message: 'Give an amount.' },
    ],
    [
      { column: 'category', message: 'There is no category “boats”. Add it first, or choose another.' },
      { column: 'price', message: 'Give an amount.' },
    ],
  ]);
});

test.each(['1000000.01', '$1,000,000,000,000,000', '9'.repeat(30)])(
  'A price of %s is told the largest',
  async (price) => {
    const csv = `Name,Brand,Category,Price\nLamp,Wick,lighting,"${price}"`;
    const { rows } = await admin.call(previewProductImport, { body: { csv } });
    expect(rows.map(({ errors }) => errors)).toEqual([[{ column: 'price', message: 'Give at most 1,000,000.' }]]);
  },
);

test('Of each row it is said how it was understood, but for what is refused', async () => {
  const valuesIn = ({ rows }: { rows: readonly { values: readonly { column: string; value: unknown }[] }[] }) =>
    rows.map(({ values }) => Object.fromEntries(values.map(({ column, value }) => [column, value])));
  const people =
    'ID,Started,Salary,Age,Status\n1,03/04/2025,"1,234",31,Applied\n2,yesterday,much,,\n999999,03/04/2025,,,';
  expect(valuesIn(await admin.call(previewEmployeeImport, { body: { csv: people } }))).toEqual([
    { id: 1, startDate: '2025-03-04', salary: 123_400, age: 31, status: 5 },
    { id: 2 },
    { startDate: '2025-03-04' },
  ]);
  const lamps = 'Name,Brand,Category,Price,Free shipping\nLamp,Wick,Lighting,"1.234,50",ja';
  expect(valuesIn(await admin.call(previewProductImport, { body: { csv: lamps } }))).toEqual([
    { name: 'Lamp', brand: 'Wick', category: 'lighting', price: 123_450, hasFreeShipping: true },
  ]);
});

test('What is below zero is told the least', async () => {
  const lamp = 'Name,Brand,Category,Price,Stock,Rating\nLamp,Wick,lighting,-$5.00,-3,-1';
  const products = await admin.call(previewProductImport, { body: { csv: lamp } });
  expect(products.rows.map(({ errors }) => errors)).toEqual([
    [
      { column: 'price', message: 'Give an amount from zero up.' },
      { column: 'rating', message: 'Give a whole number of at least 1.' },
      { column: 'stock', message: 'Give a whole number of at least 0.' },
    ],
  ]);
  const ada = 'Name,Post,E-mail,Started,Salary,Age\nAda,Baker,ada.below@rye.example,2026-01-05,-5,20';
  const employees = await admin.call(previewEmployeeImport, { body: { csv: ada } });
  expect(employees.rows.map(({ errors }) => errors)).toEqual([
    [{ column: 'salary', message: 'Give an amount from zero up.' }],
  ]);
});

test('Amounts, days and yes are read as they are written in several languages', async () => {
  const rows = [
    ['1.299,00', '02.03.2026', 'ja'],
    ["1'299.00", '03/02/2026', 'Oui'],
    ['1 299,00 €', '2026-03-02', 'x'],
  ];
  for (const [place, [amount, day, yes]] of rows.entries()) {
    const name = `Many tongues ${place}`;
    const products = `Name;Brand;Category;Price;Free shipping\n${name};Wick;lighting;${amount};${yes}`;
    await admin.call(importProducts, { body: { csv: products } });
    const { products: found } = await admin.call(listCatalogue, { query: { q: name } });
    expect(found, name).toMatchObject([{ priceCents: 129_900, hasFreeShipping: true }]);
    const email = `tongue.${place}@rye.example`;
    const employees = `Name;Post;E-mail;City;Started;Salary;Age\n${name};Baker;${email};Rye;${day};${amount};30`;
    await admin.call(importEmployees, { body: { csv: employees } });
    const { employees: hired } = await admin.call(listEmployeeRecords, { query: { q: email } });
    expect(hired, name).toMatchObject([{ salaryCents: 129_900, startDate: '2026-03-02' }]);
  }
  const odd = 'Name;Brand;Category;Price\nOdd;Wick;lighting;1.299';
  expect(fieldsOf(await admin.refused(400, importProducts, { body: { csv: odd } }))).toEqual(['csv.2.price']);
});

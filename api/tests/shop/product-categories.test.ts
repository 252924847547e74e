import * as catalogue from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import { readSalesFigures } from '@atrium/contract/figures';
import * as categories from '@atrium/contract/product-categories';
import { getProductFacets } from '@atrium/contract/products';
import { expect, test } from 'vitest';
import { productsIndex } from '../../src/features/shop/products/products.list.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { addLantern, brassLantern } from '../routes/catalogue.proofs.ts';
import { addCategory, categoriesOf } from '../routes/product-categories.proofs.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const undo = (id: number | null) => admin.call(undoChange, { parameters: { id: id ?? 0 } });
const inCategory = async (slug: string) =>
  (await admin.call(catalogue.listCatalogue, { query: { category: [slug], perPage: 100 } })).products;
const idsIn = async (slug: string) => (await inCategory(slug)).map(({ id }) => id);
const deleteInto = (id: number, moveTo: string) =>
  admin.call(categories.deleteProductCategory, { parameters: { id }, query: { moveTo } });
const seen = async () => [
  await categoriesOf(admin),
  await admin.call(catalogue.listCatalogue, { query: { sortColumn: 'category', sort: 'asc', perPage: 100 } }),
  await admin.call(getProductFacets, { query: { q: 'lantern' } }),
];

async function filled(count: number) {
  const category = await addCategory(admin);
  const ids = [];
  for (let place = 0; place < count; place += 1) ids.push((await addLantern(admin, { category: category.slug })).id);
  return { ...category, ids };
}

test('The products of a category that is deleted go to another one, and every count and order knows', async () => {
  const { id, slug, ids } = await filled(30);
  const before = await idsIn('bakery');
  const { moved } = await deleteInto(id, 'bakery');
  expect(moved).toBe(30);
  expect(await idsIn('bakery')).toEqual([...ids.toReversed(), ...before]);
  expect(await inCategory(slug)).toEqual([]);
  await expectTrueCounts(app.engine.read, productsIndex);
});

test('Whatever is done to categories can be undone, done again, and undone again', async () => {
  const { id } = await filled(25);
  const parameters = { id };
  const deeds = {
    adding: () => admin.call(categories.addProductCategory, { body: { name: 'Sails' } }),
    renaming: () => admin.call(categories.renameProductCategory, { parameters: { id: 1 }, body: { name: 'Lamps' } }),
    moving: () => admin.call(categories.moveProductCategory, { parameters, body: { afterId: 2 } }),
    deleting: () => deleteInto(id, 'print'),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen });
  await expectTrueCounts(app.engine.read, productsIndex);
});

test('What was put elsewhere or deleted since stays so when its category comes back', async () => {
  const { id, slug, ids } = await filled(3);
  const [elsewhere = 0, gone = 0, left = 0] = ids;
  const { changeId } = await deleteInto(id, 'print');
  await admin.call(catalogue.updateProduct, { parameters: { id: elsewhere }, body: { category: 'bakery' } });
  await admin.call(catalogue.deleteProducts, { body: { ids: [gone] } });
  await undo(changeId);
  expect(await idsIn(slug)).toEqual([left]);
  expect(await idsIn('bakery')).toContain(elsewhere);
  await expectTrueCounts(app.engine.read, productsIndex);
});

test('A category comes back after the one that its products went to', async () => {
  const [one, other] = [await filled(2), await filled(1)];
  const first = await deleteInto(one.id, other.slug);
  const second = await deleteInto(other.id, 'print');
  const refused = await admin.refused(409, undoChange, { parameters: { id: first.changeId } });
  expect(refused.detail).toBe(`${other.slug} has been deleted since. Undo that first.`);
  await undo(second.changeId);
  await undo(first.changeId);
  expect(await idsIn(one.slug)).toEqual(one.ids.toReversed());
  expect(await idsIn(other.slug)).toEqual(other.ids);
});

test('A product is put into no category that there is not, by its form, by an import or by an undo', async () => {
  const { id, slug, ids } = await filled(1);
  const [product = 0] = ids;
  const parameters = { id: product };
  for (const category of ['boats', 'No slug!', '']) {
    const body = { ...brassLantern, category };
    const added = await admin.refused(400, catalogue.addProduct, { body });
    expect(added.errors).toEqual([{ path: 'category', message: 'Choose one of the categories.' }]);
    expect(fieldsOf(await admin.refused(400, catalogue.updateProduct, { parameters, body: { category } }))).toEqual([
      'category',
    ]);
  }
  const elsewhere = await admin.call(catalogue.updateProduct, { parameters, body: { category: 'print' } });
  const deleted = await addLantern(admin, { category: slug });
  const { changeId } = await admin.call(catalogue.deleteProducts, { body: { ids: [deleted.id] } });
  await admin.call(categories.deleteProductCategory, { parameters: { id }, query: {} });
  for (const change of [elsewhere.changeId, changeId]) {
    const { detail } = await admin.refused(409, undoChange, { parameters: { id: change ?? 0 } });
    expect(detail).toBe(`${slug} has been deleted since. Undo that first.`);
  }
});

test('A file may name a category by its slug or its name; one that there is not is named in its row', async () => {
  const { name, slug } = await addCategory(admin, 'Söhne');
  const csv = `Name,Brand,Category,Price\nA,B,${slug},1\nC,D,${name.toUpperCase()},2\nE,F,Boats & Oars,x`;
  const { rows } = await admin.call(catalogue.previewProductImport, { body: { csv } });
  expect(rows.map(({ action }) => action)).toEqual(['add', 'add', 'refused']);
  expect(rows[2]?.errors).toEqual([
    { column: 'category', message: 'There is no category “Boats & Oars”. Add it first, or choose another.' },
    { column: 'price', message: 'Give an amount.' },
  ]);
  await admin.call(catalogue.importProducts, { body: { csv, leavesOutRefused: true } });
  expect((await inCategory(slug)).map((product) => product.name)).toEqual(['C', 'A']);
});

test('What sold is told by where its products are now', async () => {
  const query = { period: 'last-year' } as const;
  const soldIn = async () => (await admin.call(readSalesFigures, { query })).categories.map(({ category }) => category);
  expect(await soldIn()).toContain('wellbeing');
  const wellbeing = (await categoriesOf(admin)).find(({ slug }) => slug === 'wellbeing');
  const into = await addCategory(admin);
  await deleteInto(wellbeing?.id ?? 0, into.slug);
  const sold = await soldIn();
  expect(sold).toContain(into.slug);
  expect(sold).not.toContain('wellbeing');
});

test('A shop without sample data begins with one category, for the first product', async () => {
  const empty = await openApp({ settings: { sampleData: false } });
  const rows = await empty.engine.read.selectFrom('productCategories').selectAll().execute();
  expect(rows).toEqual([{ id: 1, slug: 'general', name: '', positionKey: 'a0', movedTo: null }]);
});

import { addToCart, getCart } from '@atrium/contract/carts';
import * as catalogue from '@atrium/contract/catalogue';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { getFile, pathOfFile, uploadFile } from '@atrium/contract/files';
import { getProduct, listProducts } from '@atrium/contract/products';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addLantern } from '../routes/catalogue.proofs.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const flame = { picture: '/products/storm-lantern-no-4-flame.svg', alternativeText: 'The flame' };
const base = { picture: '/products/storm-lantern-no-4-base.svg', alternativeText: '' };
const front = { picture: '/products/storm-lantern-no-4.svg', alternativeText: 'From the front' };

const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], { type: 'image/png' });
const change = (id: number, body: object) => admin.call(catalogue.updateProduct, { parameters: { id }, body });

async function kept(id: number) {
  const { image, pictures } = (await admin.call(catalogue.getCatalogueProduct, { parameters: { id } })).product;
  return { image, pictures };
}

test('The first of the pictures is the one of lists and carts, and the page of the product has them all', async () => {
  const { id, name } = await addLantern(admin, { name: 'Pictured Lantern', pictures: [flame, front] });
  const person = await newcomer(app);
  await person.call(addToCart, { body: { productId: id } });
  const { product } = await person.call(getProduct, { parameters: { id: String(id) } });
  expect(product).toMatchObject({ image: flame.picture, pictures: [flame, front] });
  expect((await person.call(getCart)).products[0]).toMatchObject({ image: flame.picture });
  expect((await person.call(listProducts, { query: { q: name } })).products[0]).toMatchObject({ image: flame.picture });
  await change(id, { pictures: [front, flame, base] });
  expect((await person.call(getCart)).products[0]?.image).toBe(front.picture);
  expect(await kept(id)).toEqual({ image: front.picture, pictures: [front, flame, base] });
});

test('Who says one picture alone, as before, says the first', async () => {
  const { id } = await addLantern(admin, { image: flame.picture });
  const plain = { picture: flame.picture, alternativeText: '' };
  expect(await kept(id)).toEqual({ image: flame.picture, pictures: [plain] });
  await change(id, { pictures: [flame, base] });
  await change(id, { image: front.picture });
  expect((await kept(id)).pictures).toEqual([{ ...front, alternativeText: '' }, base]);
  await change(id, { image: base.picture });
  expect((await kept(id)).pictures).toEqual([base]);
  await change(id, { image: '' });
  expect(await kept(id)).toEqual({ image: '', pictures: [] });
  expect((await change(id, { image: '', pictures: [] })).changeId).toBeNull();
});

test('Whatever is done to the pictures of a product can be undone, done again, and undone again', async () => {
  const { id } = await addLantern(admin, { pictures: [flame, front] });
  const deeds = {
    'another order': () => change(id, { pictures: [front, flame] }),
    'one more': () => change(id, { pictures: [flame, front, base] }),
    'another text': () => change(id, { pictures: [{ ...flame, alternativeText: 'Lit' }, front] }),
    'the first alone': () => change(id, { image: base.picture }),
    'none at all': () => change(id, { pictures: [] }),
    deleting: () => admin.call(catalogue.deleteProducts, { body: { ids: [id] } }),
  };
  const seen = async () => (await admin.call(catalogue.listCatalogue, { query: { perPage: 100 } })).products;
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen });
});

test('What was recorded when a product had one picture is undone too', async () => {
  const { id } = await addLantern(admin, { image: flame.picture });
  const { changeId } = await change(id, { image: front.picture });
  await app.engine.write(async (transaction) => {
    const only = (picture: string) => JSON.stringify({ image: picture });
    await sql`update changes set before = ${only(flame.picture)}, after = ${only(front.picture)}
      where id = ${changeId}`.execute(transaction);
  });
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await kept(id)).toEqual({ image: flame.picture, pictures: [{ ...flame, alternativeText: '' }] });
});

test('A change says which pictures there were', async () => {
  const { id } = await addLantern(admin, { pictures: [flame] });
  await change(id, { pictures: [flame, base] });
  const { changes } = await admin.call(listChanges, { query: { entity: 'product', entityId: id, perPage: 1 } });
  expect(changes[0]).toMatchObject({ before: { pictures: [flame] }, after: { pictures: [flame, base] } });
});

test('More than eight, one twice, and what is no picture are refused, and nothing is changed', async () => {
  const { id } = await addLantern(admin, { pictures: [flame] });
  const refused = async (pictures: object[]) =>
    fieldsOf(await admin.refused(400, catalogue.updateProduct, { parameters: { id }, body: { pictures } }));
  const nine = Array.from({ length: 9 }, (_, place) => ({ picture: `/products/picture-${place}.svg` }));
  expect(await refused(nine)).toEqual(['pictures']);
  expect(await refused([flame, base, flame])).toEqual(['pictures']);
  expect(await refused([{ picture: '' }, { picture: 'https://example.com/a.png' }])).toEqual([
    'pictures.0.picture',
    'pictures.1.picture',
  ]);
  expect(await refused([{ ...flame, alternativeText: 'x'.repeat(201) }])).toEqual(['pictures.0.alternativeText']);
  expect((await kept(id)).pictures).toEqual([flame]);
  expect((await change(id, { pictures: nine.slice(1) })).product.pictures).toHaveLength(8);
});

test('A file that becomes any of the pictures is for all who see products, and nobody gives away that of another', async () => {
  const upload = async (who: typeof admin) =>
    (await who.call(uploadFile, { query: { name: 'side.png' }, upload: png })).file.id;
  const fileId = await upload(admin);
  const buyer = await newcomer(app);
  const asked = { parameters: { id: fileId } };
  await buyer.refused(404, getFile, asked);
  const { id } = await addLantern(admin, { pictures: [flame] });
  const added = { picture: pathOfFile(fileId), alternativeText: 'From the side' };
  await change(id, { pictures: [flame, added] });
  expect((await buyer.send(getFile, asked)).status).toBe(200);
  const other = { picture: pathOfFile(999_999), alternativeText: '' };
  const refusal = await admin.refused(400, catalogue.updateProduct, {
    parameters: { id },
    body: { pictures: [flame, added, other] },
  });
  expect(fieldsOf(refusal)).toEqual(['pictures']);
});

test('A table of products changes none of their pictures', async () => {
  const { id } = await addLantern(admin, { name: 'Listed Lantern', pictures: [flame, base] });
  const csv = `ID,Name\n${id},Renamed Lantern`;
  expect((await admin.call(catalogue.importProducts, { body: { csv } })).changed).toBe(1);
  expect((await kept(id)).pictures).toEqual([flame, base]);
});

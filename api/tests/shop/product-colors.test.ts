import { addToCart, getCart, setCartColor } from '@atrium/contract/carts';
import * as catalogue from '@atrium/contract/catalogue';
import { listChanges, undoChange } from '@atrium/contract/changes';
import * as steps from '@atrium/contract/order-steps';
import { placeOrder } from '@atrium/contract/orders';
import type { ColorStock } from '@atrium/contract/product-colors';
import { type ColorOption, colorOptions } from '@atrium/contract/products';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { productsIndex } from '../../src/features/shop/products/products.list.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addLantern } from '../routes/catalogue.proofs.ts';
import { checkout, fill } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const lanternIn = async (...colors: ColorStock[]) => (await addLantern(admin, { colors })).id;

async function kept(id: number) {
  const { product } = await admin.call(catalogue.getCatalogueProduct, { parameters: { id } });
  return product;
}

/** How many there are of each colour, and in all. */
async function stocksOf(id: number) {
  const { colors, stock } = await kept(id);
  return { ...Object.fromEntries(colors.map((color) => [color.color, color.stock])), stock };
}

async function buy(person: Person, productId: number, color: ColorOption) {
  await person.call(addToCart, { body: { productId, color } });
  return (await person.call(placeOrder, { body: checkout() })).order;
}

const change = (id: number, body: object) => admin.call(catalogue.updateProduct, { parameters: { id }, body });
const undo = (id: number | null) => admin.call(undoChange, { parameters: { id: id ?? 0 } });

test('Of twenty who order the last piece of a colour at once one gets it, and the other colours stay', async () => {
  const id = await lanternIn({ color: 'primary', stock: 5 }, { color: 'danger', stock: 1 });
  const people = [];
  for (let count = 0; count < 20; count += 1) people.push(await newcomer(app));
  for (const person of people) await person.call(addToCart, { body: { productId: id, color: 'danger' } });
  const answers = await Promise.all(people.map((person) => person.send(placeOrder, { body: checkout() })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await stocksOf(id)).toEqual({ primary: 5, danger: 0, stock: 5 });
});

test('Who wants more of a colour than there is, is told so, and nothing is taken of the rest', async () => {
  const id = await lanternIn({ color: 'primary', stock: 9 }, { color: 'danger', stock: 3 });
  const person = await newcomer(app);
  await fill(person, 3);
  await person.call(addToCart, { body: { productId: id, color: 'primary' } });
  await fill(person, id, 4);
  await person.call(setCartColor, { parameters: { productId: id }, body: { color: 'danger' } });
  expect((await person.call(getCart)).products.at(-1)).toMatchObject({ qty: 4, color: 'danger', stock: 3 });
  const { detail } = await person.refused(409, placeOrder, { body: checkout() });
  expect(detail).toBe('There are only 3 of Brass Lantern left in this colour.');
  expect(await stocksOf(id)).toEqual({ primary: 9, danger: 3, stock: 12 });
});

test('What is cancelled or comes back is of the colour that it was, and taking that back takes it out of it', async () => {
  const id = await lanternIn({ color: 'primary', stock: 5 }, { color: 'danger', stock: 2 });
  const placed = await buy(await newcomer(app), id, 'danger');
  expect(await stocksOf(id)).toEqual({ primary: 5, danger: 1, stock: 6 });
  const call = { parameters: { id: placed.id } };
  await admin.call(steps.payOrder, call);
  const body = { amountCents: 100, reason: 'A scratch', restock: [{ position: 0, quantity: 1 }] };
  const deeds = {
    refunding: () => admin.call(steps.refundOrder, { ...call, body }),
    cancelling: () => admin.call(steps.cancelOrder, call),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen: () => kept(id) });
  const cancelled = await admin.call(steps.cancelOrder, call);
  expect(await stocksOf(id)).toEqual({ primary: 5, danger: 2, stock: 7 });
  await change(id, { colors: [{ color: 'primary' }, { color: 'danger', stock: 0 }] });
  const { detail } = await admin.refused(409, undoChange, { parameters: { id: cancelled.changeId } });
  expect(detail).toBe('Brass Lantern is sold out in this colour.');
  expect(await stocksOf(id)).toEqual({ primary: 5, danger: 0, stock: 5 });
});

test('An order says in the record which colour it took', async () => {
  const id = await lanternIn({ color: 'primary', stock: 5 }, { color: 'danger', stock: 2 });
  await buy(await newcomer(app), id, 'danger');
  const { changes } = await admin.call(listChanges, { query: { entity: 'product', entityId: id, perPage: 1 } });
  const colorsWith = (stock: number) => [
    { color: 'primary', stock: 5, articleNumber: '' },
    { color: 'danger', stock, articleNumber: '' },
  ];
  expect(changes[0]).toMatchObject({
    before: { stock: 7, colors: colorsWith(2) },
    after: { stock: 6, colors: colorsWith(1) },
  });
});

test('A colour that goes takes its pieces along; undo brings them back, and so does what is sent back', async () => {
  const id = await lanternIn({ color: 'primary', stock: 5 }, { color: 'danger', stock: 2, articleNumber: 'L-R' });
  const person = await newcomer(app);
  const placed = await buy(person, id, 'danger');
  await person.call(addToCart, { body: { productId: id, color: 'danger' } });
  const { changeId } = await change(id, { colors: [{ color: 'primary' }] });
  expect(await stocksOf(id)).toEqual({ primary: 5, stock: 5 });
  expect((await person.call(getCart)).products[0]).toMatchObject({ color: 'danger', stock: 0 });
  await person.refused(409, placeOrder, { body: checkout() });
  await undo(changeId);
  expect((await kept(id)).colors).toContainEqual({ color: 'danger', stock: 1, articleNumber: 'L-R' });
  await change(id, { colors: [{ color: 'primary' }] });
  await admin.call(steps.cancelOrder, { parameters: { id: placed.id } });
  expect(await stocksOf(id)).toEqual({ primary: 5, danger: 1, stock: 6 });
});

test('Whatever is done to the colours of a product can be undone, done again, and undone again', async () => {
  const { id } = await addLantern(admin, { stock: 7 });
  const inColors = [
    { color: 'warning', stock: 4 },
    { color: 'info', stock: 3, articleNumber: 'L-S' },
  ];
  const deeds = {
    'keeping by colour': () => change(id, { colors: inColors }),
    'another stock': () => change(id, { colors: [{ color: 'warning', stock: 0 }, { color: 'info' }] }),
    'one number again': () => change(id, { colors: [], stock: 2 }),
    deleting: () => admin.call(catalogue.deleteProducts, { body: { ids: [id] } }),
  };
  const seen = async () => (await admin.call(catalogue.listCatalogue, { query: { perPage: 100 } })).products;
  for (const [deed, act] of Object.entries(deeds)) {
    await expectUndoable(admin, { deed, act, seen });
    if (deed === 'keeping by colour') await act();
  }
  await expectTrueCounts(app.engine.read, productsIndex);
});

test('A number from before there were colours is not put back over them', async () => {
  const { id } = await addLantern(admin, { stock: 5 });
  const { changeId } = await change(id, { stock: 7 });
  await change(id, { colors: [{ color: 'info', stock: 7 }] });
  await admin.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await stocksOf(id)).toEqual({ info: 7, stock: 7 });
});

test('What comes back while a product is deleted is in its colour when that is restored', async () => {
  const id = await lanternIn({ color: 'primary', stock: 5 }, { color: 'danger', stock: 2 });
  const placed = await buy(await newcomer(app), id, 'danger');
  const { changeId } = await admin.call(catalogue.deleteProducts, { body: { ids: [id] } });
  await admin.call(steps.cancelOrder, { parameters: { id: placed.id } });
  await undo(changeId);
  expect(await stocksOf(id)).toEqual({ primary: 5, danger: 2, stock: 7 });
});

test('The file says the stock by colour in the words of whoever reads it, and takes it back', async () => {
  const id = await lanternIn({ color: 'primary', stock: 5, articleNumber: 'L-B' }, { color: 'danger', stock: 2 });
  await change(id, { brand: 'By Colour' });
  const query = { brand: 'By Colour', columns: ['id', 'stock', 'colors'], cellWords: ['colors:primary=Hafenblau'] };
  const { text } = await admin.send(catalogue.exportCatalogue, { query });
  expect(text).toContain(`${id},7,Hafenblau 5 L-B; danger 2`);
  const take = (csv: string) => admin.call(catalogue.importProducts, { body: { csv } });
  expect((await take(text)).changed).toBe(0);
  const { changeId } = await take(text.replace('danger 2', 'Bernstein 4'));
  expect((await kept(id)).colors).toEqual([
    { color: 'primary', stock: 5, articleNumber: 'L-B' },
    { color: 'warning', stock: 4, articleNumber: '' },
  ]);
  await undo(changeId);
  expect(await stocksOf(id)).toEqual({ primary: 5, danger: 2, stock: 7 });
});

test('A file that says colours wrongly, or one number for all, is refused', async () => {
  const id = await lanternIn({ color: 'primary', stock: 5 });
  const columnsOf = async (head: string, cell: string) => {
    const csv = `ID,${head}\n${id},${cell}`;
    const { rows } = await admin.call(catalogue.previewProductImport, { body: { csv } });
    return rows.flatMap(({ errors }) => errors.map(({ column }) => column));
  };
  expect(await columnsOf('Stock', '6')).toEqual(['stock']);
  expect(await columnsOf('Stock', '5')).toEqual([]);
  for (const cell of ['plaid 4', 'primary', 'primary 1; primary 2', 'primary 9999999'])
    expect(await columnsOf('Stock by colour', cell)).toEqual(['colors']);
});

type Deed =
  | { kind: 'buy'; color: ColorOption }
  | { kind: 'cancel' }
  | { kind: 'set'; color: ColorOption; stock: number };

const anyColor = fc.constantFrom(...colorOptions.slice(0, 3));
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), color: anyColor }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('set' as const), color: anyColor, stock: fc.integer({ min: 0, max: 3 }) }),
);

test('However it is bought, sent back and changed, the stock is the sum of its colours', async () => {
  const id = await lanternIn(...colorOptions.slice(0, 3).map((color) => ({ color, stock: 4 })));
  const person = await newcomer(app);
  const placed: number[] = [];
  const act = async (step: Deed) => {
    if (step.kind === 'buy') {
      const body = { productId: id, color: step.color };
      if ((await person.send(addToCart, { body })).status !== 201) return;
      placed.push((await person.call(placeOrder, { body: checkout() })).order.id);
    } else if (step.kind === 'cancel') {
      const orderId = placed.pop();
      if (orderId !== undefined) await admin.call(steps.cancelOrder, { parameters: { id: orderId } });
    } else {
      const { colors } = await kept(id);
      const others = colors.filter((each) => each.color !== step.color);
      await change(id, { colors: [...others.map((each) => ({ color: each.color })), step] });
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { maxLength: 12 }), async (deeds) => {
      for (const step of deeds) await act(step);
      const { colors, stock } = await kept(id);
      expect(colors.reduce((sum, each) => sum + each.stock, 0)).toBe(stock);
    }),
    { numRuns: 8 },
  );
  await expectTrueCounts(app.engine.read, productsIndex);
});

import * as carts from '@atrium/contract/carts';
import { undoChange } from '@atrium/contract/changes';
import { test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { fill, order } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function everythingOf(person: Person) {
  return [await person.call(carts.getCart), await person.call(carts.getWishlist)];
}

/** Everything that can be done to a cart and a wishlist that hold the products 1 to 3, each answering the change to undo. */
const deeds: Record<string, (person: Person) => Promise<{ changeId: number | null }>> = {
  'adding to the cart': (person) => person.call(carts.addToCart, { body: { productId: 4 } }),
  'another quantity': (person) =>
    person.call(carts.setCartQuantity, { parameters: { productId: 2 }, body: { qty: 9 } }),
  'taking out of the cart': (person) => person.call(carts.removeFromCart, { parameters: { productId: 2 } }),
  'adding to the wishlist': (person) => person.call(carts.addToWishlist, { body: { productId: 4 } }),
  'taking off the wishlist': (person) => person.call(carts.removeFromWishlist, { parameters: { productId: 2 } }),
};

async function shopper() {
  const person = await newcomer(app);
  for (const productId of [1, 2, 3]) {
    await fill(person, productId, productId);
    await person.call(carts.addToWishlist, { body: { productId } });
  }
  return person;
}

test('Everything that is done to a cart and a wishlist can be undone, done again, and undone again', async () => {
  for (const [deed, act] of Object.entries(deeds)) {
    const person = await shopper();
    await expectUndoable(person, { deed, act: () => act(person), seen: () => everythingOf(person) });
  }
});

test("Nobody undoes what was done to somebody else's cart", async () => {
  for (const act of Object.values(deeds)) {
    const { changeId } = await act(await shopper());
    await admin.refused(404, undoChange, { parameters: { id: changeId } });
  }
});

test('What is there again already does not come back twice', async () => {
  const person = await shopper();
  const parameters = { productId: 2 };
  const fromCart = await person.call(carts.removeFromCart, { parameters });
  const fromWishlist = await person.call(carts.removeFromWishlist, { parameters });
  await person.call(carts.addToCart, { body: parameters });
  await person.call(carts.addToWishlist, { body: parameters });
  for (const { changeId } of [fromCart, fromWishlist]) {
    await person.refused(409, undoChange, { parameters: { id: changeId } });
  }
});

test('What was put into the cart and ordered since stays ordered', async () => {
  const person = await newcomer(app);
  const { changeId } = await person.call(carts.addToCart, { body: { productId: 6 } });
  await order(person);
  await person.refused(409, undoChange, { parameters: { id: changeId } });
});

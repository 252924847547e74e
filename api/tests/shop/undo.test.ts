import * as addresses from '@atrium/contract/addresses';
import * as carts from '@atrium/contract/carts';
import { addProduct, deleteProducts } from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import {
  addCoupon,
  applyCoupon,
  deleteCoupon,
  listCoupons,
  removeCoupon,
  updateCoupon,
} from '@atrium/contract/coupons';
import { test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { brassLantern } from '../routes/catalogue.proofs.ts';
import { newCoupon } from './coupons.ts';
import { address, fill, order } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function everythingOf(person: Person) {
  return [
    await person.call(carts.getCart),
    await person.call(carts.getWishlist),
    await person.call(addresses.listAddresses),
  ];
}

async function addressOf(person: Person): Promise<{ id: number }> {
  return { id: (await person.call(addresses.listAddresses)).addresses[0]?.id ?? 0 };
}

/** Everything that can be done to a cart and a wishlist that hold the products 1 to 3, each answering the change to undo. */
const deeds: Record<string, (person: Person) => Promise<{ changeId: number | null }>> = {
  'adding to the cart': (person) => person.call(carts.addToCart, { body: { productId: 4 } }),
  'another quantity': (person) =>
    person.call(carts.setCartQuantity, { parameters: { productId: 2 }, body: { qty: 9 } }),
  'another colour': (person) =>
    person.call(carts.setCartColor, { parameters: { productId: 2 }, body: { color: 'danger' } }),
  'another coupon': (person) => person.call(applyCoupon, { body: { code: 'LANTERN25' } }),
  'no coupon': (person) => person.call(removeCoupon),
  'another address': (person) => person.call(addresses.addAddress, { body: address }),
  'a changed address': async (person) =>
    person.call(addresses.updateAddress, {
      parameters: await addressOf(person),
      body: { ...address, town: 'Saltmarsh' },
    }),
  'no address': async (person) => person.call(addresses.deleteAddress, { parameters: await addressOf(person) }),
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
  await person.call(applyCoupon, { body: { code: 'HARBOUR10' } });
  await person.call(addresses.addAddress, { body: address });
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

test('A product that was deleted since does not come back into a cart or onto a wishlist', async () => {
  const person = await newcomer(app);
  const { product } = await admin.call(addProduct, { body: brassLantern });
  const parameters = { productId: product.id };
  await person.call(carts.addToCart, { body: parameters });
  await person.call(carts.addToWishlist, { body: parameters });
  const fromCart = await person.call(carts.removeFromCart, { parameters });
  const fromWishlist = await person.call(carts.removeFromWishlist, { parameters });
  await admin.call(deleteProducts, { body: { ids: [product.id] } });
  for (const { changeId } of [fromCart, fromWishlist])
    await person.refused(404, undoChange, { parameters: { id: changeId } });
});

test('What was put into the cart and ordered since stays ordered', async () => {
  const person = await newcomer(app);
  const { changeId } = await person.call(carts.addToCart, { body: { productId: 6 } });
  await order(person);
  await person.refused(409, undoChange, { parameters: { id: changeId } });
});

test('Everything that is done to coupons can be undone, done again, and undone again', async () => {
  const parameters = { id: 5 };
  const seen = async () => (await admin.call(listCoupons, { query: { perPage: 100 } })).coupons;
  const acts = {
    adding: () => admin.call(addCoupon, { body: newCoupon() }),
    changing: () => admin.call(updateCoupon, { parameters, body: newCoupon() }),
    deleting: () => admin.call(deleteCoupon, { parameters }),
  };
  for (const [deed, act] of Object.entries(acts)) await expectUndoable(admin, { deed, act, seen });
});

import * as carts from '@atrium/contract/carts';
import { type DeliveryAddress, type OrderWithLines, placeOrder } from '@atrium/contract/orders';
import { type ListProduct, listProducts } from '@atrium/contract/products';
import type { TestApp } from '../helper.ts';
import type { Person } from '../person.ts';

export const sampleProductCount = 27;

export const address: DeliveryAddress = {
  fullName: 'Nadia Brandt',
  mobileNumber: '555 0100',
  houseNumber: '3b',
  landmark: 'Behind the harbour office',
  town: 'Northquay',
  pincode: '40017',
  state: 'Harbour County',
  addressType: 'home',
};

let keys = 0;

/** A checkout that nobody made yet. */
export function checkout() {
  keys += 1;
  return { idempotencyKey: `checkout-${keys}`, address, paymentMethod: 'card' as const };
}

/** Puts so many pieces of a product into somebody's cart. */
export async function fill(person: Person, productId: number, qty = 1): Promise<void> {
  await person.call(carts.addToCart, { body: { productId } });
  if (qty > 1) await person.call(carts.setCartQuantity, { parameters: { productId }, body: { qty } });
}

export async function order(person: Person, ...productIds: readonly number[]): Promise<OrderWithLines> {
  for (const productId of productIds) await fill(person, productId);
  return (await person.call(placeOrder, { body: checkout() })).order;
}

export async function productIdsInCart(person: Person): Promise<number[]> {
  return (await person.call(carts.getCart)).products.map(({ id }) => id);
}

export async function productIdsOnWishlist(person: Person): Promise<number[]> {
  return (await person.call(carts.getWishlist)).products.map(({ id }) => id);
}

export async function allProducts(person: Person): Promise<ListProduct[]> {
  const { products, total } = await person.call(listProducts, { query: { perPage: 100 } });
  if (products.length !== total) throw new Error('There are more products than one page holds.');
  return products;
}

export async function setStock(app: TestApp, productId: number, stock: number): Promise<void> {
  await app.engine.write((transaction) =>
    transaction.updateTable('products').set({ stock }).where('id', '=', productId).execute(),
  );
}

export async function stockOf(app: TestApp, productId: number): Promise<number> {
  const row = await app.engine.read
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

import { dayMilliseconds } from '@atrium/contract/days';
import { colorOptions, wordedCategories } from '@atrium/contract/products';
import type { Transaction } from '../../database/engine.ts';
import { nextIds, reserveIds } from '../../database/sequences.ts';
import type { OrderRow, ProductRow } from '../../database/shop-schema.ts';
import { addFigures } from '../../figures/figures.ts';
import { addSoldProducts } from '../../figures/sold-products.ts';
import { keyOfLast } from '../../hand-order.ts';
import { type ListTuning, ownedBy } from '../../lists/list-index.ts';
import { track, trackRows } from '../../lists/track.ts';
import { insertCartItems } from './carts/carts.queries.ts';
import { insertWishlistItems } from './carts/wishlists.queries.ts';
import { insertAddresses } from './checkout/addresses.queries.ts';
import { sampleAddresses, sampleCoupons, sampleCourier } from './checkout/checkout.sample-rows.ts';
import { insertCoupons } from './checkout/coupons.queries.ts';
import { couponRow } from './checkout/coupons.rows.ts';
import { findBuyer } from './orders/buyers.queries.ts';
import { insertNote } from './orders/order-notes.queries.ts';
import {
  buyerWords,
  customerFigure,
  figuresOf,
  indexedOrder,
  ordersIndex,
  type PlacedTerms,
  soldOf,
} from './orders/orders.list.ts';
import { insertOrders } from './orders/orders.queries.ts';
import { sampleOrders } from './orders/orders.sample-rows.ts';
import { insertCategories } from './product-categories/product-categories.queries.ts';
import { insertColors } from './products/product-colors.queries.ts';
import { insertPictures } from './products/product-pictures.queries.ts';
import { productRow, productsIndex } from './products/products.list.ts';
import { sampleColors, samplePictures } from './products/products.sample-looks.ts';
import { sampleProducts } from './products/products.sample-rows.ts';
import { findDeliveryMethods, insertDeliveryMethod } from './settings/delivery-methods.queries.ts';
import { findShopSettings } from './settings/shop-settings.ts';

const demoAdmin = 1;

/** What lies in a sample cart, by product, and how many pieces of each. */
const sampleCart = [
  [1, 1],
  [7, 2],
  [14, 1],
  [20, 3],
  [26, 1],
] as const;
const sampleWishlist = [22, 9] as const;

export async function loadSampleShop(transaction: Transaction, now: string, tuning?: ListTuning): Promise<void> {
  await loadCategories(transaction);
  const products = await loadProducts(transaction, now, tuning);
  const orders = await loadOrders(transaction, products, now, tuning);
  await loadOrderNotes(transaction, now);
  const coupons = sampleCoupons(now).map((coupon) => couponRow({ ...coupon, uses: usesOf(coupon.id, orders) }));
  await insertCoupons(transaction, coupons);
  await reserveIds(transaction, 'coupons', coupons.length);
}

/** A cancelled order has given its coupon back. */
function usesOf(couponId: number, orders: readonly OrderRow[]): number {
  return orders.filter((order) => order.couponId === couponId && order.state !== 'cancelled').length;
}

/** The cart and the wishlist of an account, of those sample products that nobody has deleted since. */
export async function loadPersonalSampleShop(transaction: Transaction, accountId: number): Promise<void> {
  const known = await knownProducts(transaction);
  await fillCart(
    transaction,
    accountId,
    sampleCart.filter(([productId]) => known.has(productId)),
  );
  await fillWishlist(
    transaction,
    accountId,
    sampleWishlist.filter((productId) => known.has(productId)),
  );
  const addressId = await nextIds(transaction, 'addresses', sampleAddresses.length);
  await insertAddresses(
    transaction,
    sampleAddresses.map((address, index) => ({ id: addressId + index, accountId, ...address })),
  );
}

async function knownProducts(transaction: Transaction): Promise<ReadonlySet<number>> {
  const wanted = [...sampleCart.map(([productId]) => productId), ...sampleWishlist];
  const rows = await transaction.selectFrom('products').select('id').where('id', 'in', wanted).execute();
  return new Set(rows.map(({ id }) => id));
}

async function fillCart(
  transaction: Transaction,
  accountId: number,
  items: readonly (readonly [productId: number, quantity: number])[],
): Promise<void> {
  if (items.length === 0) return;
  const firstId = await nextIds(transaction, 'cart_items', items.length);
  const rows = items.map(([productId, quantity], index) => {
    const color = colorOptions[index % colorOptions.length] ?? 'primary';
    return { id: firstId + index, accountId, productId, quantity, color };
  });
  await insertCartItems(transaction, rows);
}

async function fillWishlist(transaction: Transaction, accountId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const firstId = await nextIds(transaction, 'wishlist_items', productIds.length);
  const rows = productIds.map((productId, index) => ({ id: firstId + index, accountId, productId, color: null }));
  await insertWishlistItems(transaction, rows);
}

/** Of the firms whose products these are, in place of the one that an empty shop begins with; the interface has words for them. */
async function loadCategories(transaction: Transaction): Promise<void> {
  const slugs = wordedCategories.filter((slug) => slug !== 'general');
  await transaction.deleteFrom('productCategories').execute();
  await insertCategories(
    transaction,
    slugs.map((slug, place) => ({ id: place + 1, slug, name: '', positionKey: `a${place}`, movedTo: null })),
  );
  await reserveIds(transaction, 'product_categories', slugs.length);
}

/** What is ordered is in the shop by then. */
const daysBeforeFirstOrder = 710;

async function loadProducts(transaction: Transaction, now: string, tuning?: ListTuning): Promise<ProductRow[]> {
  const rows = sampleProducts.map((product, index) => {
    const daysAgo = daysBeforeFirstOrder + (sampleProducts.length - index) * 7;
    const createdAt = new Date(Date.parse(now) - daysAgo * dayMilliseconds).toISOString();
    return productRow({ ...product, id: index + 1, costCents: costOf(product.priceCents), createdAt });
  });
  await transaction.insertInto('products').values(rows).execute();
  await insertColors(
    transaction,
    rows.flatMap(({ id, name }) => ({ id, colors: sampleColors[name] ?? [] })),
  );
  await insertPictures(
    transaction,
    rows.map(({ id, name, image }) => ({
      id,
      pictures: [{ picture: image, alternativeText: '' }, ...(samplePictures[name] ?? [])],
    })),
  );
  await reserveIds(transaction, 'products', rows.length);
  const moves = rows.map((row) => ({ before: null, after: row }));
  await trackRows(transaction, productsIndex, moves, tuning);
  return rows;
}

/** The firms buy and make at a little more than half of what they sell for. */
function costOf(priceCents: number): number {
  return Math.round(priceCents * 0.56);
}

async function loadOrders(
  transaction: Transaction,
  products: readonly ProductRow[],
  now: string,
  tuning?: ListTuning,
): Promise<OrderRow[]> {
  const account = await findBuyer(transaction, demoAdmin);
  const buyer = account === null ? '' : buyerWords(account);
  const placed = sampleOrders(products, await loadDeliveries(transaction), { id: demoAdmin, buyer }, now);
  const orders = placed.map(({ order }) => order);
  await insertOrders(
    transaction,
    orders,
    placed.flatMap(({ lines }) => lines),
  );
  const refunds = placed.flatMap(({ refund }) => (refund ? [refund] : []));
  await transaction.insertInto('refunds').values(refunds).execute();
  await reserveIds(transaction, 'refunds', orders.length);
  await reserveIds(transaction, 'orders', orders.length);
  const moves = orders.map((order) => ({ before: null, after: indexedOrder(order), accountId: order.accountId }));
  await track(transaction, ordersIndex, moves, tuning);
  const own = moves.filter(({ accountId }) => accountId === demoAdmin);
  await track(transaction, ownedBy(ordersIndex, demoAdmin), own, tuning);
  await addFigures(
    transaction,
    orders.flatMap((order) => figuresOf(order)),
  );
  await addFigures(transaction, customerFigures(orders));
  await addSoldProducts(
    transaction,
    placed.flatMap(({ order, lines }) => soldOf(order, lines)),
  );
  return orders;
}

/** Who is in a hurry pays for a courier. What was ordered until now went the usual way, which the shop begins with. */
async function loadDeliveries(transaction: Transaction): Promise<PlacedTerms> {
  const [usual] = await findDeliveryMethods(transaction);
  if (!usual) throw new Error('No way of delivery is there.');
  await insertDeliveryMethod(transaction, { ...sampleCourier, positionKey: keyOfLast([usual]) });
  await reserveIds(transaction, 'delivery_methods', sampleCourier.id);
  return { ...(await findShopSettings(transaction)), delivery: usual };
}

/** What the packers of the harbour shop have to know of an order that is on its way. */
async function loadOrderNotes(transaction: Transaction, now: string): Promise<void> {
  const text = 'Rang to say that the mole is closed on Sunday: the carrier leaves it with the harbour office.';
  const createdAt = new Date(Date.parse(now) - 5 * 3_600_000).toISOString();
  await insertNote(transaction, { id: 1, orderId: 117, accountId: demoAdmin, text, createdAt, editedAt: null });
  await reserveIds(transaction, 'order_notes', 1);
}

/** Customers without an account are known by their names. */
function customerFigures(orders: readonly OrderRow[]) {
  const known = new Set<string>();
  return orders.map((order) => {
    const isFirst = !known.has(order.customerName);
    known.add(order.customerName);
    return customerFigure(order, isFirst);
  });
}

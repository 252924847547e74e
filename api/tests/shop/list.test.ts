import {
  getProduct,
  getProductFacets,
  listProducts,
  priceBands,
  productOrders,
  productRatings,
} from '@atrium/contract/products';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { bandOf, expectedFacets, expectedProducts, type Query, sampleCategories } from './reference.ts';
import { allProducts, sampleProductCount } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const products = await allProducts(admin);
const brands = [...new Set(products.map(({ brand }) => brand))];

/** Words that are found often, seldom and never, or a part of a name. */
const search = fc.oneof(
  fc.constantFrom('', 'a', 'la', 'o', '.', 'é', '%', '_', 'brass', 'brass s', 'no. 4', 'map', '\n', 'lantern works'),
  fc
    .record({ row: fc.nat(26), start: fc.nat(20), length: fc.integer({ min: 1, max: 8 }) })
    .map(({ row, start, length }) => products[row]?.name.slice(start, start + length) ?? ''),
);

/** Left out more often than not, and never an empty list: that is the same as leaving it out. */
const some = <Value>(...values: readonly Value[]) => {
  const chosen = fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
  return fc.option(chosen, { nil: undefined, freq: 2 });
};

const filters = {
  category: some(...sampleCategories),
  brand: some(...brands, 'Nobody & Sons', 'a/b+c'),
  rating: fc.option(fc.constantFrom(...productRatings), { nil: undefined, freq: 2 }),
  hasFreeShipping: fc.option(fc.boolean(), { nil: undefined, freq: 2 }),
  priceBand: some(...priceBands),
};

const question = fc.record({
  ...filters,
  q: search,
  sortBy: fc.constantFrom(...productOrders),
  page: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 12 })),
  perPage: fc.constantFrom(1, 3, 9, 27, 100),
});

async function expectTrueAnswer(query: Query): Promise<void> {
  const { page = 1, perPage = 9 } = query;
  const all = expectedProducts(products, query);
  const answer = await admin.call(listProducts, { query });
  const expected = { products: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  expect(answer, JSON.stringify(query)).toMatchObject(expected);
}

test('Whatever is searched, filtered, sorted and paged: the answer is the one that a plain look at all products gives', async () => {
  await fc.assert(fc.asyncProperty(question, expectTrueAnswer), { numRuns: 400 });
});

test('Whatever is searched and filtered: beside each choice stands what it would find together with the search and the other filters', async () => {
  const property = fc.asyncProperty(fc.record({ ...filters, q: search }), async (query) => {
    expect(await admin.call(getProductFacets, { query }), JSON.stringify(query)).toEqual(
      expectedFacets(products, query),
    );
  });
  await fc.assert(property, { numRuns: 200 });
});

test('The shop says what is taken off the price of a product, in its list and on its page', async () => {
  const lamp = products.find(({ name }) => name === 'Pierhead Desk Lamp');
  expect(lamp).toMatchObject({ price: 149.5, discountPercentage: 12 });
  const { product } = await admin.call(getProduct, { parameters: { id: lamp?.slug ?? '' } });
  expect(product.discountPercentage).toBe(12);
});

test('The sample data has 27 products of every category, rating and price band, each with a slug that ends with its id', () => {
  expect(products).toHaveLength(sampleProductCount);
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(sampleCategories));
  expect(new Set(products.map(({ price }) => bandOf(price)))).toEqual(new Set(priceBands));
  expect(new Set(products.map(({ hasFreeShipping }) => hasFreeShipping)).size).toBe(2);
  expect(new Set(products.map(({ name }) => name)).size).toBe(sampleProductCount);
  for (const { id, slug } of products) expect(slug).toMatch(new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*-${id}$`));
});

import { listProducts, productOrders } from '@atrium/contract/products';
import { expect, test } from 'vitest';
import { seedProducts } from '../../src/features/shop/products/products.seed.ts';
import { openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { expectedProducts, type Query } from './reference.ts';

async function pagesOf(person: Person, query: Query) {
  const pages = [];
  for (let page = 1; ; page += 1) {
    const { products } = await person.call(listProducts, { query: { ...query, page, perPage: 100 } });
    if (products.length === 0) return pages.flat();
    pages.push(products);
  }
}

test('Products that were seeded are found, filtered and in order like any other, and are the same each time', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const reports: number[] = [];
  await seedProducts(app.engine, 1_300, (done) => reports.push(done), '2026-03-02T09:00:00.000Z');
  expect(reports).toEqual([1_000, 1_300]);
  const all = await pagesOf(admin, {});
  expect(all).toHaveLength(1_327);
  for (const sortBy of productOrders) {
    expect(await pagesOf(admin, { sortBy }), sortBy).toEqual(expectedProducts(all, { sortBy }));
  }
  const query: Query = { q: 'lamp', brand: ['Lantern Works'], rating: 4, sortBy: 'price-asc' };
  expect(await pagesOf(admin, query)).toEqual(expectedProducts(all, query));
  expect(all[0]).toMatchObject({ id: 1_327, name: 'Winter Silver Globe 818' });
});

import { listCatalogue } from '@atrium/contract/catalogue';
import { expect, test } from 'vitest';
import { ordersIndex } from '../../src/features/shop/orders/orders.list.ts';
import { productsIndex } from '../../src/features/shop/products/products.list.ts';
import { renewedLists } from '../../src/features.ts';
import { ownedBy } from '../../src/lists/list-index.ts';
import { renewLists } from '../../src/lists/renew.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from './counts.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const { engine } = app;

test('A list that was counted for fewer orders than it has now is counted anew, once', async () => {
  const ownOrders = ownedBy(ordersIndex, admin.accountId);
  await engine.write(async (transaction) => {
    await transaction.deleteFrom('listSegments').where('sort', '=', 'stock').execute();
    await transaction.deleteFrom('searchGrams').where('list', '=', productsIndex.name).execute();
    await transaction
      .deleteFrom('listSegments')
      .where('list', '=', ownOrders.name)
      .where('sort', '=', 'state')
      .execute();
  });
  const renewed = await renewLists(engine, renewedLists, app.services.tuning);
  expect(renewed).toEqual([productsIndex.name, ownOrders.name]);
  for (const index of [productsIndex, ordersIndex, ownOrders]) await expectTrueCounts(engine.read, index);
  expect(await renewLists(engine, renewedLists)).toEqual([]);
  const { products } = await admin.call(listCatalogue, { query: { q: 'lantern', sortColumn: 'stock' } });
  expect(products.length).toBeGreaterThan(0);
});

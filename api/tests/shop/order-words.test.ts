import { setAccountDetails } from '@atrium/contract/account-settings';
import { closeAccount } from '@atrium/contract/accounts';
import { deleteProducts, updateProduct } from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import { shipOrder } from '@atrium/contract/order-steps';
import { exportOrders, listOrders, placeOrder } from '@atrium/contract/orders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { foldOldOrders } from '../../src/features/shop/orders/orders.fold.ts';
import { ordersIndex } from '../../src/features/shop/orders/orders.list.ts';
import { ownedBy } from '../../src/lists/list-index.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';
import { addLantern } from '../routes/catalogue.proofs.ts';
import { checkout, fill } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function buy(person: Person, ...productIds: number[]): Promise<number> {
  for (const id of productIds) await fill(person, id);
  return (await person.call(placeOrder, { body: { ...checkout(), paymentMethod: 'cash-on-delivery' } })).order.id;
}

async function found(q: string, who = admin, all = who === admin): Promise<number[]> {
  return (await who.call(listOrders, { query: { q, all, perPage: 100 } })).orders.map(({ id }) => id);
}

const call = (firstName: string, lastName: string) => ({ body: { firstName, lastName } });

test('An order is found by what its buyer is called and signs in as, and by what was ordered, together too', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, call('Élodie', 'Núñez-Åström'));
  const lantern = await addLantern(admin, { name: 'Whale Oil Lantern', stock: 9 });
  const basket = await addLantern(admin, { name: 'Seagrass Basket', stock: 9 });
  const id = await buy(person, lantern.id, basket.id);
  const only = [id];
  for (const q of ['elodie', 'Núñez-Åström', person.username, 'whale oil', 'SEAGRASS', `elodie basket #${id}`])
    expect(await found(q), q).toEqual(only);
  expect(await found('elodie anchor')).toEqual([]);
  expect(await found('"lantern seagrass"')).toEqual([]);
  expect(await found('seagrass', person, false)).toEqual(only);
  expect(await found('seagrass', await newcomer(app), false)).toEqual([]);
  const { text } = await admin.send(exportOrders, { query: { q: 'seagrass', columns: ['id'] } });
  expect(text.trim().split('\r\n')).toHaveLength(2);
  await admin.call(updateProduct, { parameters: { id: basket.id }, body: { name: 'Reed Basket' } });
  await admin.call(deleteProducts, { body: { ids: [lantern.id] } });
  expect([await found('seagrass'), await found('whale oil')]).toEqual([only, only]);
  expect(await found('reed basket')).toEqual([]);
});

test('An order follows the name of its buyer, back too, keeps it on its way, and forgets it once the account is closed', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, call('Tamsin', 'Quayle'));
  const ids = [await buy(person, 6), await buy(person, 7)].toReversed();
  const { changeId } = await person.call(setAccountDetails, call('Rosalind', 'Harrowgate'));
  expect([await found('tamsin'), await found('harrowgate')]).toEqual([[], ids]);
  await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect([await found('tamsin quayle'), await found('harrowgate')]).toEqual([ids, []]);
  await admin.send(shipOrder, { parameters: { id: ids[0] ?? 0 }, body: {} });
  expect(await found('tamsin quayle')).toEqual(ids);
  await expectTrueCounts(app.engine.read, ordersIndex);
  await person.call(closeAccount, { body: { currentPassword: password } });
  expect([await found('tamsin'), await found(person.username)]).toEqual([[], []]);
  await expectTrueCounts(app.engine.read, ordersIndex);
});

test('Orders from before are found so too', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, call('Olwen', 'Trevanion'));
  const { id: productId } = await addLantern(admin, { name: 'Amber Wreck Lamp', stock: 9 });
  const id = await buy(person, productId);
  const searched = () => app.engine.read.selectFrom('orders').select(['id', 'search']).orderBy('id').execute();
  const before = await searched();
  await app.engine.write(async (transaction) => {
    for (const statement of [
      'drop index orders_to_fold',
      'alter table orders drop column buyer',
      'alter table orders drop column goods',
      "delete from migrations where name = '0119-words-of-orders'",
    ])
      await sql.raw(statement).execute(transaction);
  });
  expect(await migrate(app.engine)).toEqual(['0119-words-of-orders']);
  await foldOldOrders(app.engine);
  expect([await found('trevanion'), await found('amber wreck'), await found(person.username)]).toEqual([
    [id],
    [id],
    [id],
  ]);
  expect((await searched()).map(({ search }) => search.length)).toEqual(before.map(({ search }) => search.length));
  await expectTrueCounts(app.engine.read, ordersIndex);
  const { rows } = await sql<{ accountId: number }>`select account_id from orders where id = ${id}`.execute(
    app.engine.read,
  );
  await expectTrueCounts(app.engine.read, ownedBy(ordersIndex, rows[0]?.accountId ?? 0));
});

import { addToCart } from '@atrium/contract/carts';
import { undoChange } from '@atrium/contract/changes';
import { sendChatMessage } from '@atrium/contract/chat';
import { placeOrder, setOrderStatus } from '@atrium/contract/orders';
import { deleteUser } from '@atrium/contract/users';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { addSomebody, invitedUser, newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { checkout } from '../shop/shop.ts';
import { figuresOfRows, storedFigures } from './reference.ts';

// Tokens that outlast the days that pass.
const app = await openApp({ settings: { accessTokenSeconds: 100 * 86_400 } });
const admin = await app.signIn('admin');

/** What people do that figures count. */
const deeds: Record<string, (person: Person) => Promise<unknown>> = {
  'add a user': () => addSomebody(admin),
  'delete a user': async () => admin.call(deleteUser, { query: { id: (await addSomebody(admin)).id } }),
  'delete a user and undo it': async () => {
    const { changeId } = await admin.call(deleteUser, { query: { id: (await addSomebody(admin)).id } });
    await admin.call(undoChange, { parameters: { id: changeId } });
  },
  'invite somebody': () => invitedUser(app, admin),
  'sign in': () => app.signIn('client'),
  write: (person) =>
    person.call(sendChatMessage, { body: { obj: { contact: { id: admin.accountId }, message: 'Ahoy' } } }),
  answer: (person) =>
    admin.call(sendChatMessage, { body: { obj: { contact: { id: person.accountId }, message: 'Ahoy yourself' } } }),
  order: async (person) => {
    await person.call(addToCart, { body: { productId: 10 } });
    await person.call(placeOrder, { body: checkout() });
  },
  'order, and it is rejected': async (person) => {
    await person.call(addToCart, { body: { productId: 11 } });
    const { order } = await person.call(placeOrder, { body: checkout() });
    await admin.call(setOrderStatus, { parameters: { id: order.id }, body: { status: 'rejected' } });
  },
  'wait a day': async () => app.moveClock(86_400),
};

test('The figures of the sample data are those of its rows', async () => {
  expect(await storedFigures(app)).toEqual(await figuresOfRows(app));
});

test('Whatever people do, each figure is what a count of the rows gives', async () => {
  const person = await newcomer(app);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(deeds)), { maxLength: 6 }), async (names) => {
      for (const name of names) await deeds[name]?.(person);
      expect(await storedFigures(app)).toEqual(await figuresOfRows(app));
    }),
    { numRuns: 12 },
  );
});

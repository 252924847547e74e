import * as carts from '@atrium/contract/carts';
import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/delivery-methods';
import { placeOrder } from '@atrium/contract/orders';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { checkout, fill, order } from '../shop/shop.ts';
import { deliveryMethods } from '../shop/terms.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

export const collection = { name: 'Collection at the harbour', priceCents: 0 };

export async function addMethod(admin: Person, more: object = {}) {
  return (await admin.call(routes.addDeliveryMethod, { body: { ...collection, ...more } })).method;
}

const undo = (admin: Person, changeId: number | null) => admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
const remove = (admin: Person, { id }: { id: number }) =>
  admin.call(routes.deleteDeliveryMethod, { parameters: { id } });
const namesOf = async (admin: Person) => (await deliveryMethods(admin)).map(({ name }) => name);

const wrongFields: Scenarios = {
  'what is no way of delivery, and names each field': async ({ admin }) => {
    const before = await deliveryMethods(admin);
    for (const [body, fields] of [
      [{ name: ' ', priceCents: -1, freeFromCents: 0 }, ['freeFromCents', 'name', 'priceCents']],
      [{ ...collection, leastDays: 2 }, ['mostDays']],
      [{ ...collection, leastDays: 2, mostDays: 1 }, ['mostDays']],
      [{ ...collection, priceCents: 1.5, leastDays: -1, mostDays: 366 }, ['leastDays', 'mostDays', 'priceCents']],
    ] as const) {
      expect(fieldsOf(await admin.refused(400, routes.addDeliveryMethod, { body })).sort()).toEqual(fields);
      const call = { parameters: { id: 1 }, body };
      expect(fieldsOf(await admin.refused(400, routes.updateDeliveryMethod, call)).sort()).toEqual(fields);
    }
    expect(await deliveryMethods(admin)).toEqual(before);
  },
};

const unknownMethod: Scenarios = {
  'a way of delivery that there is not': async ({ admin }) => {
    const parameters = { id: 999_999 };
    await admin.refused(404, routes.updateDeliveryMethod, { parameters, body: collection });
    await admin.refused(404, routes.moveDeliveryMethod, { parameters, body: { afterId: null } });
    await admin.refused(404, routes.deleteDeliveryMethod, { parameters });
  },
};

const takenName: Scenarios = {
  'a name that another has': async ({ admin }) => {
    const method = await addMethod(admin);
    const body = { ...collection, name: ' standard DELIVERY' };
    expect(fieldsOf(await admin.refused(409, routes.addDeliveryMethod, { body }))).toEqual(['name']);
    const parameters = { id: method.id };
    expect(fieldsOf(await admin.refused(409, routes.updateDeliveryMethod, { parameters, body }))).toEqual(['name']);
    await remove(admin, method);
  },
};

const onlyOne = 'This is the only way of delivery that is offered. Offer another one first.';

/** Leaves one that is offered, and gives back the others after that. */
async function withOneLeft(admin: Person, then: (only: routes.DeliveryMethod) => Promise<void>): Promise<void> {
  const [only, ...others] = await deliveryMethods(admin);
  if (!only) throw new Error('There is no way of delivery.');
  const deleted = [];
  for (const other of others) deleted.push((await remove(admin, other)).changeId);
  await then(only);
  for (const changeId of deleted.toReversed()) await undo(admin, changeId);
}

export const deliveryMethodProofs: ProofTable = {
  listDeliveryMethods: {
    works: {
      'those that the shop begins with, in their order': async ({ admin }) => {
        const [first, second] = await deliveryMethods(admin);
        expect(first).toEqual({
          ...{ id: 1, name: 'Standard delivery', priceCents: 5_00, freeFromCents: null },
          ...{ leastDays: null, mostDays: null, isActive: true },
        });
        expect(second).toMatchObject({ priceCents: 12_00, leastDays: 1, mostDays: 2 });
      },
    },
  },
  addDeliveryMethod: {
    works: {
      'as the last one, offered with every cart, and it can be undone and done again': async ({ admin, app }) => {
        const before = await deliveryMethods(admin);
        const body = { ...collection, name: ' Ferry ', priceCents: 7_50, freeFromCents: 100_00 };
        const { method, changeId } = await admin.call(routes.addDeliveryMethod, { body });
        const added = { ...body, id: method.id, name: 'Ferry', leastDays: null, mostDays: null, isActive: true };
        expect([method, await deliveryMethods(admin)]).toEqual([added, [...before, added]]);
        const { isActive: _, ...offer } = added;
        expect((await (await newcomer(app)).call(carts.getCart)).terms.deliveries.at(-1)).toEqual(offer);
        const undone = (await undo(admin, changeId)).changes[0]?.id ?? 0;
        expect(await deliveryMethods(admin)).toEqual(before);
        await undo(admin, undone);
        expect(await deliveryMethods(admin)).toEqual([...before, added]);
        await remove(admin, added);
      },
      'that arrives on the day of the order': async ({ admin }) => {
        const days = { leastDays: 0, mostDays: 0 };
        const method = await addMethod(admin, days);
        expect(method).toMatchObject(days);
        await remove(admin, method);
      },
    },
    refuses: {
      ...wrongFields,
      ...takenName,
      'one more than can be kept': async ({ admin }) => {
        const added = [];
        const room = routes.mostDeliveryMethods - (await deliveryMethods(admin)).length;
        for (let count = 0; count < room; count += 1) added.push(await addMethod(admin, { name: `Boat ${count}` }));
        await admin.refused(409, routes.addDeliveryMethod, { body: collection });
        for (const method of added) await remove(admin, method);
      },
    },
  },
  updateDeliveryMethod: {
    works: {
      'for orders from then on: who was shown another total is told, and earlier ones keep theirs': async ({
        admin,
        app,
      }) => {
        const person = await newcomer(app);
        const earlier = await order(person, 6);
        await fill(person, 6);
        const [usual] = await deliveryMethods(admin);
        const call = { parameters: { id: 1 }, body: { ...collection, name: 'By bicycle', priceCents: 6_00 } };
        const { method, changeId } = await admin.call(routes.updateDeliveryMethod, call);
        expect(method).toEqual({ ...usual, name: 'By bicycle', priceCents: 6_00 });
        expect((await admin.call(routes.updateDeliveryMethod, call)).changeId).toBeNull();
        const wanted = { ...checkout(), expectedTotalCents: Math.round(earlier.total * 100) };
        await person.refused(409, placeOrder, { body: wanted });
        const { order: later } = await person.call(placeOrder, { body: checkout() });
        expect(later).toMatchObject({ deliveryMethod: 'By bicycle', shipping: 6, total: earlier.total + 1 });
        await undo(admin, changeId);
        expect((await deliveryMethods(admin))[0]).toEqual(usual);
      },
      'to be offered no more, and what is not offered cannot be ordered with': async ({ admin, app }) => {
        const { id } = await addMethod(admin);
        await admin.call(routes.updateDeliveryMethod, { parameters: { id }, body: { ...collection, isActive: false } });
        const person = await newcomer(app);
        await fill(person, 6);
        const { deliveries } = (await person.call(carts.getCart)).terms;
        expect(deliveries.map((offer) => offer.id)).not.toContain(id);
        await person.refused(409, placeOrder, { body: { ...checkout(), deliveryMethodId: id } });
        await remove(admin, { id });
      },
    },
    refuses: {
      ...wrongFields,
      ...unknownMethod,
      ...takenName,
      'to switch off the only one that is offered': async ({ admin }) => {
        await withOneLeft(admin, async (only) => {
          const call = { parameters: { id: only.id }, body: { ...only, isActive: false } };
          expect((await admin.refused(409, routes.updateDeliveryMethod, call)).detail).toBe(onlyOne);
        });
        expect((await deliveryMethods(admin)).length).toBe(2);
      },
    },
  },
  moveDeliveryMethod: {
    works: {
      'behind another or first, which is what who does not choose has': async ({ admin, app }) => {
        const [first, second] = await namesOf(admin);
        const { id } = await addMethod(admin);
        const move = (afterId: number | null) =>
          admin.call(routes.moveDeliveryMethod, { parameters: { id }, body: { afterId } });
        expect((await move(2)).changeId).toBeNull();
        const { changeId } = await move(null);
        expect(await namesOf(admin)).toEqual([collection.name, first, second]);
        expect(await order(await newcomer(app), 6)).toMatchObject({ deliveryMethod: collection.name, shipping: 0 });
        await undo(admin, changeId);
        expect(await namesOf(admin)).toEqual([first, second, collection.name]);
        await move(1);
        expect(await namesOf(admin)).toEqual([first, collection.name, second]);
        await remove(admin, { id });
      },
    },
    refuses: {
      ...unknownMethod,
      'a place behind itself, and behind one that there is not': async ({ admin }) => {
        for (const afterId of [1, 999_999]) {
          const call = { parameters: { id: 1 }, body: { afterId } };
          expect(fieldsOf(await admin.refused(400, routes.moveDeliveryMethod, call))).toEqual(['afterId']);
        }
      },
    },
  },
  deleteDeliveryMethod: {
    works: {
      'and it comes back where it was': async ({ admin }) => {
        const before = await deliveryMethods(admin);
        const { changeId } = await remove(admin, { id: 1 });
        expect(await deliveryMethods(admin)).toEqual(before.slice(1));
        await undo(admin, changeId);
        expect(await deliveryMethods(admin)).toEqual(before);
      },
    },
    refuses: {
      ...unknownMethod,
      'the only one that is offered, by an undo too': async ({ admin }) => {
        await withOneLeft(admin, async (only) => {
          const parameters = { id: only.id };
          expect((await admin.refused(409, routes.deleteDeliveryMethod, { parameters })).detail).toBe(onlyOne);
          const added = await admin.call(routes.addDeliveryMethod, { body: collection });
          const { changeId } = await remove(admin, only);
          const { detail } = await admin.refused(409, undoChange, { parameters: { id: added.changeId } });
          expect(detail).toBe(onlyOne);
          await undo(admin, changeId);
          await undo(admin, added.changeId);
        });
      },
    },
  },
};

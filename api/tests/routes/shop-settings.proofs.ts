import * as carts from '@atrium/contract/carts';
import { undoChange } from '@atrium/contract/changes';
import { getOrder, placeOrder } from '@atrium/contract/orders';
import * as routes from '@atrium/contract/shop-settings';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { checkout, fill, order } from '../shop/shop.ts';
import type { ProofTable } from './proofs.ts';

const usual = { taxBasisPoints: 800, isDeliveryTaxed: false };

async function settingsOf(admin: Person) {
  return (await admin.call(routes.getShopSettings)).settings;
}

export const shopSettingsProofs: ProofTable = {
  getShopSettings: {
    works: {
      'what the shop begins with': async ({ admin }) => {
        expect(await settingsOf(admin)).toEqual(usual);
      },
    },
  },
  updateShopSettings: {
    works: {
      'for orders from then on: who was shown another total is told, and earlier ones keep their rate': async ({
        admin,
        app,
      }) => {
        const person = await newcomer(app);
        const earlier = await order(person, 6);
        await fill(person, 6);
        const shown = Math.round(earlier.total * 100);
        const body = { taxBasisPoints: 1_950, isDeliveryTaxed: true };
        const { settings, changeId } = await admin.call(routes.updateShopSettings, { body });
        expect([settings, await settingsOf(admin)]).toEqual([body, body]);
        expect((await admin.call(routes.updateShopSettings, { body })).changeId).toBeNull();
        const wanted = { ...checkout(), expectedTotalCents: shown };
        const { detail } = await person.refused(409, placeOrder, { body: wanted });
        expect(detail).toBe('Your cart costs something else by now. Look at it again before you order.');
        expect((await person.call(carts.getCart)).terms).toMatchObject(body);
        const { order: later } = await person.call(placeOrder, { body: checkout() });
        const net = later.subtotal - later.discount + later.shipping;
        expect(later).toMatchObject({ ...body, tax: Math.round(net * 19.5) / 100 });
        const { order: kept } = await person.call(getOrder, { parameters: { id: earlier.id } });
        expect(kept).toEqual(earlier);
        await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await settingsOf(admin)).toEqual(usual);
      },
      'only what is given, and the rest stays': async ({ admin }) => {
        const changes = [];
        for (const body of [{ isDeliveryTaxed: true }, { taxBasisPoints: 900 }])
          changes.push(await admin.call(routes.updateShopSettings, { body }));
        expect(await settingsOf(admin)).toEqual({ taxBasisPoints: 900, isDeliveryTaxed: true });
        expect((await admin.call(routes.updateShopSettings, { body: {} })).changeId).toBeNull();
        for (const { changeId } of changes.toReversed())
          await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await settingsOf(admin)).toEqual(usual);
      },
      'and an undo never takes a later change with it': async ({ admin }) => {
        const set = (taxBasisPoints: number) => admin.call(routes.updateShopSettings, { body: { taxBasisPoints } });
        const [first, second] = [await set(1_000), await set(2_000)];
        await admin.refused(409, undoChange, { parameters: { id: first.changeId ?? 0 } });
        for (const { changeId } of [second, first]) await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await settingsOf(admin)).toEqual(usual);
      },
    },
    refuses: {
      'what is no rate': async ({ admin }) => {
        for (const taxBasisPoints of [-1, 10_001, 8.5, '8']) {
          const body = { taxBasisPoints } as typeof usual;
          expect(fieldsOf(await admin.refused(400, routes.updateShopSettings, { body }))).toEqual(['taxBasisPoints']);
        }
        const body = { isDeliveryTaxed: 'yes' } as unknown as typeof usual;
        expect(fieldsOf(await admin.refused(400, routes.updateShopSettings, { body }))).toEqual(['isDeliveryTaxed']);
        expect(await settingsOf(admin)).toEqual(usual);
      },
    },
  },
};

import * as carts from '@atrium/contract/carts';
import * as routes from '@atrium/contract/coupons';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addCoupon, newCoupon } from '../shop/coupons.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const wrongFields: Scenarios = {
  'what is no coupon, and names each field': async ({ admin }) => {
    const body = {
      code: 'a b',
      unit: 'gift',
      value: 0,
      minimumCents: -1,
      validFrom: 'now',
      validUntil: '',
      limitOfUses: 0,
      limitPerCustomer: 0,
      categories: 'boats/oars',
    };
    const fields = fieldsOf(await admin.refused(400, routes.addCoupon, { body })).sort();
    expect(fields).toEqual(Object.keys(body).sort());
    const call = { parameters: { id: 1 }, body };
    expect(fieldsOf(await admin.refused(400, routes.updateCoupon, call)).sort()).toEqual(fields);
  },
  'more than all, a part of a cent, and an end before the beginning': async ({ admin }) => {
    for (const [field, more] of [
      ['value', { unit: 'percent', value: 101 }],
      ['value', { unit: 'money', value: 2.5 }],
      ['categories', { categories: ['print', 'print'] }],
      ['categories', { categories: ['no-such-goods'] }],
      ['validUntil', { validFrom: '2026-03-02', validUntil: '2026-03-01' }],
    ] as const) {
      const body = { ...newCoupon(), ...more };
      expect(fieldsOf(await admin.refused(400, routes.addCoupon, { body }))).toEqual([field]);
      expect(fieldsOf(await admin.refused(400, routes.updateCoupon, { parameters: { id: 1 }, body }))).toEqual([field]);
    }
  },
};

const unknownCoupon: Scenarios = {
  'a coupon that there is not': async ({ admin }) => {
    const parameters = { id: 999_999 };
    await admin.refused(404, routes.updateCoupon, { parameters, body: newCoupon() });
    await admin.refused(404, routes.deleteCoupon, { parameters });
  },
};

export const couponProofs: ProofTable = {
  applyCoupon: {
    works: {
      'kept with the cart, however it is written, and in place of the one before': async ({ admin, app }) => {
        const [first, second] = [
          await addCoupon(admin, { value: 10 }),
          await addCoupon(admin, { minimumCents: 40_00 }),
        ];
        const person = await newcomer(app);
        await person.call(routes.applyCoupon, { body: { code: first.code } });
        const answer = await person.call(routes.applyCoupon, { body: { code: ` ${second.code.toLowerCase()} ` } });
        const { code, unit, value } = second;
        expect(answer.coupon).toEqual({ code, unit, value, minimumCents: 40_00, categories: [], problem: null });
        expect((await person.call(carts.getCart)).coupon).toEqual(answer.coupon);
        expect((await person.call(routes.applyCoupon, { body: { code } })).changeId).toBeNull();
      },
    },
    refuses: {
      'a code that there is not, and none': async ({ admin }) => {
        await admin.refused(404, routes.applyCoupon, { body: { code: 'NEVER' } });
        expect(fieldsOf(await admin.refused(400, routes.applyCoupon, { body: { code: ' ' } }))).toEqual(['code']);
      },
      'what is not valid yet, what was, and what is used up': async ({ admin }) => {
        const details = [];
        for (const code of ['REGATTA5', 'WINTER20', 'FERRY15'])
          details.push((await admin.refused(409, routes.applyCoupon, { body: { code } })).detail);
        expect(details).toEqual([
          'This coupon is not valid yet.',
          'This coupon is not valid any more.',
          'This coupon has been used as often as it may be.',
        ]);
      },
    },
  },
  removeCoupon: {
    works: {
      'and the cart has none': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.applyCoupon, { body: { code: 'HARBOUR10' } });
        await person.call(routes.removeCoupon);
        expect((await person.call(carts.getCart)).coupon).toBeNull();
        await person.refused(404, routes.removeCoupon);
      },
    },
  },
  listCoupons: {
    works: {
      'the newest first, by code, and by what is asked': async ({ admin }) => {
        const { id, code } = await addCoupon(admin);
        const { coupons, total } = await admin.call(routes.listCoupons, { query: {} });
        expect(coupons[0]?.id).toBe(id);
        expect(total).toBeGreaterThan(5);
        const found = await admin.call(routes.listCoupons, { query: { q: code.toLowerCase() } });
        expect(found).toEqual({ coupons: [expect.objectContaining({ id, uses: 0 })], total: 1 });
        const sorted = await admin.call(routes.listCoupons, { query: { sortColumn: 'uses', sort: 'asc' } });
        const uses = sorted.coupons.map((each) => each.uses);
        expect(uses).toEqual(uses.toSorted((one, other) => one - other));
      },
    },
    refuses: {
      'what is no page': async ({ admin }) => {
        const query = { page: 0, sort: 'up', sortColumn: 'town' };
        expect(fieldsOf(await admin.refused(400, routes.listCoupons, { query })).sort()).toEqual([
          'page',
          'sort',
          'sortColumn',
        ]);
      },
    },
  },
  addCoupon: {
    works: {
      'with its code in capitals': async ({ admin }) => {
        const body = { ...newCoupon(), code: 'spring-tide' };
        const { coupon } = await admin.call(routes.addCoupon, { body });
        expect(coupon).toMatchObject({ ...body, code: 'SPRING-TIDE', uses: 0 });
      },
    },
    refuses: {
      ...wrongFields,
      'a code that there is': async ({ admin }) => {
        const body = { ...newCoupon(), code: 'harbour10' };
        expect(fieldsOf(await admin.refused(409, routes.addCoupon, { body }))).toEqual(['code']);
      },
    },
  },
  updateCoupon: {
    works: {
      'and says when it is so already': async ({ admin }) => {
        const { id, uses: _, createdAt: __, ...coupon } = await addCoupon(admin);
        const call = { parameters: { id }, body: { ...coupon, value: 12_50, unit: 'money' as const } };
        expect((await admin.call(routes.updateCoupon, call)).coupon.value).toBe(12_50);
        expect((await admin.call(routes.updateCoupon, call)).changeId).toBeNull();
      },
    },
    refuses: {
      ...wrongFields,
      ...unknownCoupon,
      'the code of another, and a limit that is passed already': async ({ admin }) => {
        const body = { ...newCoupon(), code: 'WINTER20' };
        expect(fieldsOf(await admin.refused(409, routes.updateCoupon, { parameters: { id: 1 }, body }))).toEqual([
          'code',
        ]);
        const fewer = { ...newCoupon(), code: 'HARBOUR10', limitOfUses: 1 };
        const refusal = await admin.refused(409, routes.updateCoupon, { parameters: { id: 1 }, body: fewer });
        expect(fieldsOf(refusal)).toEqual(['limitOfUses']);
      },
    },
  },
  deleteCoupon: {
    works: {
      'and carts that have it say so': async ({ admin, app }) => {
        const { id, code } = await addCoupon(admin);
        const person = await newcomer(app);
        await person.call(routes.applyCoupon, { body: { code } });
        await admin.call(routes.deleteCoupon, { parameters: { id } });
        expect((await person.call(carts.getCart)).coupon).toMatchObject({ code, problem: 'gone' });
      },
    },
    refuses: unknownCoupon,
  },
};

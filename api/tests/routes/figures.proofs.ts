import * as routes from '@atrium/contract/figures';
import { addUser } from '@atrium/contract/users';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer, somebody } from '../people.ts';
import { order } from '../shop/shop.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const sum = (data: readonly number[]) => data.reduce((total, value) => total + value, 0);

type OfPeriod = (typeof routes)[
  | 'readSalesFigures'
  | 'readVisitFigures'
  | 'readUserFigures'
  | 'readConversationFigures'];

function refusesPeriod(route: OfPeriod): Scenarios {
  return {
    'a period that it does not know': async ({ admin }) => {
      const problem = await admin.refused(400, route, { query: { period: 'today' } });
      expect(fieldsOf(problem)).toEqual(['period']);
    },
  };
}

export const figureProofs: ProofTable = {
  readSalesFigures: {
    works: {
      'with parts that add up, for each period': async ({ admin }) => {
        for (const [period, parts] of [
          ['last-28-days', 28],
          ['last-month', 28],
          ['last-year', 12],
        ] as const) {
          const figures = await admin.call(routes.readSalesFigures, { query: { period } });
          expect(figures.parts).toHaveLength(parts);
          expect(sum(figures.orders.parts)).toBe(figures.orders.total);
          expect(sum(figures.orders.partsBefore)).toBe(figures.orders.totalBefore);
          expect(sum(Object.values(figures.statuses))).toBe(figures.orders.total);
          expect(sum(figures.weekdays.map(({ orders }) => orders))).toBe(figures.orders.total);
          expect(sum(figures.categories.map(({ revenueCents }) => revenueCents))).toBe(figures.revenueCents.total);
        }
      },
      'an order counts at once': async ({ app, admin }) => {
        const before = await admin.call(routes.readSalesFigures, { query: {} });
        await order(await newcomer(app), 12);
        const after = await admin.call(routes.readSalesFigures, { query: {} });
        expect(after.orders.total).toBe(before.orders.total + 1);
        expect(after.newCustomers.total).toBe(before.newCustomers.total + 1);
        expect(after.revenueCents.total).toBeGreaterThan(before.revenueCents.total);
      },
    },
    refuses: refusesPeriod(routes.readSalesFigures),
  },
  readRevenueFigures: {
    works: {
      'a year by month, beside the same days of the year before': async ({ admin }) => {
        const figures = await admin.call(routes.readRevenueFigures, { query: {} });
        expect([figures.year, figures.years]).toEqual([2026, [2026, 2025, 2024]]);
        expect(sum(figures.months.map(({ revenueCents }) => revenueCents))).toBe(figures.revenueCents);
        const earlier = await admin.call(routes.readRevenueFigures, { query: { year: 2025 } });
        expect(figures.revenueCentsBefore).toBeLessThan(earlier.revenueCents);
        expect(earlier.months.at(-1)?.month).toBe('2025-12-01');
      },
    },
    refuses: {
      'what is no year': async ({ admin }) => {
        for (const year of ['last', '12', '20260']) {
          expect(fieldsOf(await admin.refused(400, routes.readRevenueFigures, { query: { year } }))).toEqual(['year']);
        }
      },
    },
  },
  readVisitFigures: {
    works: {
      'somebody who signs in counts at once, at a device': async ({ app, admin }) => {
        const before = await admin.call(routes.readVisitFigures, { query: {} });
        await app.signIn('client');
        const after = await admin.call(routes.readVisitFigures, { query: {} });
        expect(after.sessions.total).toBe(before.sessions.total + 1);
        expect(sum(after.devices.map(({ sessions }) => sessions))).toBe(after.sessions.total);
        expect(after.accountsAgain).toBeLessThanOrEqual(after.accountsBefore);
      },
    },
    refuses: refusesPeriod(routes.readVisitFigures),
  },
  readUserFigures: {
    works: {
      'a user counts at once': async ({ admin }) => {
        const before = await admin.call(routes.readUserFigures, { query: { period: 'last-year' } });
        await admin.call(addUser, { body: somebody() });
        const after = await admin.call(routes.readUserFigures, { query: { period: 'last-year' } });
        expect([after.users, after.usersAdded.total]).toEqual([before.users + 1, before.usersAdded.total + 1]);
      },
    },
    refuses: refusesPeriod(routes.readUserFigures),
  },
  readConversationFigures: {
    works: {
      'with what there is in the sample data': async ({ admin }) => {
        const figures = await admin.call(routes.readConversationFigures, { query: { period: 'last-year' } });
        expect(figures.conversations).toBeGreaterThanOrEqual(figures.conversationsBegun.total);
        expect(figures.conversationsUnread).toBeGreaterThanOrEqual(1);
        expect(figures.answerSeconds).toBeGreaterThan(0);
      },
    },
    refuses: refusesPeriod(routes.readConversationFigures),
  },
};

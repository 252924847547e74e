import * as routes from '@atrium/contract/cards';
import { addToCart } from '@atrium/contract/carts';
import { placeOrder } from '@atrium/contract/orders';
import { addUser } from '@atrium/contract/users';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer, somebody } from '../people.ts';
import { checkout } from '../shop/shop.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const names = ['Last 28 Days', 'Last Month', 'Last Year'];
const sum = (data: readonly number[]) => data.reduce((total, value) => total + value, 0);
const dataOf = ({ series }: { series: readonly { data: number[] }[] }) => series[0]?.data ?? [];

function refusesPeriod(
  route: (typeof routes)[
    | 'readCustomers'
    | 'readProductOrders'
    | 'readSessionsByDevice'
    | 'readSupportTracker'
    | 'readAverageSessions'],
): Scenarios {
  return {
    'a period that it does not know': async ({ admin }) => {
      const problem = await admin.refused(400, route, { query: { period: 'today' } });
      expect(fieldsOf(problem)).toEqual(['period']);
    },
  };
}

export const cardProofs: ProofTable = {
  readSupportTracker: {
    works: {
      'with what there is in the sample data': async ({ admin }) => {
        const card = await admin.call(routes.readSupportTracker, { query: { period: 'last-year' } });
        expect(card).toMatchObject({ title: 'Support Tracker', last_days: names });
        expect(card.totalTicket).toBeGreaterThanOrEqual(2);
        expect(card.newTicket).toBeLessThanOrEqual(card.totalTicket);
        expect(card.openTicket).toBeGreaterThanOrEqual(1);
        expect(card.responseTime).toBeGreaterThan(0);
      },
    },
    refuses: refusesPeriod(routes.readSupportTracker),
  },
  readAverageSessions: {
    works: {
      'the days add up to the week, and somebody who signs in counts at once': async ({ app, admin }) => {
        const before = await admin.call(routes.readAverageSessions, { query: {} });
        expect(sum(dataOf(before))).toBe(before.sessions);
        expect(before.goal).toBeGreaterThanOrEqual(before.sessions);
        await app.signIn('client');
        const after = await admin.call(routes.readAverageSessions, { query: {} });
        expect(after.sessions).toBe(before.sessions + 1);
        expect(after.growth).toMatch(/^[+-]?\d+(\.\d)?%$/);
      },
    },
    refuses: refusesPeriod(routes.readAverageSessions),
  },
  readRevenueReport: {
    works: {
      'earnings and expenses by month, beside the year before': async ({ admin }) => {
        const card = await admin.call(routes.readRevenueReport, { query: {} });
        expect(card.years).toEqual(['2026', '2025', '2024']);
        expect(card.series.map(({ name, data }) => [name, data.length])).toEqual([
          ['Earning', 12],
          ['Expense', 12],
        ]);
        const earlier = await admin.call(routes.readRevenueReport, { query: { year: '2025' } });
        expect(card.budget).toBe(earlier.price);
        expect(earlier.price).toMatch(/^\$[\d,]+$/);
      },
    },
    refuses: {
      'what is no year': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.readRevenueReport, { query: { year: 'last' } }))).toEqual([
          'year',
        ]);
      },
    },
  },
  readGoalOverview: {
    works: {
      'as many as the orders of the year': async ({ admin }) => {
        const { completed, inProgress } = await admin.call(routes.readGoalOverview);
        const orders = await admin.call(routes.readProductOrders, { query: { period: 'last-year' } });
        expect([completed, inProgress]).toEqual([
          String(orders.chart_info.finished),
          String(orders.chart_info.pending),
        ]);
      },
    },
  },
  readRevenueCard: {
    works: {
      'both months, with their parts': async ({ admin }) => {
        const { thisMonth, lastMonth, series } = await admin.call(routes.readRevenueCard);
        const shown = [thisMonth, lastMonth].map((text) => Number(text.replaceAll(',', '')));
        for (const [index, { data }] of series.entries()) {
          expect(data).toHaveLength(8);
          expect(Math.abs(sum(data) - (shown[index] ?? 0))).toBeLessThanOrEqual(0.5);
        }
      },
    },
  },
  readProductOrders: {
    works: {
      'an order is pending at once': async ({ app, admin }) => {
        const before = await admin.call(routes.readProductOrders, { query: {} });
        const buyer = await newcomer(app);
        await buyer.call(addToCart, { body: { productId: 12 } });
        await buyer.call(placeOrder, { body: checkout() });
        const after = await admin.call(routes.readProductOrders, { query: {} });
        expect(after.chart_info).toEqual({ ...before.chart_info, pending: before.chart_info.pending + 1 });
      },
    },
    refuses: refusesPeriod(routes.readProductOrders),
  },
  readSessionsByDevice: {
    works: {
      'shares that add up': async ({ admin }) => {
        const { chart_info } = await admin.call(routes.readSessionsByDevice, { query: {} });
        expect(chart_info.map(({ name }) => name)).toEqual(['Desktop', 'Mobile', 'Tablet']);
        expect(Math.abs(sum(chart_info.map(({ usage }) => usage)) - 100)).toBeLessThan(0.2);
      },
    },
    refuses: refusesPeriod(routes.readSessionsByDevice),
  },
  readCustomers: {
    works: {
      'who orders for the first time is new, and returning after that': async ({ app, admin }) => {
        const before = await admin.call(routes.readCustomers, { query: {} });
        const buyer = await newcomer(app);
        for (const productId of [13, 14]) {
          await buyer.call(addToCart, { body: { productId } });
          await buyer.call(placeOrder, { body: checkout() });
        }
        const after = await admin.call(routes.readCustomers, { query: {} });
        const more = after.listData.map(({ text, result }, index) => [
          text,
          result - (before.listData[index]?.result ?? 0),
        ]);
        expect(more).toEqual([
          ['New', 1],
          ['Returning', 1],
          ['Referrals', 0],
        ]);
      },
    },
    refuses: refusesPeriod(routes.readCustomers),
  },
  readOrdersBarChart: {
    works: {
      'five weeks': async ({ admin }) => {
        const card = await admin.call(routes.readOrdersBarChart);
        expect(card).toMatchObject({ title: 'Orders', statistics: String(sum(dataOf(card))) });
        expect([dataOf(card).length, card.labels.length]).toEqual([5, 5]);
      },
    },
  },
  readProfitLineChart: {
    works: {
      'six months': async ({ admin }) => {
        const card = await admin.call(routes.readProfitLineChart);
        expect(card).toMatchObject({ title: 'Profit', statistics: expect.stringMatching(/^-?\$[\d,]+$/) });
        expect(dataOf(card)).toHaveLength(6);
      },
    },
  },
  readSubscribers: {
    works: {
      'a user counts in the last week, and in all': async ({ admin }) => {
        const before = await admin.call(routes.readSubscribers);
        await admin.call(addUser, { body: somebody() });
        const after = await admin.call(routes.readSubscribers);
        expect(after.analyticsData.subscribers).toBe(before.analyticsData.subscribers + 1);
        expect(sum(dataOf(after))).toBe(sum(dataOf(before)) + 1);
        expect(dataOf(after)).toHaveLength(7);
      },
    },
  },
  readRevenueStatistics: {
    works: {
      'the weeks add up': async ({ admin }) => {
        const card = await admin.call(routes.readRevenueStatistics);
        expect(dataOf(card)).toHaveLength(7);
        expect(sum(dataOf(card))).toBeCloseTo(card.analyticsData.revenue, 2);
      },
    },
  },
  readSalesStatistics: {
    works: {
      'six months, and how the last three do': async ({ admin }) => {
        const card = await admin.call(routes.readSalesStatistics);
        expect(dataOf(card)).toHaveLength(6);
        expect(card.analyticsData.sales).toMatch(/^[+-]?\d+(\.\d)?%$/);
      },
    },
  },
  readOrdersStatistics: {
    works: {
      'the weeks add up': async ({ admin }) => {
        const card = await admin.call(routes.readOrdersStatistics);
        expect(dataOf(card)).toHaveLength(7);
        expect(sum(dataOf(card))).toBe(card.analyticsData.orders);
      },
    },
  },
  readSiteTraffic: {
    works: {
      'six weeks of sign-ins': async ({ app, admin }) => {
        const before = dataOf(await admin.call(routes.readSiteTraffic));
        await app.signIn('client');
        const after = dataOf(await admin.call(routes.readSiteTraffic));
        expect(after).toEqual([...before.slice(0, 5), (before[5] ?? 0) + 1]);
      },
    },
  },
  readActiveUsers: {
    works: {
      'each account once a day': async ({ app, admin }) => {
        const before = dataOf(await admin.call(routes.readActiveUsers));
        await app.signIn('client');
        await newcomer(app);
        const after = dataOf(await admin.call(routes.readActiveUsers));
        expect(after).toEqual([...before.slice(0, 6), (before[6] ?? 0) + 1]);
      },
    },
  },
  readNewsletter: {
    works: {
      'a message of the server counts': async ({ app, admin }) => {
        const before = dataOf(await admin.call(routes.readNewsletter));
        await newcomer(app);
        const after = dataOf(await admin.call(routes.readNewsletter));
        expect(after).toEqual([...before.slice(0, 5), (before[5] ?? 0) + 1]);
      },
    },
  },
};

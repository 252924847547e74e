import * as routes from '@atrium/contract/invoice-series';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addASeries, aSeries } from '../invoices/billing.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const refusesMissing = (route: Parameters<Person['refused']>[1], body?: unknown) => ({
  'a series that there is not, and one that was deleted': async ({ admin }: { admin: Person }) => {
    await admin.refused(404, route, { parameters: { id: 999_999 }, body });
    await admin.refused(400, route, { parameters: { id: 0 }, body });
    const id = await addASeries(admin);
    await admin.call(routes.deleteInvoiceSeries, { parameters: { id } });
    await admin.refused(404, route, { parameters: { id }, body });
  },
});

export const invoiceSeriesProofs: ProofTable = {
  listInvoiceSeries: {
    works: {
      'what comes next first': async ({ admin }) => {
        const id = await addASeries(admin, { firstDay: '2026-03-03' });
        const { series, total } = await admin.call(routes.listInvoiceSeries, { query: {} });
        expect(series[0]).toMatchObject({ id, nextOn: '2026-03-03', made: 0, totalCents: 19_000 });
        expect(total).toBe(series.length);
        const days = series.map(({ nextOn }) => nextOn ?? '9999');
        expect(days).toEqual(days.toSorted());
      },
    },
    refuses: {
      'what is no page': async ({ admin }) => {
        const problem = await admin.refused(400, routes.listInvoiceSeries, { query: { page: 0, perPage: 101 } });
        expect(fieldsOf(problem).sort()).toEqual(['page', 'perPage']);
      },
    },
  },
  getInvoiceSeries: {
    works: {
      'with what its invoices say': async ({ admin }) => {
        const id = await addASeries(admin, { note: 'By boat' });
        const { series, invoices } = await admin.call(routes.getInvoiceSeries, { parameters: { id } });
        expect(series).toMatchObject({ note: 'By boat', firstDay: '2026-03-31', nextOn: '2026-03-31' });
        expect(series.lines).toHaveLength(1);
        expect(invoices).toEqual([]);
      },
    },
    refuses: refusesMissing(routes.getInvoiceSeries),
  },
  addInvoiceSeries: {
    works: {
      'once, however often it is sent with the same key': async ({ admin }) => {
        const body = { ...aSeries(), idempotencyKey: crypto.randomUUID() };
        const answers = await Promise.all([1, 2].map(() => admin.call(routes.addInvoiceSeries, { body })));
        expect(answers[1]).toEqual(answers[0]);
        expect(await addASeries(admin)).toBe((answers[0]?.series.id ?? 0) + 1);
      },
      'from a day that has passed: what would have been made by then is left out': async ({ admin }) => {
        const id = await addASeries(admin, { firstDay: '2025-11-30' });
        const { series } = await admin.call(routes.getInvoiceSeries, { parameters: { id } });
        expect(series.nextOn).toBe('2026-03-30');
      },
    },
    refuses: {
      'two ends, an end before the beginning, and what no calendar has': async ({ admin }) => {
        const both = aSeries({ lastDay: '2027-01-01', times: 4 });
        expect(fieldsOf(await admin.refused(400, routes.addInvoiceSeries, { body: both }))).toEqual(['lastDay']);
        const early = aSeries({ lastDay: '2026-01-01' });
        expect(fieldsOf(await admin.refused(400, routes.addInvoiceSeries, { body: early }))).toEqual(['lastDay']);
        const odd = { ...aSeries(), every: 0, unit: 'moon', firstDay: '2026-02-30', dueDays: -1, delivery: 'pigeon' };
        const problem = await admin.refused(400, routes.addInvoiceSeries, { body: odd });
        expect(fieldsOf(problem).sort()).toEqual(['delivery', 'dueDays', 'every', 'firstDay', 'unit']);
        const nobody = aSeries({ clientId: 999_999 });
        expect(fieldsOf(await admin.refused(400, routes.addInvoiceSeries, { body: nobody }))).toEqual(['clientId']);
      },
      'another one with a key that made one, which it names, and the key of one that was deleted': async ({
        admin,
      }) => {
        const body = { ...aSeries(), idempotencyKey: crypto.randomUUID() };
        const { series } = await admin.call(routes.addInvoiceSeries, { body });
        const other = await admin.refused(409, routes.addInvoiceSeries, { body: { ...body, note: 'By boat' } });
        expect(other.made).toEqual({ entity: 'invoice-series', id: series.id });
        await admin.call(routes.deleteInvoiceSeries, { parameters: { id: series.id } });
        expect((await admin.refused(409, routes.addInvoiceSeries, { body })).made).toBeNull();
      },
    },
  },
  updateInvoiceSeries: {
    works: {
      'its days, and whether it goes on': async ({ app, admin }) => {
        const parameters = { id: await addASeries(admin) };
        const body = { firstDay: '2026-04-15', unit: 'quarter' } as const;
        const { series } = await admin.call(routes.updateInvoiceSeries, { parameters, body });
        expect(series.nextOn).toBe('2026-04-15');
        const paused = await admin.call(routes.updateInvoiceSeries, { parameters, body: { isPaused: true } });
        expect(paused.series.pausedAt).toBe(app.services.now().toISOString());
        const again = await admin.call(routes.updateInvoiceSeries, { parameters, body: { isPaused: true } });
        expect(again.changeId).toBeNull();
      },
    },
    refuses: {
      ...refusesMissing(routes.updateInvoiceSeries, { isPaused: true }),
      'a second end': async ({ admin }) => {
        const parameters = { id: await addASeries(admin, { times: 3 }) };
        const body = { lastDay: '2027-01-01' };
        expect(fieldsOf(await admin.refused(400, routes.updateInvoiceSeries, { parameters, body }))).toEqual([
          'lastDay',
        ]);
      },
    },
  },
  deleteInvoiceSeries: {
    works: {
      'which leaves the list': async ({ admin }) => {
        const id = await addASeries(admin);
        await admin.call(routes.deleteInvoiceSeries, { parameters: { id } });
        const { series } = await admin.call(routes.listInvoiceSeries, { query: { perPage: 100 } });
        expect(series.map((one) => one.id)).not.toContain(id);
      },
    },
    refuses: refusesMissing(routes.deleteInvoiceSeries),
  },
};

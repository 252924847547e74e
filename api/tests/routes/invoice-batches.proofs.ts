import * as routes from '@atrium/contract/invoice-batches';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { beginAnArchive, filesIn, finishedBatch } from '../invoices/batches.ts';
import { aClient, addAnInvoice } from '../invoices/invoices.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const keepsOut: (route: typeof routes.deleteInvoiceBatch | typeof routes.downloadInvoiceArchive) => Scenarios = (
  route,
) => ({
  'whoever did not begin it': async ({ app, admin }) => {
    const id = await beginAnArchive(admin);
    await finishedBatch(app, admin);
    const other = await app.signIn('client');
    await other.refused(403, route, { parameters: { id } });
    await admin.call(routes.deleteInvoiceBatch, { parameters: { id } });
  },
});

const refusesWrongChoices = (route: typeof routes.archiveInvoices | typeof routes.sendInvoices): Scenarios => ({
  'none, too many, two ways of choosing at once, and one that is not there': async ({ admin }) => {
    const { id } = await addAnInvoice(admin);
    const tooMany = Array.from({ length: 101 }, (_, index) => 5_000 + index);
    for (const chosen of [{}, { ids: [] }, { ids: tooMany }, { ids: [id], matching: {}, total: 1 }, { matching: {} }]) {
      const problem = await admin.refused(400, route, { body: { chosen } });
      expect(fieldsOf(problem)[0]).toMatch(/^chosen/);
    }
    await admin.refused(404, route, { body: { chosen: { ids: [id, 999_999] } } });
  },
  'all that match when it is another number by now than was seen': async ({ admin }) => {
    const { invoice } = await addAnInvoice(admin, { client: aClient() });
    const matching = { clientId: invoice.client.id };
    await admin.refused(409, route, { body: { chosen: { matching, total: 2 } } });
    expect((await admin.call(routes.listInvoiceBatches)).batches).toEqual([]);
  },
});

export const invoiceBatchProofs: ProofTable = {
  listInvoiceBatches: {
    works: {
      "one's own, the latest first": async ({ app, admin }) => {
        const first = await beginAnArchive(admin);
        const second = await beginAnArchive(admin);
        const { batches } = await admin.call(routes.listInvoiceBatches);
        expect(batches.map(({ id }) => id).slice(0, 2)).toEqual([second, first]);
        for (const id of [first, second]) await admin.call(routes.deleteInvoiceBatch, { parameters: { id } });
        await app.settle();
      },
    },
  },
  archiveInvoices: {
    works: {
      'with a document for each': async ({ app, admin }) => {
        const id = await beginAnArchive(admin);
        expect(await finishedBatch(app, admin)).toMatchObject({ id, kind: 'archive', total: 1, done: 1, leftOut: [] });
        await admin.call(routes.deleteInvoiceBatch, { parameters: { id } });
      },
    },
    refuses: refusesWrongChoices(routes.archiveInvoices),
  },
  sendInvoices: {
    works: {
      'each to its client': async ({ app, admin }) => {
        const body = { chosen: { ids: [(await addAnInvoice(admin)).id] } };
        const { batch } = await admin.call(routes.sendInvoices, { body });
        expect(await finishedBatch(app, admin)).toMatchObject({ id: batch.id, kind: 'sending', done: 1, leftOut: [] });
        await admin.call(routes.deleteInvoiceBatch, { parameters: { id: batch.id } });
      },
    },
    refuses: refusesWrongChoices(routes.sendInvoices),
  },
  downloadInvoiceArchive: {
    works: {
      'once it is finished': async ({ app, admin }) => {
        const id = await beginAnArchive(admin);
        await admin.refused(409, routes.downloadInvoiceArchive, { parameters: { id } });
        await finishedBatch(app, admin);
        expect((await filesIn(app, admin, id)).size).toBe(1);
        const { headers } = await admin.send(routes.downloadInvoiceArchive, { parameters: { id } });
        expect(headers.get('content-disposition')).toMatch(/^attachment; filename="invoices-\d{4}-\d\d-\d\d\.zip"$/);
        await admin.call(routes.deleteInvoiceBatch, { parameters: { id } });
      },
    },
    refuses: {
      'what is not there': async ({ admin }) => {
        await admin.refused(404, routes.downloadInvoiceArchive, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: keepsOut(routes.downloadInvoiceArchive),
  },
  deleteInvoiceBatch: {
    works: {
      'and it is in the list no more': async ({ admin }) => {
        const id = await beginAnArchive(admin);
        await admin.call(routes.deleteInvoiceBatch, { parameters: { id } });
        const { batches } = await admin.call(routes.listInvoiceBatches);
        expect(batches.map((batch) => batch.id)).not.toContain(id);
      },
    },
    refuses: {
      'what is not there': async ({ admin }) => {
        await admin.refused(404, routes.deleteInvoiceBatch, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: keepsOut(routes.deleteInvoiceBatch),
  },
};

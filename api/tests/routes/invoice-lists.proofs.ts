import * as list from '@atrium/contract/invoice-list';
import * as routes from '@atrium/contract/invoices';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { aClient, addAnInvoice } from '../invoices/invoices.ts';
import type { ProofTable } from './proofs.ts';

export const invoiceListProofs: ProofTable = {
  listInvoices: {
    works: {
      'ten invoices, the latest first, and all of them beside': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const { allData, invoices, total } = await admin.call(list.listInvoices, { query: {} });
        expect(invoices[0]).toMatchObject({ id, total: 190, balance: '$190', invoiceStatus: 'Draft', avatar: '' });
        expect(invoices).toEqual(allData?.slice(0, 10));
        expect(allData).toHaveLength(total);
      },
      'without all of them when nobody wants them': async ({ admin }) => {
        const answer = await admin.call(list.listInvoices, { query: { allData: false, perPage: 3 } });
        expect(Object.keys(answer).sort()).toEqual(['invoices', 'total']);
      },
    },
    refuses: {
      'what is no page, status, order and neither true nor false, and names each': async ({ admin }) => {
        const query = { page: 0, perPage: 101, status: 'paidd', sort: 'up', sortColumn: 'note', allData: 'no' };
        const problem = await admin.refused(400, list.listInvoices, { query });
        expect(fieldsOf(problem).sort()).toEqual(Object.keys(query).sort());
      },
    },
  },
  exportInvoices: {
    works: {
      'a file with a line for each invoice, in the columns that are asked for': async ({ admin }) => {
        const { id } = await addAnInvoice(admin, { client: aClient() });
        const { total } = await admin.call(list.listInvoices, { query: {} });
        const { headers, text } = await admin.send(list.exportInvoices);
        expect(headers.get('content-disposition')).toBe('attachment; filename="invoices-2026-03-02.csv"');
        expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
        const columns = ['id', 'clientCompany', 'balance', 'invoiceStatus'];
        const short = await admin.send(list.exportInvoices, { query: { columns, status: 'Draft' } });
        const lines = short.text.replace('\ufeff', '').split('\r\n');
        expect(lines.slice(0, 2)).toEqual(['Number,Company,Balance,Status', `${id},Rope Walk,190.00,Draft`]);
      },
    },
    refuses: {
      'columns, orders and filters that there are not': async ({ admin }) => {
        const filters = { status: 'late', age: 'old', taxTreatment: 'none', clientId: 'me' };
        const query = { columns: ['id', 'note'], sortColumn: 'avatar', ...filters };
        const problem = await admin.refused(400, list.exportInvoices, { query });
        expect(fieldsOf(problem).sort()).toEqual([...Object.keys(filters), 'columns.1', 'sortColumn'].sort());
      },
    },
  },
  readInvoiceAgeing: {
    works: {
      'what is open, which a draft is not': async ({ admin }) => {
        const before = await admin.call(list.readInvoiceAgeing);
        const { id } = await addAnInvoice(admin);
        expect(await admin.call(list.readInvoiceAgeing)).toEqual(before);
        await admin.call(routes.markInvoiceSent, { parameters: { id } });
        const after = await admin.call(list.readInvoiceAgeing);
        expect(after.balanceCents).toBe(before.balanceCents + 19_000);
        expect(after.invoices).toBe(before.invoices + 1);
        expect(after.ages[0]?.invoices).toBe((before.ages[0]?.invoices ?? 0) + 1);
        expect(after.ages.map(({ age }) => age)).toEqual(['not-due', '1-30', '31-60', '61-90', 'over-90']);
      },
    },
  },
};

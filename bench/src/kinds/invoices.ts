import { seedInvoices } from '@atrium/api/features/invoices/sample/invoices.seed';
import { invoiceSortColumns } from '@atrium/contract/invoice-list';
import { invoiceStatuses } from '@atrium/contract/invoice-status';
import { timePaths } from '../calls.ts';
import { type Kind, pageBudget } from '../kind.ts';
import { type List, measureList } from '../list-calls.ts';
import { each, searchesFor, sometimes } from '../questions.ts';

const names = ['lantern', 'northquay', 'saltmarsh', 'kestrel', 'heron press', 'orrery', 'juniper', 'clinic', 'freight'];
const commonTexts = ['.example', '@', 'paid', '2025-', '2026-0', '-01-', '-12', '$1', '00', '.50', 'office@', '$12'];

const list: List = {
  path: '/apps/invoice/invoices',
  always: { allData: 'false' },
  total: 'total',
  orders: invoiceSortColumns.flatMap((sortColumn) => [
    { sortColumn, sort: 'asc' },
    { sortColumn, sort: 'desc' },
  ]),
  anyFilter: (random) => sometimes(random, each('status', invoiceStatuses)),
  searches: searchesFor(names, commonTexts),
};

const firstId = 4987;

export const invoices: Kind = {
  table: 'invoices',
  seed: seedInvoices,
  measure: async (app, rows) => [
    ...(await measureList(app, list)),
    await timePaths(
      app,
      'one invoice',
      pageBudget,
      (random) => `/api/invoice/invoices/${firstId + random.below(rows)}`,
    ),
    await timePaths(app, 'clients', null, () => '/api/invoice/clients'),
  ],
};

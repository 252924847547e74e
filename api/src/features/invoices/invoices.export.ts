import { type Invoice, type InvoiceExportColumn, invoiceSortColumns } from '@atrium/contract/invoices';
import { csvLine, csvResponse } from '../../csv.ts';
import type { ListReader } from '../../lists/page.ts';
import { findInvoices } from './invoices.queries.ts';

interface Column {
  readonly heading: string;
  readonly value: (invoice: Invoice) => string | number;
}

const columnOf: Readonly<Record<InvoiceExportColumn, Column>> = {
  id: { heading: 'Number', value: ({ id }) => id },
  clientName: { heading: 'Client', value: ({ client }) => client.name },
  clientCompany: { heading: 'Company', value: ({ client }) => client.company },
  clientEmail: { heading: 'E-mail', value: ({ client }) => client.companyEmail },
  total: { heading: 'Total', value: ({ total }) => total },
  balance: { heading: 'Balance', value: ({ balance }) => (balance === 0 ? 0 : Number(balance.replace('$', ''))) },
  issuedDate: { heading: 'Issued', value: ({ issuedDate }) => issuedDate },
  dueDate: { heading: 'Due', value: ({ dueDate }) => dueDate },
  invoiceStatus: { heading: 'Status', value: ({ invoiceStatus }) => invoiceStatus },
  service: { heading: 'Service', value: ({ service }) => service },
};

/** Invoices as CSV. Rows are read some at a time while the file is being fetched, so its size does not matter. */
export function invoicesAsCsv(
  { database }: ListReader,
  idsInOrder: AsyncIterable<readonly number[]>,
  names: readonly InvoiceExportColumn[] = invoiceSortColumns,
  now: string,
): Response {
  const columns = names.map((name) => columnOf[name]);
  async function* lines() {
    yield csvLine(columns.map(({ heading }) => heading));
    for await (const ids of idsInOrder) {
      const invoices = await findInvoices(database, ids);
      yield invoices.map((invoice) => csvLine(columns.map(({ value }) => value(invoice)))).join('');
    }
  }
  return csvResponse(lines(), `invoices-${now.slice(0, 10)}.csv`);
}

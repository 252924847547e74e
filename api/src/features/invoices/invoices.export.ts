import { type InvoiceExportColumn, invoiceSortColumns } from '@atrium/contract/invoice-list';
import type { Invoice } from '@atrium/contract/invoices';
import type { ListReader } from '../../lists/page.ts';
import { type AskedFile, type TableColumn, tableFile } from '../../tables/table-file.ts';
import { findInvoices } from './invoices.queries.ts';

interface Column extends TableColumn {
  readonly value: (invoice: Invoice) => string | number;
}

const columnOf: Readonly<Record<InvoiceExportColumn, Column>> = {
  id: { heading: 'Number', value: ({ id }) => id },
  clientName: { heading: 'Client', value: ({ client }) => client.name },
  clientCompany: { heading: 'Company', value: ({ client }) => client.company },
  clientEmail: { heading: 'E-mail', value: ({ client }) => client.companyEmail },
  total: { heading: 'Total', kind: 'money', value: ({ total }) => total },
  currency: { heading: 'Currency', value: ({ currency }) => currency },
  balance: { heading: 'Balance', kind: 'money', value: ({ balanceCents }) => balanceCents / 100 },
  issuedDate: { heading: 'Issued', kind: 'day', value: ({ issuedDate }) => issuedDate },
  dueDate: { heading: 'Due', kind: 'day', value: ({ dueDate }) => dueDate },
  invoiceStatus: { heading: 'Status', value: ({ invoiceStatus }) => invoiceStatus },
  service: { heading: 'Service', value: ({ service }) => service },
};

/** Rows are read some at a time while the file is being fetched, so the size of the list does not matter. */
export function invoicesAsFile(
  { database }: ListReader,
  idsInOrder: AsyncIterable<readonly number[]>,
  asked: AskedFile & { columns?: readonly InvoiceExportColumn[] | undefined },
  now: string,
): Response {
  const columns = (asked.columns ?? invoiceSortColumns).map((name) => ({ name, ...columnOf[name] }));
  async function* batches() {
    for await (const ids of idsInOrder) {
      const invoices = await findInvoices(database, ids);
      yield invoices.map((invoice) => columns.map(({ value }) => value(invoice)));
    }
  }
  return tableFile({ name: `invoices-${now.slice(0, 10)}`, columns, batches: batches() }, asked);
}

import type { CustomField, CustomValue } from '@atrium/contract/custom-values';
import { customFieldColumn, type InvoiceExportColumn, invoiceSortColumns } from '@atrium/contract/invoice-list';
import type { Invoice } from '@atrium/contract/invoices';
import { badInput } from '../../errors.ts';
import type { ListReader } from '../../lists/page.ts';
import { type AskedFile, type TableColumn, tableFile } from '../../tables/table-file.ts';
import { findCustomFields } from './custom-fields/custom-fields.queries.ts';
import { noSuchField } from './custom-fields/custom-fields.ts';
import { findInvoices } from './invoices.queries.ts';

interface Column extends TableColumn {
  readonly value: (invoice: Invoice) => string | number;
}

const usual: Readonly<Record<InvoiceExportColumn, Column>> = {
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
  taxTreatment: { heading: 'Tax treatment', value: ({ taxTreatment }) => taxTreatment },
  buyerReference: { heading: 'Buyer reference', value: ({ buyerReference }) => buyerReference },
  orderNumber: { heading: 'Order number', value: ({ orderNumber }) => orderNumber },
};

const usualColumns = [...invoiceSortColumns, 'taxTreatment', 'buyerReference', 'orderNumber'];

type NamedColumn = Column & { name: string };

/** Those that were asked for; else the usual ones, and all that the house has made. */
function columnsOf(fields: readonly CustomField[], asked: readonly string[] | undefined): NamedColumn[] {
  const own = fields.map(ownColumn);
  const known = [...Object.entries(usual).map(([name, column]) => ({ name, ...column })), ...own];
  const names = asked ?? [...usualColumns, ...own.map(({ name }) => name)];
  return names.map((name) => {
    const column = known.find((each) => each.name === name);
    if (!column) throw badInput([{ path: 'columns', message: noSuchField }]);
    return column;
  });
}

function ownColumn({ id, label, kind }: CustomField): NamedColumn {
  const value = ({ customValues }: Invoice) => cellOf(customValues[id] ?? '');
  const column = { name: customFieldColumn(id), heading: label, value };
  return kind === 'day' || kind === 'number' ? { ...column, kind } : column;
}

function cellOf(value: CustomValue): string | number {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value;
}

/** Rows are read some at a time while the file is being fetched, so the size of the list does not matter. */
export async function invoicesAsFile(
  { database }: ListReader,
  idsInOrder: AsyncIterable<readonly number[]>,
  asked: AskedFile & { columns?: readonly string[] | undefined },
  now: string,
): Promise<Response> {
  const columns = columnsOf(await findCustomFields(database), asked.columns);
  async function* batches() {
    for await (const ids of idsInOrder) {
      const invoices = await findInvoices(database, ids);
      yield invoices.map((invoice) => columns.map(({ value }) => value(invoice)));
    }
  }
  return tableFile({ name: `invoices-${now.slice(0, 10)}`, columns, batches: batches() }, asked);
}

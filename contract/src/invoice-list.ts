import * as z from 'zod/mini';
import { InvoiceAge, InvoiceAgeFilter } from './invoice-age.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { Invoice } from './invoices.ts';
import { listParameters, sortDirections, tableFormat, tableWording, workbookMedia } from './lists.ts';
import { route } from './route.ts';
import { TaxTreatment } from './tax-treatment.ts';
import { daySpan, idParameter, wordOf } from './text.ts';

export const invoiceSortColumns = [
  'id',
  'clientName',
  'total',
  'balance',
  'issuedDate',
  'dueDate',
  'invoiceStatus',
  'service',
] as const;
export type InvoiceSortColumn = (typeof invoiceSortColumns)[number];

export const invoiceExportColumns = [
  ...invoiceSortColumns,
  'taxTreatment',
  'buyerReference',
  'orderNumber',
  'clientCompany',
  'clientEmail',
  'currency',
] as const;
export type InvoiceExportColumn = (typeof invoiceExportColumns)[number];

/** The column of a field of the house: `customField3`. */
export const customFieldColumn = (id: number) => `customField${id}`;
const ExportedColumn = z.union([z.enum(invoiceExportColumns), z.string().check(z.regex(/^customField\d{1,15}$/))]);

const invoiceFilters = {
  q: listParameters.q,
  status: z.optional(wordOf(invoiceStatuses)),
  /** How long what is open has been past due; `open` is all of that, due or not. */
  age: z.optional(InvoiceAgeFilter),
  taxTreatment: z.optional(TaxTreatment),
  clientId: z.optional(idParameter()),
  issued: z.optional(daySpan()),
};
const invoiceOrder = {
  sort: z._default(z.enum(sortDirections), 'desc'),
  /** `client.name` is `clientName`, by its path in an invoice. */
  sortColumn: z._default(z.enum([...invoiceSortColumns, 'client.name']), 'id'),
};

export const InvoiceListQuery = z.object({
  ...invoiceFilters,
  ...invoiceOrder,
  page: listParameters.page,
  perPage: listParameters.perPage,
  allData: listParameters.allData,
});
export type InvoiceListQuery = z.infer<typeof InvoiceListQuery>;

const readInvoice = { action: 'read', subject: 'Invoice' } as const;

export const listInvoices = route({
  name: 'listInvoices',
  method: 'GET',
  path: '/apps/invoice/invoices',
  summary:
    'A page of invoices, the latest first. `q` searches client e-mail and name, number, total, balance, due date, references and what is in custom fields, and "paid" finds those with nothing left to pay; `allData` has the first 1,000 of the filtered list.',
  access: readInvoice,
  query: InvoiceListQuery,
  status: 200,
  response: z.object({ allData: z.optional(z.array(Invoice)), total: z.int(), invoices: z.array(Invoice) }),
});

export const exportInvoices = route({
  name: 'exportInvoices',
  method: 'GET',
  path: '/api/v1/invoices/export',
  summary:
    'The filtered and sorted list as CSV or as an Excel workbook, streamed. `columns` chooses columns and their order (`customField3` is that of the field with the id 3), `headings` what they are called, `cellWords` how values read.',
  access: readInvoice,
  query: z.object({
    format: tableFormat(),
    ...invoiceFilters,
    ...invoiceOrder,
    columns: z.optional(z.union([ExportedColumn, z.array(ExportedColumn)])),
    ...tableWording,
  }),
  status: 200,
  response: { media: 'text/csv', alsoMedia: [workbookMedia] },
});

export const readInvoiceAgeing = route({
  name: 'readInvoiceAgeing',
  method: 'GET',
  path: '/api/v1/invoices/ageing',
  summary:
    'What is open: how much and how many invoices, by how long they have been past due. Drafts are not open yet.',
  access: readInvoice,
  status: 200,
  response: z.object({
    balanceCents: z.int(),
    invoices: z.int(),
    ages: z.array(z.object({ age: InvoiceAge, balanceCents: z.int(), invoices: z.int() })),
  }),
});

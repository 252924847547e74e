import * as z from 'zod/mini';
import { CreditNote, creditNoteStates } from './credit-notes.ts';
import { listParameters, sortDirections, tableFormat, tableWording, workbookMedia } from './lists.ts';
import { route } from './route.ts';
import { daySpan, idParameter, numberParameter, wordOf } from './text.ts';

export const creditNoteSortColumns = ['id', 'clientName', 'issuedDate', 'total', 'state'] as const;
export type CreditNoteSortColumn = (typeof creditNoteSortColumns)[number];

export const creditNoteExportColumns = [
  'id',
  'state',
  'clientName',
  'clientEmail',
  'invoiceId',
  'issuedDate',
  'total',
  'currency',
  'reason',
] as const;
export type CreditNoteExportColumn = (typeof creditNoteExportColumns)[number];

const creditNoteFilters = {
  q: listParameters.q,
  state: z.optional(wordOf(creditNoteStates)),
  /** The days within which they are dated, both among them. */
  issued: z.optional(daySpan()),
  /** Those of one invoice alone. */
  invoiceId: z.optional(numberParameter(z.gte(1, 'Give a number from 1 up.'), z.lte(Number.MAX_SAFE_INTEGER))),
  /** Those of the invoices of one client. */
  clientId: z.optional(idParameter()),
};
const creditNoteOrder = {
  sort: z._default(z.enum(sortDirections), 'desc'),
  sortColumn: z._default(z.enum(creditNoteSortColumns), 'id'),
};

export const CreditNoteListQuery = z.object({
  ...creditNoteFilters,
  ...creditNoteOrder,
  page: listParameters.page,
  perPage: listParameters.perPage,
});
export type CreditNoteListQuery = z.infer<typeof CreditNoteListQuery>;

const read = { action: 'read', subject: 'Invoice' } as const;

export const listCreditNotes = route({
  name: 'listCreditNotes',
  method: 'GET',
  path: '/api/v1/credit-notes',
  summary:
    'A page of credit notes, the latest first. `q` searches client, e-mail, number, the number of the invoice, and total.',
  access: read,
  query: CreditNoteListQuery,
  status: 200,
  response: z.object({ creditNotes: z.array(CreditNote), total: z.int() }),
});

export const exportCreditNotes = route({
  name: 'exportCreditNotes',
  method: 'GET',
  path: '/api/v1/credit-notes/export',
  summary:
    'The filtered and sorted list as CSV or as an Excel workbook, streamed. `columns` chooses columns and their order, `headings` what they are called, `cellWords` how values read.',
  access: read,
  query: z.object({
    format: tableFormat(),
    ...creditNoteFilters,
    ...creditNoteOrder,
    columns: z.optional(z.union([z.enum(creditNoteExportColumns), z.array(z.enum(creditNoteExportColumns))])),
    ...tableWording,
  }),
  status: 200,
  response: { media: 'text/csv', alsoMedia: [workbookMedia] },
});

import type { InvoiceMatching } from '@atrium/contract/invoice-batches';
import { listInvoiceCredits } from '@atrium/contract/invoice-credits';
import {
  exportInvoices,
  type InvoiceListQuery,
  invoiceExportColumns,
  listInvoices,
  readInvoiceAgeing,
} from '@atrium/contract/invoice-list';
import {
  addInvoice,
  getInvoiceIssuer,
  type InvoiceChanges,
  updateInvoice,
  type WholeInvoice,
} from '@atrium/contract/invoices';
import type { TableFormat } from '@atrium/contract/lists';
import type { RouteInput } from '@atrium/contract/route';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { call } from '../../backend/client.ts';
import { invoiceQuery } from '../../ui/billing/invoice.queries.ts';
import { askedColumns, type ExportedColumn } from '../../ui/data-table/exported-columns.ts';
import { readDay } from '../../ui/forms/read-day.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { useSaving } from '../../ui/use-saving.ts';
import type { InvoiceListSearch } from './invoice-list-search.ts';

export const invoiceListKey = ['invoice', 'list'] as const;

/** What the list asks for; how it looks is not the server's business. A day is searched as it is stored, however it was written. */
function queryOf({ columns: _, density: __, ...query }: InvoiceListSearch): InvoiceListQuery {
  const day = query.q === undefined ? null : readDay(query.q, i18next.language);
  return { ...query, ...(day && { q: day }), allData: false };
}

/** By what the list is filtered, for what is done with all that it shows. */
export function matchingOf(search: InvoiceListSearch): InvoiceMatching {
  const { q, status, age, taxTreatment, clientId, issued } = queryOf(search);
  return { q, status, age, taxTreatment, clientId, issued };
}

export function invoiceListQuery(search: InvoiceListSearch) {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...invoiceListKey, query],
    queryFn: ({ signal }) => call(listInvoices, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { follows: ['client'] },
  });
}

/** The number of the latest; null before there is one. `latest` alone are the invoices that a dashboard shows. */
export const latestInvoiceQuery = queryOptions({
  queryKey: ['invoice', 'latest-number'],
  queryFn: async ({ signal }) => {
    const { invoices } = await call(listInvoices, { query: { perPage: 1, allData: false } }, { signal });
    return invoices[0]?.id ?? null;
  },
});

export const ageingQuery = queryOptions({
  queryKey: ['invoice', 'ageing'],
  queryFn: ({ signal }) => call(readInvoiceAgeing, {}, { signal }),
});

/** Who writes invoices. */
export const issuerQuery = queryOptions({
  queryKey: ['invoice', 'issuer'],
  queryFn: ({ signal }) => call(getInvoiceIssuer, {}, { signal }),
  meta: { follows: ['invoice-settings'] },
});

/** The file of what the list shows, with these columns in this order. */
export function loadInvoiceExport(
  search: InvoiceListSearch,
  columns: readonly ExportedColumn[],
  signal: AbortSignal,
  format: TableFormat,
) {
  const { page: _, perPage: __, allData: ___, ...query } = queryOf(search);
  return call(
    exportInvoices,
    { query: { ...query, format, ...askedColumns(columns, [...invoiceExportColumns, ...customColumnsOf(columns)]) } },
    { signal },
  );
}

function customColumnsOf(columns: readonly ExportedColumn[]): string[] {
  return columns.map(({ id }) => id).filter((id) => /^customField\d+$/.test(id));
}

/** What the client has as credit on other invoices. */
export function invoiceCreditsQuery(id: number) {
  return queryOptions({
    queryKey: ['invoice', id, 'credits'],
    queryFn: async ({ signal }) => (await call(listInvoiceCredits, { parameters: { id } }, { signal })).credits,
  });
}

const touches = ['invoice', 'client'];

export function useAddInvoice() {
  const onSuccess = useShow();
  const once = useMakingOnce();
  return useSaving({
    mutationFn: (invoice: Omit<RouteInput<typeof addInvoice>['body'], 'idempotencyKey'>) =>
      once((idempotencyKey) => call(addInvoice, { body: { ...invoice, idempotencyKey } })),
    touches,
    onSuccess,
  });
}

export function useUpdateInvoice(id: number) {
  const onSuccess = useShow();
  return useSaving({
    mutationFn: (changes: InvoiceChanges) => call(updateInvoice, { parameters: { id }, body: changes }),
    touches,
    onSuccess,
  });
}

/** Shows what the server answered. */
function useShow() {
  const client = useQueryClient();
  return ({ changeId: _, ...whole }: WholeInvoice & { changeId: number | null }) => {
    client.setQueryData(invoiceQuery(whole.invoice.id).queryKey, whole);
  };
}

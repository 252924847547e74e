import {
  type CreditNoteListQuery,
  creditNoteExportColumns,
  exportCreditNotes,
  listCreditNotes,
} from '@atrium/contract/credit-note-list';
import type { TableFormat } from '@atrium/contract/lists';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../backend/client.ts';
import { askedColumns, type ExportedColumn } from '../../../ui/data-table/exported-columns.ts';
import type { CreditNoteListSearch } from './credit-note-list-search.ts';

/** What the list asks for; how it looks is not the server's business. */
function queryOf({ columns: _, density: __, ...query }: CreditNoteListSearch): CreditNoteListQuery {
  return query;
}

export function creditNoteListQuery(search: CreditNoteListSearch) {
  const query = queryOf(search);
  return queryOptions({
    queryKey: ['credit-note', 'list', query],
    queryFn: ({ signal }) => call(listCreditNotes, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The file of what the list shows, with these columns in this order. */
export function loadCreditNoteExport(
  search: CreditNoteListSearch,
  columns: readonly ExportedColumn[],
  signal: AbortSignal,
  format: TableFormat,
) {
  const { page: _, perPage: __, ...query } = queryOf(search);
  return call(
    exportCreditNotes,
    { query: { ...query, format, ...askedColumns(columns, creditNoteExportColumns) } },
    { signal },
  );
}

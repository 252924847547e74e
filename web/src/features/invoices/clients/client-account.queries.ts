import { getClientFigures, listClientPayments } from '@atrium/contract/client-account';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../backend/client.ts';
import { creditNoteListQuery } from '../credit-notes/credit-note-list.queries.ts';
import { CreditNoteListSearch } from '../credit-notes/credit-note-list-search.ts';
import { InvoiceListSearch } from '../invoice-list-search.ts';
import { invoiceListQuery } from '../invoices.queries.ts';
import { QuoteListSearch, quoteListQuery } from '../quotes/quotes.queries.ts';

/** What is shown of a client's invoices, quotes, credit notes and payments at once. */
export const shownOfClient = 5;

const latest = { sort: 'desc', sortColumn: 'id', perPage: shownOfClient } as const;

export function clientFiguresQuery(id: number) {
  return queryOptions({
    queryKey: ['invoice', 'of-client', id, 'figures'],
    queryFn: async ({ signal }) => (await call(getClientFigures, { parameters: { id } }, { signal })).figures,
  });
}

export const clientInvoicesQuery = (clientId: number, page: number) =>
  invoiceListQuery(InvoiceListSearch.parse({ ...latest, clientId, page, allData: false }));

export const clientQuotesQuery = (clientId: number, page: number) =>
  quoteListQuery(QuoteListSearch.parse({ perPage: shownOfClient, clientId, page }));

export const clientCreditNotesQuery = (clientId: number, page: number) =>
  creditNoteListQuery(CreditNoteListSearch.parse({ ...latest, clientId, page }));

export function clientPaymentsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: ['invoice', 'of-client', id, 'payments', page],
    queryFn: ({ signal }) =>
      call(listClientPayments, { parameters: { id }, query: { page, perPage: shownOfClient } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

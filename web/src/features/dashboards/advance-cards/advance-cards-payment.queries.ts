import { isOpen } from '@atrium/contract/invoice-age';
import { listInvoices, readInvoiceAgeing } from '@atrium/contract/invoice-list';
import type { Invoice } from '@atrium/contract/invoices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../backend/client.ts';

const mostChoices = 20;

/**
 * Invoices that something is to be paid on, those due first before the others: of all that words find, else of those that are the longest
 * past due.
 */
export function payableInvoicesQuery(words: string) {
  return queryOptions({
    queryKey: ['invoice', 'payable', words],
    queryFn: async ({ signal }): Promise<Invoice[]> => {
      const order = { sort: 'asc', sortColumn: 'dueDate', perPage: mostChoices, allData: 'false' } as const;
      if (words !== '') {
        const { invoices } = await call(listInvoices, { query: { ...order, q: words } }, { signal });
        return invoices.filter(({ invoiceStatus }) => isOpen({ status: invoiceStatus }));
      }
      const { ages } = await call(readInvoiceAgeing, {}, { signal });
      const age = ages.findLast(({ invoices }) => invoices > 0)?.age;
      if (age === undefined) return [];
      return (await call(listInvoices, { query: { ...order, age } }, { signal })).invoices;
    },
    placeholderData: keepPreviousData,
    meta: { follows: ['client'] },
  });
}

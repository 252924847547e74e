import type { InvoiceListQuery } from '@atrium/contract/invoice-list';
import type { Invoice } from '@atrium/contract/invoices';
import { fold, foldSearched, foldWords } from '../../src/search/fold.ts';

type Query = Partial<InvoiceListQuery>;

/** The list as the specification words it, computed from all invoices the plain way: what the API answers has to be the same. */
export function expectedInvoices(invoices: readonly Invoice[], query: Query): Invoice[] {
  const { q = '', status, sort = 'desc', sortColumn = 'id' } = query;
  const words = foldWords(q);
  const matching = invoices.filter(
    (invoice) =>
      (status === undefined || invoice.invoiceStatus === status) && words.every((word) => isFound(invoice, word)),
  );
  const upwards = matching.toSorted(
    (one, other) => compare(sortValue(one, sortColumn), sortValue(other, sortColumn)) || one.id - other.id,
  );
  return sort === 'asc' ? upwards : upwards.reverse();
}

function isFound(invoice: Invoice, word: string): boolean {
  if (word === 'paid' && invoice.balance === 0) return true;
  return searchedFields(invoice).some((field) => foldSearched(field).includes(word));
}

export function searchedFields({ client, id, total, balance, dueDate }: Invoice): string[] {
  return [client.companyEmail, client.name, String(id), String(total), String(balance), dueDate];
}

function sortValue(invoice: Invoice, column: NonNullable<Query['sortColumn']>): string | number {
  if (column === 'clientName' || column === 'client.name') return fold(invoice.client.name);
  if (column === 'balance') return Number(String(invoice.balance).replace('$', ''));
  return invoice[column];
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other);
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

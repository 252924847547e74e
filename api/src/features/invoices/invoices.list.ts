import type { Client } from '@atrium/contract/clients';
import { type InvoiceState, invoiceStatus } from '@atrium/contract/invoice-status';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine, InvoiceListQuery, InvoicePayment, InvoiceSortColumn } from '@atrium/contract/invoices';
import { moneyText } from '@atrium/contract/money';
import type { InvoiceRow } from '../../database/invoices-schema.ts';
import { facetOf, type IndexedRow, type ListIndex } from '../../lists/list-index.ts';
import { numberKey } from '../../lists/number-key.ts';
import { fold, searchText } from '../../search/fold.ts';
import { presenceOf, present } from './clients.list.ts';

/** What people write of an invoice: all else follows from it. */
export type InvoiceContent = Pick<
  InvoiceRow,
  'id' | 'clientId' | 'issuedDate' | 'dueDate' | 'service' | 'note' | 'sentAt' | 'downloadedAt'
> & { lines: InvoiceLine[]; payments: InvoicePayment[] };

export const invoicesIndex: ListIndex = {
  name: 'invoices',
  sorts: {
    id: 'id',
    clientName: 'client_name_key',
    total: 'total_key',
    balance: 'balance_key',
    issuedDate: 'issued_date',
    dueDate: 'due_date',
    invoiceStatus: 'status',
    service: 'service',
  },
  facets: ['presence', 'status'],
};

export function invoiceFilter({ status }: Pick<InvoiceListQuery, 'status'>) {
  return { presence: present, status };
}

export function sortOf(sortColumn: InvoiceListQuery['sortColumn']): InvoiceSortColumn {
  return sortColumn === 'client.name' ? 'clientName' : sortColumn;
}

/** An invoice as the table keeps it on this day: with its totals, its status, the keys of the orders, the facet and what is searched (spec.md section 7). */
export function invoiceRow(
  { lines, payments, ...content }: InvoiceContent,
  client: Client,
  today: string,
  deletedAt: string | null = null,
): InvoiceRow {
  const { grossCents: _, discountCents: __, ...totals } = invoiceTotals(lines, payments);
  const isDraft = content.sentAt === null && content.downloadedAt === null && payments.length === 0;
  const state = { ...content, ...totals, isDraft };
  const status = invoiceStatus(state, today);
  return {
    ...content,
    ...totals,
    status,
    currency: 'USD',
    clientNameKey: fold(client.name),
    totalKey: numberKey(totals.totalCents),
    balanceKey: numberKey(totals.balanceCents),
    lapsesAfter: deletedAt === null && lapses(state, today) ? content.dueDate : null,
    deletedAt,
    facet: invoiceFacet(deletedAt, status),
    search: searchedText({ ...content, ...totals }, client),
    place: content.id,
  };
}

const afterAllDays = '9999-99-99';

/** Whether the passing of days makes it past due. */
function lapses(state: InvoiceState, today: string): boolean {
  return invoiceStatus(state, today) !== 'Past Due' && invoiceStatus(state, afterAllDays) === 'Past Due';
}

export function invoiceFacet(deletedAt: string | null, status: InvoiceRow['status']): string {
  return facetOf([presenceOf(deletedAt), status]);
}

/** As the wire has them; "paid" finds those that have nothing left to pay. */
function searchedText(
  { id, totalCents, balanceCents, dueDate }: Pick<InvoiceRow, 'id' | 'totalCents' | 'balanceCents' | 'dueDate'>,
  { companyEmail, name }: Client,
): string {
  const fields = [
    companyEmail,
    name,
    String(id),
    String(totalCents / 100),
    String(shownBalance(balanceCents)),
    dueDate,
  ];
  return searchText(balanceCents === 0 ? [...fields, 'paid'] : fields);
}

export function shownBalance(balanceCents: number): 0 | string {
  return balanceCents === 0 ? 0 : moneyText(balanceCents);
}

export function indexedInvoice({ id, facet, search, ...row }: InvoiceRow): IndexedRow {
  return {
    id,
    facet,
    search,
    keys: {
      clientName: row.clientNameKey,
      total: row.totalKey,
      balance: row.balanceKey,
      issuedDate: row.issuedDate,
      dueDate: row.dueDate,
      invoiceStatus: row.status,
      service: row.service,
    },
  };
}

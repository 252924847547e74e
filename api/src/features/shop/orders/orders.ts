import type { OrderFacets, OrderFacetsQuery } from '@atrium/contract/order-facets';
import {
  type OrderColumn,
  type OrderListQuery,
  type OrderState,
  type OrderWithLines,
  orderColumns,
  orderStates,
  refundStates,
  statusOfState,
} from '@atrium/contract/orders';
import { readsAllOrders } from '@atrium/contract/policy';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Database } from '../../../database/engine.ts';
import type { OrderRow } from '../../../database/shop-schema.ts';
import { notFound } from '../../../errors.ts';
import { idsInOrder } from '../../../lists/export.ts';
import { countsByPart, type ValueCounts } from '../../../lists/facet-counts.ts';
import { findPage, type ListReader, type ListRequest, listRequest } from '../../../lists/page.ts';
import { foldWords } from '../../../search/fold.ts';
import { withoutNumberSign } from '../../../search/number-sign.ts';
import { type AskedFile, type TableColumn, tableFile } from '../../../tables/table-file.ts';
import { askedOfAll, askedOrders } from './asked-orders.ts';
import { findStoredOrder, noInvoice, partsOf, progressOf, returnedOf, type StoredOrder } from './order-progress.ts';
import { countedOf, deliveryOfPart, orderFilter, shownLine, shownOrder, sortOf } from './orders.list.ts';
import { findOrders } from './orders.queries.ts';
import { countPlacedByFacet, findPlacedPage, placedIds } from './orders-placed.queries.ts';

export async function listOrders(context: SignedInContext, query: OrderListQuery) {
  const { lists } = context;
  const { index, words } = await askedOrders(context, { all: query.all, words: orderWords(query.q) });
  const request = { ...ordersRequest(query), words, page: query.page, perPage: query.perPage };
  const counted = countedOf(query);
  const { total, ids } = await (counted
    ? findPlacedPage(lists, index, request, counted)
    : findPage(lists, index, request));
  return { orders: (await findOrders(lists.database, ids)).map(shownOrder), total };
}

function ordersRequest(query: Omit<OrderListQuery, 'all' | 'page' | 'perPage'>): ListRequest {
  return listRequest({ ...query, sortColumn: sortOf(query.sortColumn) }, orderFilter(query));
}

function orderWords(q: string): string[] {
  return foldWords(q).map(withoutNumberSign);
}

/** An order from before they kept it has no way of delivery. */
export async function findOrderFacets(context: SignedInContext, query: OrderFacetsQuery): Promise<OrderFacets> {
  const { lists } = context;
  const { index, words } = await askedOrders(context, { all: query.all, words: orderWords(query.q) });
  const counted = countedOf(query);
  const found = counted && (await countPlacedByFacet(lists, index, words, counted));
  const counts = await countsByPart(lists, index, orderParts, { words, filter: orderFilter(query), found });
  const totalOf = (values: ValueCounts, value: string) => values.get(value) ?? 0;
  const isAsked = (state: OrderState) => query.status === undefined || statusOfState(state) === query.status;
  return {
    states: orderStates.map((value) => ({ value, total: isAsked(value) ? totalOf(counts.state, value) : 0 })),
    refundStates: refundStates.map((value) => ({ value, total: totalOf(counts.refundState, value) })),
    deliveryMethods: [...counts.delivery]
      .filter(([part]) => part !== '')
      .map(([part, total]) => ({ value: deliveryOfPart(part), total }))
      .toSorted((one, other) => one.value.localeCompare(other.value)),
  };
}

const orderParts = ['state', 'refundState', 'delivery'] as const;

export async function getOrder({ services, ability, caller }: SignedInContext, id: number) {
  const accountId = readsAllOrders(ability) ? null : caller.accountId;
  const stored = await findStoredOrder(services.engine.read, id, accountId);
  if (!stored) throw notFound('order');
  return { order: orderWith(stored) };
}

export async function withLines(database: Database, order: OrderRow): Promise<OrderWithLines> {
  return orderWith({ row: order, ...(await partsOf(database, order)) });
}

/** One that nothing has happened to yet. */
export function placedOrder({ row, buyer, lines }: Pick<StoredOrder, 'row' | 'buyer' | 'lines'>): OrderWithLines {
  return orderWith({ row, buyer, lines, refunds: [], ...noInvoice });
}

export function orderWith(stored: StoredOrder): OrderWithLines {
  const progress = progressOf(stored);
  const lines = stored.lines.map((line) => shownLine(line, returnedOf(progress, line)));
  const { buyer, invoiceId, isInvoiceIssued, creditNotes } = stored;
  const ofInvoice = { invoiceId, isInvoiceIssued, creditNotes };
  return { ...shownOrder(stored.row), buyer, lines, refunds: [...stored.refunds], ...ofInvoice };
}

const headed: Readonly<Record<OrderColumn, TableColumn>> = {
  id: { heading: 'Number', kind: 'number' },
  placedAt: { heading: 'Placed' },
  customerName: { heading: 'Customer' },
  state: { heading: 'State' },
  refundState: { heading: 'Refund' },
  pieces: { heading: 'Pieces', kind: 'number' },
  total: { heading: 'Total', kind: 'money' },
  refunded: { heading: 'Refunded', kind: 'money' },
  deliveryMethod: { heading: 'Way of delivery' },
  paymentMethod: { heading: 'Payment' },
  carrier: { heading: 'Carrier' },
  trackingNumber: { heading: 'Tracking number' },
  trackingUrl: { heading: 'Tracking link' },
};

type ExportQuery = Omit<OrderListQuery, 'all' | 'page' | 'perPage'> &
  AskedFile & { columns?: OrderColumn[] | undefined };

export async function ordersAsFile({ lists, now }: Context, query: ExportQuery): Promise<Response> {
  const { columns = [...orderColumns], format, headings, cellWords, ...asked } = query;
  const { index, words } = await askedOfAll(lists, orderWords(asked.q));
  const request = { ...ordersRequest(asked), words };
  const counted = countedOf(asked);
  const found = counted ? placedIds(lists, index, request, counted) : idsInOrder(lists, index, request);
  const table = { columns: columns.map((name) => ({ name, ...headed[name] })), batches: rowsOf(lists, found, columns) };
  return tableFile({ name: `orders-${now.slice(0, 10)}`, ...table }, { format, headings, cellWords });
}

async function* rowsOf(lists: ListReader, found: AsyncGenerator<number[]>, columns: readonly OrderColumn[]) {
  for await (const ids of found) {
    const orders = (await findOrders(lists.database, ids)).map(shownOrder);
    yield orders.map((order) => columns.map((column) => order[column]));
  }
}

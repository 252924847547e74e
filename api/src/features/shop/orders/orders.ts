import { type OrderColumn, type OrderListQuery, type OrderWithLines, orderColumns } from '@atrium/contract/orders';
import { readsAllOrders } from '@atrium/contract/policy';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Database } from '../../../database/engine.ts';
import type { OrderLineRow, OrderRow } from '../../../database/shop-schema.ts';
import { notAllowed, notFound } from '../../../errors.ts';
import { idsInOrder } from '../../../lists/export.ts';
import { countsByPart } from '../../../lists/facet-counts.ts';
import { ownedBy } from '../../../lists/list-index.ts';
import { findPage, type ListReader, listRequest, pageRequest } from '../../../lists/page.ts';
import { type AskedFile, type TableColumn, tableFile } from '../../../tables/table-file.ts';
import { findStoredOrder, partsOf, progressOf, returnedOf, type StoredOrder } from './order-progress.ts';
import { countedOf, deliveryOfPart, orderFilter, ordersIndex, shownLine, shownOrder, sortOf } from './orders.list.ts';
import { findOrders } from './orders.queries.ts';
import { findPlacedPage, placedIds } from './orders-placed.queries.ts';

export async function listOrders({ lists, ability, caller }: SignedInContext, query: OrderListQuery) {
  if (query.all && !readsAllOrders(ability)) throw notAllowed();
  const index = query.all ? ordersIndex : ownedBy(ordersIndex, caller.accountId);
  const request = pageRequest({ ...query, sortColumn: sortOf(query.sortColumn) }, orderFilter(query));
  const counted = countedOf(query);
  const { total, ids } = await (counted
    ? findPlacedPage(lists, index, request, counted)
    : findPage(lists, index, request));
  return { orders: (await findOrders(lists.database, ids)).map(shownOrder), total };
}

/** An order from before they kept it has none. */
export async function listOrderDeliveries({ lists, ability, caller }: SignedInContext): Promise<string[]> {
  const index = readsAllOrders(ability) ? ordersIndex : ownedBy(ordersIndex, caller.accountId);
  const { delivery } = await countsByPart(lists, index, ['delivery'], { words: [], filter: {} });
  const names = [...delivery.keys()].filter((part) => part !== '').map(deliveryOfPart);
  return names.toSorted((one, other) => one.localeCompare(other));
}

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
export function placedOrder(row: OrderRow, lines: readonly OrderLineRow[]): OrderWithLines {
  return orderWith({ row, lines, refunds: [], invoiceId: null, isInvoiceIssued: false });
}

export function orderWith(stored: StoredOrder): OrderWithLines {
  const progress = progressOf(stored);
  const lines = stored.lines.map((line) => shownLine(line, returnedOf(progress, line)));
  const { invoiceId, isInvoiceIssued } = stored;
  return { ...shownOrder(stored.row), lines, refunds: [...stored.refunds], invoiceId, isInvoiceIssued };
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

export function ordersAsFile({ lists, now }: Context, query: ExportQuery): Response {
  const { columns = [...orderColumns], format, headings, cellWords, ...asked } = query;
  const request = listRequest({ ...asked, sortColumn: sortOf(asked.sortColumn) }, orderFilter(asked));
  const counted = countedOf(asked);
  const found = counted ? placedIds(lists, ordersIndex, request, counted) : idsInOrder(lists, ordersIndex, request);
  const table = { columns: columns.map((name) => ({ name, ...headed[name] })), batches: rowsOf(lists, found, columns) };
  return tableFile({ name: `orders-${now.slice(0, 10)}`, ...table }, { format, headings, cellWords });
}

async function* rowsOf(lists: ListReader, found: AsyncGenerator<number[]>, columns: readonly OrderColumn[]) {
  for await (const ids of found) {
    const orders = (await findOrders(lists.database, ids)).map(shownOrder);
    yield orders.map((order) => columns.map((column) => order[column]));
  }
}

import type { DaySpan } from '@atrium/contract/figures';
import { listInvoices } from '@atrium/contract/invoice-list';
import { getOrder, listOrders, type OrderListQuery, type OrderWithLines } from '@atrium/contract/orders';
import { listProducts } from '@atrium/contract/products';
import type { Person } from '../person.ts';

/** All pages of a list. */
async function everyPage<Row>(read: (page: number) => Promise<{ rows: Row[]; total: number }>): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read(page);
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

export async function ordersInList(
  admin: Person,
  asked: Partial<Pick<OrderListQuery, 'placed' | 'customer' | 'sold'>> = {},
): Promise<OrderWithLines[]> {
  const query = { all: true, perPage: 100, sort: 'asc' as const, ...asked };
  const rows = await everyPage(async (page) => {
    const { orders, total } = await admin.call(listOrders, { query: { ...query, page } });
    return { rows: orders, total };
  });
  return Promise.all(rows.map(async ({ id }) => (await admin.call(getOrder, { parameters: { id } })).order));
}

export function invoicesInList(admin: Person) {
  return everyPage(async (page) => {
    const { invoices, total } = await admin.call(listInvoices, { query: { page, perPage: 100, allData: 'false' } });
    return { rows: invoices, total };
  });
}

export async function categoriesInShop(admin: Person): Promise<Map<number, string>> {
  const products = await everyPage(async (page) => {
    const answer = await admin.call(listProducts, { query: { page, perPage: 100 } });
    return { rows: answer.products, total: answer.total };
  });
  return new Map(products.map(({ id, category }) => [id, category]));
}

const cents = (dollars: number) => Math.round(dollars * 100);

export function isWithin({ from, to }: DaySpan, moment: string): boolean {
  const day = moment.slice(0, 10);
  return from <= day && day <= to;
}

/** What an order brought: what was paid for its goods, without their share of what was given back. */
export function earnedCents({ status, subtotal, discount, refunded, total }: OrderWithLines): number {
  if (status === 'rejected') return 0;
  const goods = cents(subtotal) - cents(discount);
  return goods - Math.round((goods * cents(refunded)) / cents(total));
}

export function piecesSold({ status, lines }: OrderWithLines): { productId: number | null; pieces: number }[] {
  if (status === 'rejected') return [];
  return lines.map(({ productId, quantity, returned }) => ({ productId, pieces: quantity - returned }));
}

/** The orders that were the first of who placed them; customers without an account are known by their names. */
export function firstOrders(orders: readonly OrderWithLines[]): OrderWithLines[] {
  const known = new Set<number | string>();
  return orders.filter(({ accountId, customerName }) => {
    const customer = accountId ?? customerName;
    const isFirst = !known.has(customer);
    known.add(customer);
    return isFirst;
  });
}

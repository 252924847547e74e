import { daysAfter } from '@atrium/contract/days';
import type { OrderListQuery } from '@atrium/contract/orders';
import type { ProductCategory } from '@atrium/contract/products';
import { type RawBuilder, sql } from 'kysely';
import { containsUnindexed, isTextIn } from '../../../database/dialect.ts';
import type { Span } from '../../../figures/spans.ts';
import { type ListIndex, sortColumnOf } from '../../../lists/list-index.ts';
import { findFacets, type ListReader, type ListRequest, type Page } from '../../../lists/page.ts';

/** What cards of the dashboards count: of days, by who ordered, and by what was sold. */
interface Counted extends Pick<OrderListQuery, 'customer' | 'sold'> {
  span: Span;
}

/** A page of the orders that were placed within a span of days: its orders alone are looked at, by the index of when they were placed. */
export async function findPlacedPage(
  reader: ListReader,
  index: ListIndex,
  request: ListRequest & { page: number; perPage: number },
  counted: Counted,
): Promise<Page> {
  const condition = await isCounted(reader, index, request, counted);
  const { rows } = await sql<{ total: number }>`select count(*) as total from orders where ${condition}`.execute(
    reader.database,
  );
  const { page, perPage } = request;
  const ids = await idsOf(reader, index, request, condition, sql`limit ${perPage} offset ${(page - 1) * perPage}`);
  return { total: rows[0]?.total ?? 0, ids };
}

/** How many of them there are of each facet. */
export async function countPlacedByFacet(
  reader: ListReader,
  index: ListIndex,
  words: readonly string[],
  counted: Counted,
): Promise<ReadonlyMap<string, number>> {
  const condition = await isCounted(reader, index, { filter: {}, words }, counted);
  const { rows } = await sql<{ facet: string; total: number }>`
    select facet, count(*) as total from orders where ${condition} group by facet`.execute(reader.database);
  return new Map(rows.map(({ facet, total }) => [facet, total]));
}

const idsAtOnce = 500;

/** All of them, some at a time. */
export async function* placedIds(
  reader: ListReader,
  index: ListIndex,
  request: ListRequest,
  counted: Counted,
): AsyncGenerator<number[]> {
  const ids = await idsOf(reader, index, request, await isCounted(reader, index, request, counted), sql``);
  for (let done = 0; done < ids.length; done += idsAtOnce) yield ids.slice(done, done + idsAtOnce);
}

async function idsOf(
  { database }: ListReader,
  index: ListIndex,
  { sort, direction }: ListRequest,
  condition: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): Promise<number[]> {
  const column = sql.ref(sortColumnOf(index, sort));
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ id: number }>`
    select id from orders where ${condition} order by ${column} ${way}, id ${way} ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}

async function isCounted(
  reader: ListReader,
  index: ListIndex,
  { filter, words }: Pick<ListRequest, 'filter' | 'words'>,
  { span: { from, to }, customer, sold }: Counted,
): Promise<RawBuilder<unknown>> {
  const { names } = await findFacets(reader, index, filter);
  const conditions = [
    sql`placed_at >= ${from} and placed_at < ${daysAfter(to, 1)}`,
    ...(index.owner ? [sql`account_id = ${index.owner.accountId}`] : []),
    ...(names === null ? [] : [isTextIn(reader.database, sql`facet`, sql`${names}`)]),
    ...words.map((word) => containsUnindexed(sql`search`, word)),
    ...(customer === undefined ? [] : [customer === 'new' ? sql`not ${hasEarlier}` : hasEarlier]),
    ...(sold === undefined ? [] : [hasSold(sold)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Two questions, each with its index. */
const hasEarlier = sql`case when account_id is null
  then exists (select 1 from orders as earlier
    where earlier.customer_key = orders.customer_key and earlier.account_id is null and earlier.id < orders.id)
  else exists (select 1 from orders as earlier where earlier.account_id = orders.account_id and earlier.id < orders.id)
  end`;

function hasSold(category: ProductCategory): RawBuilder<unknown> {
  return sql`state <> 'cancelled' and exists (select 1 from order_lines
    inner join products on products.id = order_lines.product_id
    where order_lines.order_id = orders.id and products.category = ${category})`;
}

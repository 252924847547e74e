import { daysAfter } from '@atrium/contract/days';
import { type RawBuilder, sql } from 'kysely';
import { containsUnindexed, isTextIn } from '../../database/dialect.ts';
import type { Span } from '../../figures/spans.ts';
import { type ListIndex, sortColumnOf } from '../../lists/list-index.ts';
import { findFacets, type ListReader, type ListRequest, type Page } from '../../lists/page.ts';

/** A page of the orders that were placed within a span of days: its orders alone are looked at, by the index of when they were placed. */
export async function findPlacedPage(
  reader: ListReader,
  index: ListIndex,
  request: ListRequest & { page: number; perPage: number },
  span: Span,
): Promise<Page> {
  const condition = await placedWithin(reader, index, request, span);
  const counted = await sql<{ total: number }>`select count(*) as total from orders where ${condition}`.execute(
    reader.database,
  );
  const { page, perPage } = request;
  const ids = await idsOf(reader, index, request, condition, sql`limit ${perPage} offset ${(page - 1) * perPage}`);
  return { total: counted.rows[0]?.total ?? 0, ids };
}

const idsAtOnce = 500;

/** All of them, some at a time. */
export async function* placedIds(
  reader: ListReader,
  index: ListIndex,
  request: ListRequest,
  span: Span,
): AsyncGenerator<number[]> {
  const ids = await idsOf(reader, index, request, await placedWithin(reader, index, request, span), sql``);
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

async function placedWithin(
  reader: ListReader,
  index: ListIndex,
  { filter, words }: ListRequest,
  { from, to }: Span,
): Promise<RawBuilder<unknown>> {
  const { names } = await findFacets(reader, index, filter);
  const conditions = [
    sql`placed_at >= ${from} and placed_at < ${daysAfter(to, 1)}`,
    ...(index.owner ? [sql`account_id = ${index.owner.accountId}`] : []),
    ...(names === null ? [] : [isTextIn(reader.database, sql`facet`, sql`${names}`)]),
    ...words.map((word) => containsUnindexed(sql`search`, word)),
  ];
  return sql.join(conditions, sql` and `);
}

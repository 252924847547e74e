import type { EmployeeFilters } from '@atrium/contract/employee-records';
import { type RawBuilder, sql } from 'kysely';
import { containsUnindexed, isTextIn } from '../../database/dialect.ts';
import { idsInOrder } from '../../lists/export.ts';
import { sortColumnOf } from '../../lists/list-index.ts';
import {
  findFacets,
  findPage,
  type ListReader,
  type ListRequest,
  type Page,
  type PageRequest,
} from '../../lists/page.ts';
import { amountWords } from '../../search/amounts.ts';
import type { DaysOfList } from '../../search/days.ts';
import { foldSearched } from '../../search/fold.ts';
import { employeesIndex } from './employees.list.ts';

type Narrowing = Omit<EmployeeFilters, 'q' | 'status' | 'archive'>;
type Order = { sort: 'asc' | 'desc'; sortColumn: string };

/** As they are sent. */
const days: DaysOfList = { isMonthFirst: true, written: ({ year, month, day }) => `${month}/${day}/${year}` };

/** Amounts and days are found however they are written. */
export function employeeWords(q: string): string[] {
  return amountWords(q, days);
}

export function employeeRequest(filters: EmployeeFilters, order: Order): ListRequest {
  const filter = { status: filters.status?.toString(), archive: filters.archive };
  return { words: employeeWords(filters.q), filter, sort: order.sortColumn, direction: order.sort };
}

/** What is asked of single fields, beside what the list's own index answers. */
function conditionsOf(filters: Narrowing): RawBuilder<boolean>[] {
  const parts: Record<string, string | undefined> = {
    full_name_key: filters.name,
    email_key: filters.email,
    post_key: filters.post,
    city_key: filters.city,
  };
  const texts = Object.entries(parts).flatMap(([column, part]) => {
    const folded = foldSearched(part ?? '');
    return folded === '' ? [] : [containsUnindexed(sql.ref(column), folded)];
  });
  const { from, to, salaryFrom, salaryTo } = filters;
  return [
    ...texts,
    ...(from === undefined ? [] : [sql<boolean>`start_date >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`start_date <= ${to}`]),
    ...(salaryFrom === undefined ? [] : [sql<boolean>`salary_cents >= ${salaryFrom}`]),
    ...(salaryTo === undefined ? [] : [sql<boolean>`salary_cents <= ${salaryTo}`]),
  ];
}

/** A page of those for whom everything holds that is asked. */
export async function findEmployeePage(
  reader: ListReader,
  filters: EmployeeFilters,
  request: PageRequest,
): Promise<Page> {
  const conditions = conditionsOf(filters);
  if (conditions.length === 0) return findPage(reader, employeesIndex, request);
  const where = await allConditions(reader, request, conditions);
  const counted = await sql<{ total: number }>`select count(*) as total from employees where ${where}`.execute(
    reader.database,
  );
  const { page, perPage } = request;
  const ids = await narrowedIds(reader, request, where, sql`limit ${perPage} offset ${(page - 1) * perPage}`);
  return { total: counted.rows[0]?.total ?? 0, ids };
}

const idsAtOnce = 500;

/** All of them in their order, some at a time. */
export async function* employeeIds(
  reader: ListReader,
  filters: EmployeeFilters,
  request: ListRequest,
): AsyncGenerator<number[]> {
  const conditions = conditionsOf(filters);
  if (conditions.length === 0) return yield* idsInOrder(reader, employeesIndex, request);
  const ids = await narrowedIds(reader, request, await allConditions(reader, request, conditions), sql``);
  for (let done = 0; done < ids.length; done += idsAtOnce) yield ids.slice(done, done + idsAtOnce);
}

async function allConditions(
  reader: ListReader,
  { filter, words }: ListRequest,
  conditions: readonly RawBuilder<boolean>[],
): Promise<RawBuilder<unknown>> {
  const { names } = await findFacets(reader, employeesIndex, filter);
  const facets = names === null ? [] : [isTextIn(reader.database, sql`facet`, sql`${names}`)];
  const searched = words.map((word) => containsUnindexed(sql`search`, word));
  return sql.join([...conditions, ...facets, ...searched], sql` and `);
}

async function narrowedIds(
  { database }: ListReader,
  { sort, direction }: ListRequest,
  where: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): Promise<number[]> {
  const column = sql.ref(sortColumnOf(employeesIndex, sort));
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ id: number }>`
    select id from employees where ${where} order by ${column} ${way}, id ${way} ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}

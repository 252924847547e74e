import { daysAfter } from '@atrium/contract/days';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
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
import { holding, idsOf, inFacets, limitTo, order } from '../../lists/sql.ts';
import { usersIndex } from './users.list.ts';

/** From one day to another in UTC, both among them; left out, whenever somebody joined. */
type Joined = string | undefined;

export function findPageOfUsers(reader: ListReader, request: PageRequest, joined: Joined): Promise<Page> {
  return joined === undefined
    ? findPage(reader, usersIndex, request)
    : findPageOfJoined(reader, request, spanOf(joined));
}

/** All of them in order, some at a time. */
export function idsOfUsers(reader: ListReader, request: ListRequest, joined: Joined): AsyncGenerator<number[]> {
  return joined === undefined ? idsInOrder(reader, usersIndex, request) : idsOfJoined(reader, request, spanOf(joined));
}

interface Span {
  readonly from: string;
  readonly before: string;
}

function spanOf(joined: string): Span {
  const [from = '', to = from] = joined.split('..');
  return { from, before: daysAfter(to, 1) };
}

// Who joined on some days is found by an index of its own, and sorted as it is asked.

async function findPageOfJoined(reader: ListReader, request: PageRequest, span: Span): Promise<Page> {
  const rows = await rowsOf(reader, request, span);
  const total = await count(reader.database, rows);
  const { page, perPage } = request;
  const slice = limitTo(sql`${perPage}`, sql`${(page - 1) * perPage}`);
  const ids = total === 0 ? [] : await idsOf(reader.database, sql`select id ${rows} ${orderOf(request)} ${slice}`);
  return { total, ids };
}

const rowsAtOnce = 500;

async function* idsOfJoined(reader: ListReader, request: ListRequest, span: Span): AsyncGenerator<number[]> {
  const rows = await rowsOf(reader, request, span);
  const ids = await idsOf(reader.database, sql`select id ${rows} ${orderOf(request)}`);
  for (let done = 0; done < ids.length; done += rowsAtOnce) yield ids.slice(done, done + rowsAtOnce);
}

/** By `users_by_joining`. */
async function rowsOf(reader: ListReader, { filter, words }: ListRequest, { from, before }: Span) {
  const { names, total } = await findFacets(reader, usersIndex, filter);
  const isOfFacets = total === 0 ? sql`and false` : inFacets(names);
  return sql`from users where created_at >= ${from} and created_at < ${before} ${isOfFacets} ${holding(words)}`;
}

function orderOf({ sort, direction }: ListRequest) {
  return order(sortColumnOf(usersIndex, sort), direction);
}

async function count(database: Database, rows: Awaited<ReturnType<typeof rowsOf>>): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*) as total ${rows}`.execute(database);
  return counted.rows[0]?.total ?? 0;
}

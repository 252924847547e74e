import { queryOfWords } from '@atrium/contract/phrases';
import { type RawBuilder, sql } from 'kysely';
import { unindexed } from '../database/dialect.ts';
import { type FacetFilter, filterKey, sortColumnOf, tableOf } from './list-index.ts';
import type { ListReader } from './page.ts';
import type { Search } from './search-walk.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { fromList, holding, inFacets, inSpan, key } from './sql.ts';

// A search in which rows that belong together, such as the mails of a thread, are one: the last of them in the order, of those that are found.

/** The columns of a row that is found: what it belongs to beside its key, where that is asked for. */
export function foundColumns({ onceBy }: Pick<Search, 'onceBy'>, column: string): RawBuilder<unknown> {
  return onceBy === undefined ? sql`id, ${key(column)}` : sql`id, ${key(column)}, ${sql.ref(onceBy)} as shared`;
}

/** Of rows with `foundColumns` those that stand for all that they belong with. */
export function eachOnce({ onceBy }: Pick<Search, 'onceBy'>, found: RawBuilder<unknown>): RawBuilder<unknown> {
  if (onceBy === undefined) return found;
  const fromTheLast = sql`row_number() over (partition by shared order by sort_key desc, id desc)`;
  return sql`select id, sort_key from (select id, sort_key, ${fromTheLast} as place_from_last from (${found}) as found) as ranked
    where place_from_last = 1`;
}

/** The condition that a row which is walked over stands for all that it belongs with. Its selection is no join: one would read the whole list. */
export function standingForAll(
  { database }: Pick<ListReader, 'database'>,
  { index, words, sort, facets, span, onceBy }: Search,
): RawBuilder<unknown> {
  if (onceBy === undefined) return sql``;
  const table = sql.table(tableOf(index));
  const order = sortColumnOf(index, sort);
  // By the index of what they share: SQLite would walk the rest of the list in its order.
  const place = sql`(${unindexed(database, `later.${order}`)}, later.place)`;
  const isOwned = index.owner ? sql`later.account_id = ${index.owner.accountId}` : sql`true`;
  return sql`and (select 1 from ${table} as later
    where ${isOwned} and ${sql.ref(`later.${onceBy}`)} = ${table}.${sql.ref(onceBy)}
      and later.id <> ${table}.id and ${place} > (${table}.${sql.ref(order)}, ${table}.place)
      ${inFacets(facets.names)} ${inSpan(unindexed(database, order), span)} ${holding(words)} limit 1) is null`;
}

/** How many of the rows that are found are there beside the one that stands for them. */
export async function countBeside(reader: ListReader, search: Search, filter: FacetFilter): Promise<number> {
  if (search.onceBy === undefined) return 0;
  const segments = await segmentsOf(reader.database, search.index, search.sort);
  const [first] = segments;
  if (!first) return 0;
  const question = `beside ${questionOf(search, filterKey(search.index, filter), segments)}`;
  const known = reader.memory.matches.recall(first, question);
  if (known !== undefined) return known;
  const beside = await countAmongShared(reader, search, search.onceBy);
  reader.memory.matches.remember(first, question, beside);
  return beside;
}

async function countAmongShared(
  { database }: ListReader,
  { index, words, sort, facets, span }: Search,
  onceBy: string,
): Promise<number> {
  const shared = sql.ref(onceBy);
  const { rows } = await sql<{ beside: number }>`
    select count(*) - count(distinct ${shared}) as beside ${fromList(index)}
      and ${shared} in (select ${shared} ${fromList(index)} group by ${shared} having count(*) > 1)
      ${inFacets(facets.names)} ${inSpan(unindexed(database, sortColumnOf(index, sort)), span)} ${holding(words)}`.execute(
    database,
  );
  return rows[0]?.beside ?? 0;
}

/** What is asked of a segment. Which row stands for others depends on those of other segments, so any change of the list makes it another question. */
export function questionOf(
  { words, span, onceBy }: Pick<Search, 'words' | 'span' | 'onceBy'>,
  filter: string,
  segments: readonly Pick<Segment, 'id' | 'version'>[],
): string {
  const question = `${queryOfWords(words)} ${filter}`;
  if (onceBy === undefined) return question;
  const state = segments.reduce((sum, { version }) => sum + version, 0);
  const newest = segments.reduce((most, { id }) => Math.max(most, id), 0);
  return `${question} once by ${onceBy} ${span?.from ?? ''}..${span?.before ?? ''} ${newest} ${state}`;
}

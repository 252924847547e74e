import { sql } from 'kysely';
import { rowsWithAnyWay } from '../database/dialect.ts';
import { slipsTo, waysTo } from '../search/near.ts';
import { facetMatches, type ListIndex, sortColumnOf, tableOf } from './list-index.ts';
import type { ListReader, ListRequest } from './page.ts';
import { fromList, inSpan } from './sql.ts';

// What is near takes a look at the rows themselves: so many at most, and no more frequent pieces lead to them than these.
const mostLookedAt = 500;
const mostMet = 20_000;
const mostWays = 24;

interface Candidate {
  id: number;
  facet: string;
  search: string;
}

/** The rows of a list that have every word or one like it, the nearest first. */
export async function findNear(
  { database }: ListReader,
  index: ListIndex,
  words: readonly string[],
  { filter, sort, span = null }: Pick<ListRequest, 'filter' | 'sort' | 'span'>,
): Promise<number[]> {
  const led = words.map(waysTo).filter((ofWord) => ofWord.length > 0);
  const ways = await knownWays(database, index, led);
  if (ways.length === 0 || ways.some((ofWord) => ofWord.length === 0)) return [];
  const from = { table: tableOf(index), accountId: index.owner?.accountId };
  const query = rowsWithAnyWay(database, from, ways, { met: mostMet, found: mostLookedAt });
  const isInSpan = inSpan(sql.ref(sortColumnOf(index, sort)), span);
  const { rows } = await sql<Candidate>`
    select * from (${query}) as near where exists (select 1 ${fromList(index)} and id = near.id ${isInSpan})`.execute(
    database,
  );
  return rows
    .filter(({ facet }) => facetMatches(index, facet, filter))
    .flatMap(({ id, search }) => {
      const slips = slipsTo(search, words);
      return slips === null ? [] : [{ id, slips }];
    })
    .toSorted((one, other) => one.slips - other.slips || one.id - other.id)
    .map(({ id }) => id);
}

/** Of the ways to each word those that lead to rows of this list, the rarest first; not those by pieces that very many rows have, unless there is no other. */
async function knownWays(
  database: ListReader['database'],
  index: ListIndex,
  words: readonly (readonly string[][])[],
): Promise<string[][][]> {
  const pieces = [...new Set(words.flat(2))];
  if (pieces.length === 0) return [];
  const { rows } = await sql<{ gram: string; total: number }>`
    select gram, cast(sum(total) as bigint) as total from search_grams
    where list = ${index.name} and gram in (${sql.join(pieces)}) group by gram`.execute(database);
  const totals = new Map(rows.map(({ gram, total }) => [gram, total]));
  const most = (way: readonly string[]) => Math.min(...way.map((piece) => totals.get(piece) ?? 0));
  return words.map((ways) => {
    const known = ways.filter((way) => most(way) > 0).toSorted((one, other) => most(one) - most(other));
    const rare = known.filter((way) => most(way) <= mostMet);
    return (rare.length > 0 ? rare : known.slice(0, 1)).slice(0, mostWays);
  });
}

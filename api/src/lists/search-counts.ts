import { sql } from 'kysely';
import type { ListIndex } from './list-index.ts';
import type { ListReader } from './page.ts';
import { type Frequency, foundByIndex, frequencyOf, isPiece, noteMany } from './search.ts';
import type { FacetCount } from './search-memory.ts';
import { countMatchesByFacet, type Search } from './search-walk.ts';
import { fromList, holding } from './sql.ts';

/** How many rows of each facet hold every word, of the whole list. */
type FacetCounts = ReadonlyMap<string, number>;

/**
 * A word of up to three characters is a piece that is counted by facet. Few matches are fetched; many are counted segment by segment and
 * remembered, as the total of the same search is.
 */
export async function countFoundByFacet(
  reader: ListReader,
  index: ListIndex,
  words: readonly string[],
  listTotal: number,
): Promise<FacetCounts> {
  const [word = ''] = words;
  if (words.length === 1 && isPiece(word)) return mapOf(await countsOfPiece(reader, index, word));
  const facets = { names: null, total: listTotal, listTotal };
  const search: Search = { index, words, sort: 'id', span: null, facets, whole: facets, passed: 0 };
  if (listTotal <= reader.tuning.fewRows) return mapOf(await countsAmongAll(reader, search));
  const frequency = await frequencyOf(reader, search);
  if (frequency.most === 0) return new Map();
  return (await countsByIndex(reader, search, frequency)) ?? countMatchesByFacet(reader, search);
}

function mapOf(counts: readonly FacetCount[]): FacetCounts {
  return new Map(counts.map(({ facet, total }) => [facet, total]));
}

function countsOfPiece({ database }: ListReader, { name }: ListIndex, piece: string): Promise<FacetCount[]> {
  return database
    .selectFrom('searchGrams')
    .select(['facet', 'total'])
    .where('list', '=', name)
    .where('gram', '=', piece)
    .execute();
}

async function countsAmongAll({ database }: ListReader, { index, words }: Search): Promise<FacetCount[]> {
  const { rows } = await sql<FacetCount>`
    select facet, count(*) as total ${fromList(index)} ${holding(words)} group by facet`.execute(database);
  return rows;
}

/** Null when the index leads to more rows than are fetched. */
async function countsByIndex(reader: ListReader, search: Search, frequency: Frequency): Promise<FacetCounts | null> {
  const most = reader.tuning.fewMatches;
  const found = await foundByIndex(reader, search, 'id', frequency, most);
  if (!found) return null;
  const { rows } = await sql<{ candidateCount: number; facet: string | null; total: number }>`
    with candidates as materialized (${found.candidates}),
      matches as (select facet, count(*) as total ${found.matches} group by facet)
    select candidate_count, facet, total from (select count(*) as candidate_count from candidates) as counts
    left join matches on true`.execute(reader.database);
  if ((rows[0]?.candidateCount ?? 0) <= most)
    return mapOf(rows.flatMap(({ facet, total }) => (facet === null ? [] : [{ facet, total }])));
  noteMany(reader, search, most);
  return null;
}

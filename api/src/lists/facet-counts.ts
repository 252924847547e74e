import { type FacetFilter, facetMatches, facetValue, type ListIndex } from './list-index.ts';
import type { ListReader } from './page.ts';
import { countFoundByFacet } from './search-counts.ts';
import type { FacetCount } from './search-memory.ts';

/** How many rows have each value of a part of the facet. */
export type ValueCounts = ReadonlyMap<string, number>;

/**
 * For each part of the facet, how many rows each of its values has among those that hold all words and that the filter lets through by the
 * other parts: what a filter panel shows beside its choices. A sum over the counts of facets; where nothing is searched, no row is read.
 * `found` says how many rows of each facet there are, where more is asked of them than words.
 */
export async function countsByPart<Part extends string>(
  reader: ListReader,
  index: ListIndex,
  parts: readonly Part[],
  {
    words,
    filter,
    found,
  }: { words: readonly string[]; filter: FacetFilter; found?: ReadonlyMap<string, number> | null },
): Promise<Record<Part, ValueCounts>> {
  const all = await facetsOf(reader, index);
  const facets =
    found || words.length > 0 ? countsOfFound(all, found ?? (await countWords(reader, index, words, all))) : all;
  const entries = parts.map((part) => [part, countsOf(index, part, facets, { ...filter, [part]: undefined })] as const);
  return Object.fromEntries(entries) as Record<Part, ValueCounts>;
}

function facetsOf({ database }: ListReader, index: ListIndex): Promise<FacetCount[]> {
  return database
    .selectFrom('listFacets')
    .select(['facet', 'total'])
    .where('list', '=', index.name)
    .where('total', '>', 0)
    .execute();
}

function countWords(reader: ListReader, index: ListIndex, words: readonly string[], all: readonly FacetCount[]) {
  const listTotal = all.reduce((sum, { total }) => sum + total, 0);
  return countFoundByFacet(reader, index, words, listTotal);
}

function countsOfFound(all: readonly FacetCount[], found: ReadonlyMap<string, number>): FacetCount[] {
  return all.map(({ facet }) => ({ facet, total: found.get(facet) ?? 0 }));
}

/** Values of which nothing is left count 0: the choice stays where it is. */
function countsOf(index: ListIndex, part: string, facets: readonly FacetCount[], others: FacetFilter): ValueCounts {
  const counts = new Map<string, number>();
  for (const { facet, total } of facets) {
    const value = facetValue(index, facet, part);
    const counted = facetMatches(index, facet, others) ? total : 0;
    counts.set(value, (counts.get(value) ?? 0) + counted);
  }
  return counts;
}

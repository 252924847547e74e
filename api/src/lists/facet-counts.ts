import { type FacetFilter, facetMatches, facetValue, type ListIndex } from './list-index.ts';
import type { ListReader } from './page.ts';

/** How many rows have each value of a part of the facet. */
export type ValueCounts = ReadonlyMap<string, number>;

/**
 * For each part of the facet, how many rows each of its values has among those that the filter lets through by the other parts: what a
 * filter panel shows beside its choices. A sum over the counts of facets; no row is read.
 */
export async function countsByPart<Part extends string>(
  { database }: ListReader,
  index: ListIndex,
  parts: readonly Part[],
  filter: FacetFilter,
): Promise<Record<Part, ValueCounts>> {
  const facets = await database
    .selectFrom('listFacets')
    .select(['facet', 'total'])
    .where('list', '=', index.name)
    .where('total', '>', 0)
    .execute();
  const entries = parts.map((part) => [part, countsOf(index, part, facets, { ...filter, [part]: undefined })] as const);
  return Object.fromEntries(entries) as Record<Part, ValueCounts>;
}

/** Values that the filter leaves nothing of count 0: the choice stays where it is. */
function countsOf(
  index: ListIndex,
  part: string,
  facets: readonly { facet: string; total: number }[],
  others: FacetFilter,
): ValueCounts {
  const counts = new Map<string, number>();
  for (const { facet, total } of facets) {
    const value = facetValue(index, facet, part);
    const counted = facetMatches(index, facet, others) ? total : 0;
    counts.set(value, (counts.get(value) ?? 0) + counted);
  }
  return counts;
}

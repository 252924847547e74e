import type { ListIndex } from './list-index.ts';
import type { Segment } from './segments.ts';

/**
 * How many rows of a segment hold the words of a search, by facet: counted once, and true for as long as the segment has the same version.
 * After a change only the few segments that it touched are counted again. Lives in one process; the oldest is forgotten first.
 */
export interface SearchMemory {
  recall(segment: Segment, words: readonly string[]): SegmentMatches | undefined;
  remember(segment: Segment, words: readonly string[], counts: readonly FacetCount[]): SegmentMatches;
  /** A hint for the next time: the index of trigrams found too many rows for these words. */
  noteManyCandidates(index: ListIndex, words: readonly string[]): void;
  hasManyCandidates(index: ListIndex, words: readonly string[]): boolean;
}

export interface FacetCount {
  facet: string;
  total: number;
}

export interface SegmentMatches {
  /** Those of these facets; null for all of them. */
  in(facets: readonly string[] | null): number;
}

interface Remembered extends SegmentMatches {
  version: number;
}

/** A segment takes half a kilobyte, so this is 10 MB, and the segments of 160 searches in a list of a million rows. */
const mostRemembered = 20_000;

export function createSearchMemory(most: number = mostRemembered): SearchMemory {
  const facetNumbers = new Map<string, number>();
  const remembered = new Map<string, Remembered>();
  const manyCandidates = new Set<string>();

  function numberOf(facet: string): number {
    const known = facetNumbers.get(facet) ?? facetNumbers.size;
    facetNumbers.set(facet, known);
    return known;
  }

  function matchesOf(counts: readonly FacetCount[]): SegmentMatches {
    const numbered = counts.map(({ facet, total }) => ({ place: numberOf(facet), total }));
    const totals = new Uint32Array(facetNumbers.size);
    for (const { place, total } of numbered) totals[place] = total;
    const all = totals.reduce((sum, total) => sum + total, 0);
    return {
      in: (facets) => facets?.reduce((sum, facet) => sum + (totals[facetNumbers.get(facet) ?? -1] ?? 0), 0) ?? all,
    };
  }

  return {
    recall({ id, version }, words) {
      const key = keyOf(id, words);
      const known = remembered.get(key);
      if (known?.version !== version) return undefined;
      remembered.delete(key);
      remembered.set(key, known);
      return known;
    },
    remember({ id, version }, words, counts) {
      const matches = { version, ...matchesOf(counts) };
      makeRoom(remembered, most);
      remembered.set(keyOf(id, words), matches);
      return matches;
    },
    noteManyCandidates({ name }, words) {
      makeRoom(manyCandidates, most);
      manyCandidates.add(keyOf(name, words));
    },
    hasManyCandidates: ({ name }, words) => manyCandidates.has(keyOf(name, words)),
  };
}

function makeRoom(collection: Map<string, unknown> | Set<string>, most: number): void {
  const [oldest] = collection.keys();
  if (collection.size >= most && oldest !== undefined) collection.delete(oldest);
}

function keyOf(place: number | string, words: readonly string[]): string {
  return `${place} ${words.join(' ')}`;
}

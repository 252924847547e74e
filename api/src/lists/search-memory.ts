import { queryOfWords } from '@atrium/contract/phrases';
import type { ListIndex } from './list-index.ts';
import type { Segment } from './segments.ts';

/**
 * What was found out about the rows of a segment is true for as long as the segment has the same version, so it is remembered: after a
 * change only the few segments that it touched are looked at again. Lives in one process; the oldest is forgotten first.
 */
export interface SearchMemory {
  /** How many rows of a segment hold some words, by facet: being counted perhaps, so that whoever asks meanwhile waits for the same. */
  readonly counts: SegmentMemory<Promise<readonly FacetCount[]>>;
  /** How many of them a filter lets through. */
  readonly matches: SegmentMemory<number>;
  /** Words that the index of trigrams found more than a few rows for: a hint how to look for them the next time. */
  noteFrequent(index: ListIndex, words: readonly string[]): void;
  isFrequent(index: ListIndex, words: readonly string[]): boolean;
}

export interface FacetCount {
  facet: string;
  total: number;
}

interface SegmentMemory<Value> {
  recall(segment: Segment, question: string): Value | undefined;
  remember(segment: Segment, question: string, value: Value): void;
  forget(segment: Segment, question: string): void;
}

// Together some 25 MB when they are full: 40 frequent searches of a million rows, and 400 walks through all of them.
const mostCounts = 5_000;
const mostMatches = 50_000;
const mostFrequent = 10_000;

export function createSearchMemory(): SearchMemory {
  const frequent = new Map<string, true>();
  const keyOf = ({ name }: ListIndex, words: readonly string[]) => `${name} ${queryOfWords(words)}`;
  return {
    counts: createSegmentMemory(mostCounts),
    matches: createSegmentMemory(mostMatches),
    noteFrequent: (index, words) => put(frequent, keyOf(index, words), true, mostFrequent),
    isFrequent: (index, words) => frequent.has(keyOf(index, words)),
  };
}

function createSegmentMemory<Value>(most: number): SegmentMemory<Value> {
  const values = new Map<string, { version: number; value: Value }>();
  const keyOf = (segment: Segment, question: string) => `${segment.id} ${question}`;
  return {
    recall(segment, question) {
      const known = values.get(keyOf(segment, question));
      return known?.version === segment.version ? known.value : undefined;
    },
    remember(segment, question, value) {
      put(values, keyOf(segment, question), { version: segment.version, value }, most);
    },
    forget(segment, question) {
      values.delete(keyOf(segment, question));
    },
  };
}

function put<Value>(values: Map<string, Value>, key: string, value: Value, most: number): void {
  const [oldest] = values.keys();
  if (values.size >= most && oldest !== undefined) values.delete(oldest);
  values.set(key, value);
}

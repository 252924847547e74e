import type { SearchHit, SearchKind } from '@atrium/contract/search';
import type { SignedInContext } from '../context.ts';

/** What is looked for: folded words that all have to be found, and at most so many hits. */
export interface SearchQuestion {
  readonly context: SignedInContext;
  readonly words: readonly string[];
  readonly limit: number;
  /** Whether words like these are looked for, because nothing has the words themselves. */
  readonly isNear: boolean;
  /** By whose clocks days begin. */
  readonly timeZone: string;
}

export interface Found {
  total: number;
  hits: SearchHit[];
}

/** How things of one kind are found, those alone that the account may read: an area exports one, and features.ts lists it. */
export type SearchSource = (question: SearchQuestion) => Promise<Found>;

/** The compiler asks for every kind. */
export type SearchSources = Readonly<Record<SearchKind, SearchSource>>;

export const nothing: Found = { total: 0, hits: [] };

const bare = { detail: '', picture: '', place: '', amountCents: null, currency: null, at: null, day: null };

export function hitOf(hit: Pick<SearchHit, 'id' | 'title'> & Partial<SearchHit>): SearchHit {
  return { ...bare, ...hit };
}

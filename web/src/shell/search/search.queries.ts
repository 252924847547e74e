import { mostHits, type SearchKind, searchEverything } from '@atrium/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';
import { searchZone } from '../../ui/search-zone.ts';

const aMinute = 60_000;

/** All of a kind that no list shows. */
export function wholeKindQuery(q: string, kind: SearchKind) {
  const question = { q, kind, most: mostHits, ...searchZone(q) };
  return queryOptions({
    queryKey: ['search', question],
    queryFn: async ({ signal }) => (await call(searchEverything, { query: question }, { signal })).groups,
    gcTime: aMinute,
    retry: false,
  });
}

/** What was found for other words stays until the answer to these is there; a question that nobody waits for any more is given up. */
export function searchQuery(q: string, kind: SearchKind | null) {
  const question = { q, ...(kind && { kind }), ...searchZone(q) };
  return queryOptions({
    queryKey: ['search', question],
    queryFn: async ({ signal }) => (await call(searchEverything, { query: question }, { signal })).groups,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    gcTime: aMinute,
    retry: false,
  });
}

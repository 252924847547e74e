import { type SearchKind, searchEverything } from '@atrium/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

const aMinute = 60_000;

/** What was found for other words stays until the answer to these is there; a question that nobody waits for any more is given up. */
export function searchQuery(q: string, kind: SearchKind | null) {
  return queryOptions({
    queryKey: ['search', q, kind],
    queryFn: async ({ signal }) =>
      (await call(searchEverything, { query: { q, ...(kind && { kind }) } }, { signal })).groups,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    gcTime: aMinute,
    retry: false,
  });
}

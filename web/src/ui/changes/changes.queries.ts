import { type ChangesQuery, type Entity, listChanges } from '@atrium/contract/changes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

export function changesQuery(query: ChangesQuery) {
  return queryOptions({
    queryKey: ['change', 'list', query],
    queryFn: ({ signal }) => call(listChanges, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const timelineStep = 10;

/** What happened to one thing, the latest first, a few at a time. */
export function timelineQuery(entity: Entity, entityId: number) {
  return infiniteQueryOptions({
    queryKey: ['change', 'timeline', entity, entityId],
    queryFn: ({ pageParam, signal }) =>
      call(listChanges, { query: { entity, entityId, page: pageParam, perPage: timelineStep } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * timelineStep < total ? page + 1 : undefined),
  });
}

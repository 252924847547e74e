import { type Change, type ChangesQuery, type Entity, getChange, listChanges } from '@atrium/contract/changes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';

export function changesQuery(query: ChangesQuery) {
  return queryOptions({
    queryKey: ['change', 'list', query],
    queryFn: ({ signal }) => call(listChanges, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One change, as it is where it was seen already; null where there is none. */
export function changeQuery(id: number, seen: Change | undefined) {
  return queryOptions({
    queryKey: ['change', 'one', id],
    queryFn: ({ signal }) =>
      ifThere(call(getChange, { parameters: { id } }, { signal }).then(({ change }): Change | null => change)),
    ...(seen && { initialData: seen }),
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

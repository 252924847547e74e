import { type Entity, listChanges } from '@atrium/contract/changes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

interface ChangesRequest {
  entity?: Entity | undefined;
  entityId?: number | undefined;
  page: number;
  perPage: number;
}

export function changesQuery(query: ChangesRequest) {
  return queryOptions({
    queryKey: ['change', 'list', query],
    queryFn: ({ signal }) => call(listChanges, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

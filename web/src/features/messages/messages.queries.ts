import { listMessages } from '@atrium/contract/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

export function messagesQuery(query: { page: number; perPage: number }) {
  return queryOptions({
    queryKey: ['message', 'list', query],
    queryFn: ({ signal }) => call(listMessages, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

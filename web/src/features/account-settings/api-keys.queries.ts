import {
  type ApiKey,
  type ApiKeyChange,
  addApiKey,
  changeApiKey,
  deleteApiKey,
  listApiKeys,
} from '@atrium/contract/api-keys';
import type { RouteInput } from '@atrium/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-key', 'list'],
  queryFn: ({ signal }) => call(listApiKeys, {}, { signal }),
  select: ({ apiKeys }) => apiKeys,
});

function useInvalidate() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['api-key'] });
}

export function useAddApiKey() {
  const onSuccess = useInvalidate();
  return useMutation({
    mutationFn: (body: RouteInput<typeof addApiKey>['body']) => call(addApiKey, { body }),
    onSuccess,
  });
}

export function useChangeApiKey() {
  const onSuccess = useInvalidate();
  return useMutation({
    mutationFn: ({ id, ...body }: ApiKeyChange & Pick<ApiKey, 'id'>) =>
      call(changeApiKey, { parameters: { id }, body }),
    onSuccess,
  });
}

export function useDeleteApiKey() {
  const onSuccess = useInvalidate();
  return useMutation({ mutationFn: (id: number) => call(deleteApiKey, { parameters: { id } }), onSuccess });
}

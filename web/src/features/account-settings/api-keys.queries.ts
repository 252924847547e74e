import {
  type ApiKey,
  addApiKey,
  changeApiKey,
  deleteApiKey,
  listApiKeys,
  type NewApiKey,
} from '@atrium/contract/api-keys';
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
  return useMutation({ mutationFn: (body: NewApiKey) => call(addApiKey, { body }), onSuccess });
}

export function useChangeApiKey() {
  const onSuccess = useInvalidate();
  return useMutation({
    mutationFn: ({ id, ...body }: NewApiKey & Pick<ApiKey, 'id'>) => call(changeApiKey, { parameters: { id }, body }),
    onSuccess,
  });
}

export function useDeleteApiKey() {
  const onSuccess = useInvalidate();
  return useMutation({ mutationFn: (id: number) => call(deleteApiKey, { parameters: { id } }), onSuccess });
}

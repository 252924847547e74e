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
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';
import { accountZone } from '../../ui/zone-clock.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-key', 'list'],
  queryFn: ({ signal }) => call(listApiKeys, {}, { signal }),
  select: ({ apiKeys }) => apiKeys,
});

function useInvalidate() {
  const client = useQueryClient();
  // Also while a form stands in the list's place: what it leads to is in the list when that is back.
  return () => client.invalidateQueries({ queryKey: ['api-key'], refetchType: 'all' });
}

export function useAddApiKey() {
  const onSuccess = useInvalidate();
  return useMutation({
    mutationFn: (body: RouteInput<typeof addApiKey>['body']) =>
      call(addApiKey, { body: { ...body, timeZone: accountZone() } }),
    onSuccess,
  });
}

export function useChangeApiKey() {
  const onSuccess = useInvalidate();
  return useMutation({
    mutationFn: ({ id, ...body }: ApiKeyChange & Pick<ApiKey, 'id'>) => {
      const clocks = body.expiresOn === undefined ? {} : { timeZone: accountZone() };
      return call(changeApiKey, { parameters: { id }, body: { ...body, ...clocks } });
    },
    onSuccess,
  });
}

export function useDeleteApiKey() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: ApiKey) => call(deleteApiKey, { parameters: { id } }),
    said: ({ name }) => t('accountSettings.keys.deleted', { name }),
    touches: ['api-key'],
  });
}

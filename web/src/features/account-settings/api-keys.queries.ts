import {
  type ApiKey,
  type ApiKeyChange,
  addApiKey,
  changeApiKey,
  deleteApiKey,
  listApiKeys,
} from '@atrium/contract/api-keys';
import type { RouteInput } from '@atrium/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';
import { useSaving } from '../../ui/use-saving.ts';
import { accountZone } from '../../ui/zone-clock.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-key', 'list'],
  queryFn: ({ signal }) => call(listApiKeys, {}, { signal }),
  select: ({ apiKeys }) => apiKeys,
});

const touches = ['api-key'];

export function useAddApiKey() {
  const once = useMakingOnce();
  return useSaving({
    mutationFn: (body: RouteInput<typeof addApiKey>['body']) =>
      once((idempotencyKey) => call(addApiKey, { body: { ...body, timeZone: accountZone(), idempotencyKey } })),
    touches,
  });
}

export function useChangeApiKey() {
  return useSaving({
    mutationFn: ({ id, ...body }: ApiKeyChange & Pick<ApiKey, 'id'>) => {
      const clocks = body.expiresOn === undefined ? {} : { timeZone: accountZone() };
      return call(changeApiKey, { parameters: { id }, body: { ...body, ...clocks } });
    },
    touches,
  });
}

export function useDeleteApiKey() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: ApiKey) => call(deleteApiKey, { parameters: { id } }),
    said: ({ name }) => t('accountSettings.keys.deleted', { name }),
    touches,
  });
}

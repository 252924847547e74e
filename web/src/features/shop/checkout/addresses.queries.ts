import {
  addAddress,
  deleteAddress,
  listAddresses,
  type StoredAddress,
  updateAddress,
} from '@atrium/contract/addresses';
import type { DeliveryAddress } from '@atrium/contract/orders';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const addressesQuery = queryOptions({
  queryKey: ['address', 'list'],
  queryFn: async ({ signal }) => (await call(listAddresses, {}, { signal })).addresses,
});

/** Null for an address that one has not. */
export function addressQuery(wanted: number) {
  return queryOptions({ ...addressesQuery, select: (list) => list.find(({ id }) => id === wanted) ?? null });
}

/** Keeps a new address, or a changed one. The list has it at once: the checkout goes on with it. */
export function useSaveAddress(id: number | null) {
  const client = useQueryClient();
  const once = useMakingOnce();
  return useSaving({
    mutationFn: (body: DeliveryAddress): Promise<{ address: StoredAddress; changeId: number | null }> =>
      id === null
        ? once((idempotencyKey) => call(addAddress, { body: { ...body, idempotencyKey } }))
        : call(updateAddress, { parameters: { id }, body }),
    touches: ['address'],
    onSuccess: ({ address }) => {
      client.setQueryData(addressesQuery.queryKey, (list) => list && withAddress(list, address));
    },
  });
}

function withAddress(list: readonly StoredAddress[], saved: StoredAddress): StoredAddress[] {
  const isThere = list.some(({ id }) => id === saved.id);
  return isThere ? list.map((address) => (address.id === saved.id ? saved : address)) : [...list, saved];
}

export function useDeleteAddress() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: StoredAddress) => call(deleteAddress, { parameters: { id } }),
    said: ({ fullName, town }) => t('shop.address.deleted', { name: `${fullName}, ${town}` }),
    touches: ['address'],
    show: (client, { id }) =>
      client.setQueryData(addressesQuery.queryKey, (list) => list?.filter((address) => address.id !== id)),
  });
}

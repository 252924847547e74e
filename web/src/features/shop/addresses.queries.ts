import {
  addAddress,
  deleteAddress,
  listAddresses,
  type StoredAddress,
  updateAddress,
} from '@atrium/contract/addresses';
import type { DeliveryAddress } from '@atrium/contract/orders';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';

export const addressesQuery = queryOptions({
  queryKey: ['address', 'list'],
  queryFn: async ({ signal }) => (await call(listAddresses, {}, { signal })).addresses,
});

/** Keeps a new address, or a changed one. */
export function useSaveAddress(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DeliveryAddress): Promise<{ address: StoredAddress; changeId: number | null }> =>
      id === null ? call(addAddress, { body }) : call(updateAddress, { parameters: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: addressesQuery.queryKey }),
  });
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

import {
  addDeliveryMethod,
  type DeliveryMethod,
  deleteDeliveryMethod,
  listDeliveryMethods,
  moveDeliveryMethod,
  type NewDeliveryMethod,
  updateDeliveryMethod,
} from '@atrium/contract/delivery-methods';
import { getShopSettings, type ShopSettings, updateShopSettings } from '@atrium/contract/shop-settings';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { deliveryName } from '../../../ui/use-delivery-words.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const shopSettingsQuery = queryOptions({
  queryKey: ['shop-settings'],
  queryFn: async ({ signal }) => (await call(getShopSettings, {}, { signal })).settings,
});

export const deliveryMethodsQuery = queryOptions({
  queryKey: ['delivery-method', 'list'],
  queryFn: async ({ signal }) => (await call(listDeliveryMethods, {}, { signal })).methods,
});

/** Null for a way of delivery that there is not. */
export function deliveryMethodQuery(wanted: number) {
  return queryOptions({
    ...deliveryMethodsQuery,
    select: (methods) => methods.find(({ id }) => id === wanted) ?? null,
  });
}

const touches = ['delivery-method', 'cart-item'];

export function useSaveShopSettings() {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (body: ShopSettings) => call(updateShopSettings, { body }),
    touches: ['shop-settings', 'cart-item'],
    onSuccess: ({ settings }) => client.setQueryData(shopSettingsQuery.queryKey, settings),
  });
}

/** Adds a way of delivery, or changes one. */
export function useSaveDeliveryMethod(id: number | null) {
  const once = useMakingOnce();
  return useSaving({
    mutationFn: (body: NewDeliveryMethod): Promise<{ method: DeliveryMethod; changeId: number | null }> =>
      id === null
        ? once((idempotencyKey) => call(addDeliveryMethod, { body: { ...body, idempotencyKey } }))
        : call(updateDeliveryMethod, { parameters: { id }, body }),
    touches,
  });
}

export function useOfferDeliveryMethod() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, ...method }: DeliveryMethod) =>
      call(updateDeliveryMethod, { parameters: { id }, body: { ...method, isActive: !method.isActive } }),
    said: ({ name, isActive }) =>
      t(isActive ? 'shop.settings.said.notOffered' : 'shop.settings.said.offered', { name: deliveryName(name, t) }),
    touches,
    show: (client, { id, isActive }) =>
      client.setQueryData(deliveryMethodsQuery.queryKey, (methods) =>
        methods?.map((method) => (method.id === id ? { ...method, isActive: !isActive } : method)),
      ),
  });
}

export function useMoveDeliveryMethod() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ method: { id }, afterId }: { method: DeliveryMethod; afterId: number | null }) =>
      call(moveDeliveryMethod, { parameters: { id }, body: { afterId } }),
    said: ({ method: { name } }) => t('shop.settings.said.moved', { name: deliveryName(name, t) }),
    touches,
    show: (client, { method: { id }, afterId }) =>
      client.setQueryData(deliveryMethodsQuery.queryKey, (methods) => methods && movedBehind(methods, id, afterId)),
  });
}

function movedBehind(methods: readonly DeliveryMethod[], id: number, afterId: number | null): DeliveryMethod[] {
  const others = methods.filter((method) => method.id !== id);
  const place = others.findIndex((method) => method.id === afterId) + 1;
  return others.toSpliced(place, 0, ...methods.filter((method) => method.id === id));
}

export function useDeleteDeliveryMethod() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: DeliveryMethod) => call(deleteDeliveryMethod, { parameters: { id } }),
    said: ({ name }) => t('shop.settings.said.deleted', { name: deliveryName(name, t) }),
    touches,
  });
}

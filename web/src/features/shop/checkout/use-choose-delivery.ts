import { chooseDelivery } from '@atrium/contract/cart-delivery';
import type { DeliveryOffer } from '@atrium/contract/delivery-methods';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { deliveryName } from '../../../ui/use-delivery-words.ts';
import { cartQuery } from '../cart/cart.queries.ts';

/** Keeps with the cart how it is to come: on every device. */
export function useChooseDelivery() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: DeliveryOffer) => call(chooseDelivery, { body: { deliveryMethodId: id } }),
    said: ({ name }) => t('shop.said.delivery', { name: deliveryName(name, t) }),
    touches: ['cart-item'],
    show: (client, { id }) =>
      client.setQueryData(cartQuery.queryKey, (cart) => cart && { ...cart, deliveryMethodId: id }),
  });
}

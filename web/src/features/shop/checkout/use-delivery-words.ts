import type { DeliveryOffer } from '@atrium/contract/delivery-methods';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';

type Words = (offer: Omit<DeliveryOffer, 'id'>) => { price: string; details: string };

/** What a way of delivery costs, and how long it takes. */
export function useDeliveryWords(): Words {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const daysOf = ({ leastDays, mostDays }: Parameters<Words>[0]) => {
    if (leastDays === null || mostDays === null) return [];
    const formatted = number(mostDays);
    if (leastDays === mostDays) return [t('shop.delivery.days', { count: mostDays, formatted })];
    return [t('shop.delivery.fromTo', { count: mostDays, least: number(leastDays), formatted })];
  };
  return (offer) => {
    const { priceCents, freeFromCents } = offer;
    const free = freeFromCents === null ? [] : [t('shop.delivery.freeFrom', { amount: money(freeFromCents) })];
    return {
      price: priceCents === 0 ? t('shop.price.free') : money(priceCents),
      details: [...daysOf(offer), ...(priceCents === 0 ? [] : free)].join(' · '),
    };
  };
}

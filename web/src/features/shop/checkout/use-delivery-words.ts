import type { DeliveryOffer } from '@atrium/contract/delivery-methods';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';

type Offer = Omit<DeliveryOffer, 'id'>;

interface DeliveryWords {
  wordsOf: (offer: Offer) => { price: string; details: string };
  nameAndDays: (offer: Offer) => string;
}

/** What a way of delivery is called and costs, and how long it takes. */
export function useDeliveryWords(): DeliveryWords {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const daysOf = ({ leastDays, mostDays }: Offer) => {
    if (leastDays === null || mostDays === null) return [];
    const formatted = number(mostDays);
    if (leastDays === mostDays) return [t('shop.delivery.days', { count: mostDays, formatted })];
    return [t('shop.delivery.fromTo', { count: mostDays, least: number(leastDays), formatted })];
  };
  const wordsOf = (offer: Offer) => {
    const { priceCents, freeFromCents } = offer;
    const free = freeFromCents === null ? [] : [t('shop.delivery.freeFrom', { amount: money(freeFromCents) })];
    return {
      price: priceCents === 0 ? t('shop.price.free') : money(priceCents),
      details: [...daysOf(offer), ...(priceCents === 0 ? [] : free)].join(' · '),
    };
  };
  return { wordsOf, nameAndDays: (offer) => [offer.name, ...daysOf(offer)].join(' · ') };
}

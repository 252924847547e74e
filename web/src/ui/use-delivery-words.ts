import type { DeliveryOffer } from '@atrium/contract/delivery-methods';
import { usualDeliveryName } from '@atrium/contract/delivery-names';
import type { Order } from '@atrium/contract/orders';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from './format.ts';

type Offer = Omit<DeliveryOffer, 'id'>;
type Days = Pick<DeliveryOffer, 'leastDays' | 'mostDays'>;
type Ordered = Pick<Order, 'deliveryMethod' | 'deliveryLeastDays' | 'deliveryMostDays'>;

interface DeliveryWords {
  wordsOf: (offer: Offer) => { price: string; details: string };
  nameAndDays: (offer: Offer) => string;
  /** Of an order, as it was then; empty where nobody knows. */
  orderedWay: (order: Ordered) => string;
}

/** What is offered is counted from today, what was ordered from the day of the order. */
const fromDay = {
  offered: { sameDay: 'shop.delivery.today', orWithin: 'shop.delivery.todayOrWithin' },
  ordered: { sameDay: 'shop.delivery.sameDay', orWithin: 'shop.delivery.sameDayOrWithin' },
} as const;
type DayWords = (typeof fromDay)[keyof typeof fromDay];

/** What a way of delivery is called here: the usual one has a word in each language, until somebody names it. */
export function deliveryName(name: string, t: TFunction): string {
  return name === usualDeliveryName ? usualWord(t) : name;
}

/** What is kept of a name that somebody left as it is called here. */
export function keptDeliveryName(name: string, t: TFunction): string {
  return name === usualWord(t) ? usualDeliveryName : name;
}

function usualWord(t: TFunction): string {
  return t(`shop.delivery.names.${usualDeliveryName}`);
}

/** What a way of delivery is called and costs, and how long it takes. */
export function useDeliveryWords(): DeliveryWords {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  return useMemo(() => deliveryWords(t, { money, number }), [t, money, number]);
}

function deliveryWords(t: TFunction, format: Pick<Format, 'money' | 'number'>): DeliveryWords {
  const daysOf = (days: Days, words: DayWords) => daysText(days, words, t, format);
  return {
    wordsOf: (offer) => {
      const { priceCents, freeFromCents } = offer;
      const amount = freeFromCents === null || priceCents === 0 ? null : format.money(freeFromCents);
      const free = amount === null ? [] : [t('shop.delivery.freeFrom', { amount })];
      return {
        price: priceCents === 0 ? t('shop.price.free') : format.money(priceCents),
        details: [...daysOf(offer, fromDay.offered), ...free].join(' · '),
      };
    },
    nameAndDays: (offer) => [deliveryName(offer.name, t), ...daysOf(offer, fromDay.offered)].join(' · '),
    orderedWay: ({ deliveryMethod, deliveryLeastDays, deliveryMostDays }) => {
      const days = daysOf({ leastDays: deliveryLeastDays, mostDays: deliveryMostDays }, fromDay.ordered);
      return deliveryMethod === '' ? '' : [deliveryName(deliveryMethod, t), ...days].join(' · ');
    },
  };
}

/** Nothing where nothing is said of that. */
function daysText(
  { leastDays, mostDays }: Days,
  { sameDay, orWithin }: DayWords,
  t: TFunction,
  { number }: Pick<Format, 'number'>,
): string[] {
  if (leastDays === null || mostDays === null) return [];
  if (mostDays === 0) return [t(sameDay)];
  const counted = { count: mostDays, least: number(leastDays), formatted: number(mostDays) };
  if (leastDays === mostDays) return [t('shop.delivery.days', counted)];
  return [t(leastDays === 0 ? orWithin : 'shop.delivery.fromTo', counted)];
}

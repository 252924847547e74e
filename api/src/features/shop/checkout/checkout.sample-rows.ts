import type { Coupon } from '@atrium/contract/coupons';
import { dayMilliseconds, dayOf, daysAfter } from '@atrium/contract/days';
import type { DeliveryMethod } from '@atrium/contract/delivery-methods';
import type { DeliveryAddress } from '@atrium/contract/orders';

const harbourTown = { pincode: '40017', state: 'Harbour County' } as const;

/** Where the demo account has things sent to. */
export const sampleAddresses: readonly DeliveryAddress[] = [
  {
    fullName: 'Ida Lindqvist',
    mobileNumber: '555 0110',
    houseNumber: '3',
    landmark: 'Behind the harbour office',
    town: 'Northquay',
    ...harbourTown,
    addressType: 'home',
  },
  {
    fullName: 'Ida Lindqvist',
    mobileNumber: '555 0111',
    houseNumber: '18',
    landmark: 'Lantern Works, second floor',
    town: 'Heron Row',
    ...harbourTown,
    addressType: 'work',
  },
];

/** Beside the usual way, which every shop begins with. */
export const sampleCourier: DeliveryMethod = {
  ...{ id: 2, name: 'Mole Street Couriers, express', priceCents: 12_00, freeFromCents: null },
  ...{ leastDays: 1, mostDays: 2, isActive: true },
};

export type SampleCoupon = Omit<Coupon, 'uses'>;

/**
 * What the shop gives away: one for newcomers, one for large orders, one that runs out, one of last winter, one of next season. How often they
 * were used the orders say.
 */
export function sampleCoupons(now: string): SampleCoupon[] {
  const between = (first: number, last: number) => {
    return { validFrom: daysAfter(dayOf(now), first), validUntil: daysAfter(dayOf(now), last) };
  };
  const createdAt = new Date(Date.parse(now) - 90 * dayMilliseconds).toISOString();
  const always = { limitOfUses: null, limitPerCustomer: null, categories: [], createdAt, minimumCents: 0 };
  const money = { ...always, unit: 'money' } as const;
  const percent = { ...always, unit: 'percent' } as const;
  return [
    { ...percent, id: 1, code: 'HARBOUR10', value: 10, ...between(-60, 305) },
    { ...money, id: 2, code: 'LANTERN25', value: 25_00, ...between(-30, 60), minimumCents: 150_00 },
    { ...percent, id: 3, code: 'FERRY15', value: 15, ...between(-20, 20), limitOfUses: 2 },
    { ...percent, id: 4, code: 'WINTER20', value: 20, ...between(-90, -7) },
    { ...money, id: 5, code: 'REGATTA5', value: 5_00, ...between(30, 75) },
  ];
}

import type { Coupon } from '@atrium/contract/coupons';
import { dayOf, daysAfter } from '@atrium/contract/days';
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

/** What the shop gives away: one for newcomers, one for large orders, one that runs out, one of last winter, one of next season. */
export function sampleCoupons(now: string): Coupon[] {
  const day = (offset: number) => daysAfter(dayOf(now), offset);
  const createdAt = new Date(Date.parse(now) - 90 * 86_400_000).toISOString();
  const always = { limitOfUses: null, createdAt, minimumCents: 0 };
  return [
    {
      id: 1,
      code: 'HARBOUR10',
      unit: 'percent',
      value: 10,
      validFrom: day(-60),
      validUntil: day(305),
      uses: 14,
      ...always,
    },
    {
      ...{ id: 2, code: 'LANTERN25', unit: 'money', value: 25_00, validFrom: day(-30), validUntil: day(60), uses: 3 },
      ...{ ...always, minimumCents: 150_00 },
    },
    {
      ...{ id: 3, code: 'FERRY15', unit: 'percent', value: 15, validFrom: day(-20), validUntil: day(20), uses: 40 },
      ...{ ...always, limitOfUses: 40 },
    },
    {
      id: 4,
      code: 'WINTER20',
      unit: 'percent',
      value: 20,
      validFrom: day(-90),
      validUntil: day(-7),
      uses: 61,
      ...always,
    },
    {
      id: 5,
      code: 'REGATTA5',
      unit: 'money',
      value: 5_00,
      validFrom: day(30),
      validUntil: day(75),
      uses: 0,
      ...always,
    },
  ];
}

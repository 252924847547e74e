import { listDeliveryMethods } from '@atrium/contract/delivery-methods';
import type { OrderTerms } from '@atrium/contract/order-totals';
import * as fc from 'fast-check';
import type { Person } from '../person.ts';

/** What the shop begins with. */
export const usualTerms: OrderTerms = {
  ...{ taxBasisPoints: 800, isDeliveryTaxed: false },
  delivery: { priceCents: 5_00, freeFromCents: null },
};

export const anyTerms: fc.Arbitrary<OrderTerms> = fc.record({
  taxBasisPoints: fc.oneof(fc.constantFrom(0, 800, 1_900, 10_000), fc.nat(10_000)),
  isDeliveryTaxed: fc.boolean(),
  delivery: fc.record({
    priceCents: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
    freeFromCents: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
  }),
});

export async function deliveryMethods(admin: Person) {
  return (await admin.call(listDeliveryMethods)).methods;
}

/** Takes a database back to before orders kept what they were placed on. */
export const beforeTerms = [
  'drop table shop_settings',
  'drop table delivery_methods',
  'drop table cart_deliveries',
  "delete from sequences where name = 'delivery_methods'",
  ...[
    ...['tax_basis_points', 'delivery_method_id', 'delivery_method'],
    ...['delivery_least_days', 'delivery_most_days', 'is_delivery_taxed'],
  ].map((column) => `alter table orders drop column ${column}`),
  "update orders set facet = 'pending/none'",
  "delete from migrations where name in ('0093-shop-settings', '0101-delivery-of-orders')",
];

import { listDeliveryMethods } from '@atrium/contract/delivery-methods';
import type { OrderTerms } from '@atrium/contract/order-totals';
import * as fc from 'fast-check';
import type { Person } from '../person.ts';

/** What the shop begins with. */
export const usualTerms: OrderTerms = { taxBasisPoints: 800, delivery: { priceCents: 5_00, freeFromCents: null } };

export const anyTerms: fc.Arbitrary<OrderTerms> = fc.record({
  taxBasisPoints: fc.oneof(fc.constantFrom(0, 800, 1_900, 10_000), fc.nat(10_000)),
  delivery: fc.record({
    priceCents: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
    freeFromCents: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
  }),
});

export async function deliveryMethods(admin: Person) {
  return (await admin.call(listDeliveryMethods)).methods;
}

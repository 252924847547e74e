import { type PaymentMethod, paymentMethods } from '@atrium/contract/orders';
import { hashToken } from '../auth/random.ts';
import type { Payments } from '../services.ts';

const always = paymentMethods.filter((method) => method !== 'declined-card');

/** Moves no money: it says yes to everything, but to the method that is there to be declined. */
export function testPayments({ offersDeclined }: { offersDeclined: boolean }): Payments {
  const methods: readonly PaymentMethod[] = offersDeclined ? paymentMethods : always;
  return {
    provider: 'test',
    isTest: true,
    methods,
    savedCard: 'Visa •••• 4242',
    async authorise({ key, method }) {
      if (method === 'declined-card') return { state: 'declined' };
      return { state: 'authorised', reference: `test-${(await hashToken(key)).slice(0, 12)}` };
    },
    release: async () => undefined,
  };
}

import { testPayments } from '../src/payments/test-payments.ts';

/** A provider that keeps what it authorised, by key, and what was let go of, by reference. */
export function paymentsWithMemory() {
  const payments = testPayments({ offersDeclined: true });
  const authorised = new Map<string, { amountCents: number; reference: string }>();
  const released: string[] = [];
  return {
    authorised,
    released,
    payments: {
      ...payments,
      async authorise(payment: Parameters<typeof payments.authorise>[0]) {
        const answer = await payments.authorise(payment);
        if (answer.state === 'authorised') {
          authorised.set(payment.key, { amountCents: payment.amountCents, reference: answer.reference });
        }
        return answer;
      },
      release: async (reference: string) => void released.push(reference),
    },
  };
}

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

/** A provider that takes its time to let go of what it authorised, and has something happen while it is asked first. */
export function slowToLetGo() {
  const held = new Map<string, string>();
  const released: string[] = [];
  const letting = Promise.withResolvers<void>();
  let [given, meanwhile] = [0, async () => {}];
  return {
    released,
    letGo: () => letting.resolve(),
    whileAskedFirst(happen: () => Promise<void>) {
      meanwhile = happen;
    },
    payments: {
      ...testPayments({ offersDeclined: false }),
      async authorise({ key }: { key: string }) {
        given += held.has(key) ? 0 : 1;
        const [reference, before] = [held.get(key) ?? `reference-${given}`, meanwhile];
        held.set(key, reference);
        meanwhile = async () => {};
        await before();
        return { state: 'authorised' as const, reference };
      },
      async release(reference: string) {
        released.push(reference);
        await letting.promise;
        for (const [key, own] of held) if (own === reference) held.delete(key);
      },
    },
  };
}

/** A provider that gives a new reference for what it has let go of, may be out of reach for that, and has things happen while it is asked. */
export function outOfReach() {
  const held = new Map<string, string>();
  const released: string[] = [];
  const provider = { isDown: true, meanwhile: [] as (() => Promise<void>)[] };
  let given = 0;
  return {
    released,
    provider,
    payments: {
      ...testPayments({ offersDeclined: false }),
      async authorise({ key }: { key: string }) {
        given += held.has(key) ? 0 : 1;
        const reference = held.get(key) ?? `reference-${given}`;
        held.set(key, reference);
        await provider.meanwhile.shift()?.();
        return { state: 'authorised' as const, reference };
      },
      async release(reference: string) {
        if (provider.isDown) throw new Error('The provider does not answer.');
        released.push(reference);
        for (const [key, own] of held) if (own === reference) held.delete(key);
      },
    },
  };
}

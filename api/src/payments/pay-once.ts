import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { conflict } from '../errors.ts';
import type { Services } from '../services.ts';
import { findRelease, storeRelease } from './releases.queries.ts';
import { planRelease, releasePayment } from './releases.ts';

/** `paymentReference` is the provider's word for what it authorised; empty where it was not asked. */
interface Payment<Asked extends { paymentReference: string }, Result> {
  /** What the provider is asked with: the same for a request that is sent twice. */
  key: string;
  authorise(): Promise<Asked>;
  write(transaction: Transaction, asked: Asked): Promise<Result>;
  /** Whether the same request, sent twice, has written this one down. */
  isWritten(transaction: Transaction, asked: Asked): Promise<boolean>;
}

/**
 * Has a payment authorised outside of any transaction, and written down in one: a provider may take its time, and nobody waits for it meanwhile.
 * What cannot be written is let go of. Two processes with one key share what was authorised: whichever lets go of it notes that where the other
 * one looks before it writes.
 */
export async function payOnce<Asked extends { paymentReference: string }, Result>(
  context: Context,
  payment: Payment<Asked, Result>,
): Promise<Result> {
  const { services } = context;
  const released = await timesReleased(services, payment.key);
  const asked = await payment.authorise();
  try {
    return await services.engine.write(async (transaction) => {
      const release = await findRelease(transaction, payment.key);
      if ((release?.times ?? 0) !== released) throw letGoMeanwhile();
      return payment.write(transaction, asked);
    });
  } catch (error) {
    if (asked.paymentReference !== '') await letGo(context, payment, asked);
    throw error;
  }
}

/** How often something was let go of with this key: what is on its way there comes first, or it would be authorised once more and then let go of. */
async function timesReleased(services: Services, key: string): Promise<number> {
  const release = await findRelease(services.engine.read, key);
  if (!release) return 0;
  if (release.isPending === 1 && !(await releasePayment(services, release.reference))) throw stillHeld();
  return release.times;
}

async function letGo<Asked extends { paymentReference: string }>(
  context: Context,
  { key, isWritten }: Pick<Payment<Asked, unknown>, 'key' | 'isWritten'>,
  asked: Asked,
): Promise<void> {
  const { services } = context;
  const { paymentReference: reference } = asked;
  const isOurs = await services.engine.write(async (transaction) => {
    if (await isWritten(transaction, asked)) return false;
    await storeRelease(transaction, key, reference);
    await planRelease(transaction, context, reference);
    return true;
  });
  if (isOurs) await releasePayment(services, reference);
}

const letGoMeanwhile = () => conflict('This payment was let go of meanwhile. Try it once more.');
const stillHeld = () =>
  conflict('What was authorised before has not been let go of yet. Wait a few minutes, and try it once more.');

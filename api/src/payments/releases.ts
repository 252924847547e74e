import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { cancelJob, type JobRunners, scheduleJob } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { settleRelease } from './releases.queries.ts';

const releaseJob = 'payment-release';
/** Whoever plans it tries it at once: the job is there for when that fails, or its process dies. */
const minutesToTry = 5;
const minutesBetween = 60;

/** Has the provider let go of what was authorised, in the transaction that does without it. `releasePayment` follows once that is committed. */
export function planRelease(transaction: Transaction, { now }: Pick<Context, 'now'>, reference: string): Promise<void> {
  return scheduleRelease(transaction, now, reference, minutesToTry);
}

/** Answers whether that was done: whoever waits hears of what went wrong with their payment, and not of this, which is tried again. */
export async function releasePayment({ payments, engine, log }: Services, reference: string): Promise<boolean> {
  try {
    await payments.release(reference);
    await engine.write(async (transaction) => {
      await settleRelease(transaction, reference);
      await cancelJob(transaction, releaseJob, reference);
    });
    return true;
  } catch (error) {
    const fields = { reference, error: String(error) };
    log('warn', 'What was authorised could not be let go of; it will be tried again.', fields);
    return false;
  }
}

/** The same after the answer has been given. */
export function releaseSoon(services: Services, reference: string): void {
  const release = async () => {
    await releasePayment(services, reference);
  };
  services.background(release());
}

export const paymentJobs: JobRunners = {
  // A provider is asked outside of transactions; until it has answered, the job stays.
  [releaseJob]: async (transaction, context, reference) => {
    await scheduleRelease(transaction, context.now, reference, minutesBetween);
    context.afterwards(async () => {
      await releasePayment(context.services, reference);
    });
  },
};

function scheduleRelease(transaction: Transaction, now: string, reference: string, minutes: number): Promise<void> {
  const dueAt = new Date(Date.parse(now) + minutes * 60_000).toISOString();
  return scheduleJob(transaction, { kind: releaseJob, key: reference, dueAt });
}

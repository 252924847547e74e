import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { type JobRunners, scheduleJobs } from '../jobs/jobs.ts';
import { deliverMessages, queueMessage } from '../mail/outbox.ts';
import { sentenceOf } from './notification-sentences.ts';
import { findUnreadWithReader } from './notifications.queries.ts';

const letterJob = 'notification-letter';

/** Whoever is here reads it by then, and what was a mistake is taken back. */
const millisecondsToRead = 60_000;

/** Has notifications told by mail, unless they are read or taken back soon. */
export function planLetters(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  notificationIds: readonly number[],
): Promise<void> {
  const dueAt = new Date(Date.parse(now) + millisecondsToRead).toISOString();
  return scheduleJobs(
    transaction,
    notificationIds.map((id) => ({ kind: letterJob, key: String(id), dueAt })),
  );
}

export const notificationJobs: JobRunners = {
  [letterJob]: async (transaction, context, key) => {
    const told = await findUnreadWithReader(transaction, Number(key));
    const sentence = told && sentenceOf(told);
    if (!told || !sentence) return;
    const { services } = context;
    const { brandName, publicUrl } = services.settings;
    await queueMessage(transaction, context, {
      recipient: told.email,
      subject: `${sentence} (${brandName})`,
      body: `Hello ${told.username},\n\n${sentence}.\n\nYou find it behind the bell: ${publicUrl}/\n\nChoose what you are told of, and how: ${publicUrl}/pages/account-settings?tab=notifications`,
    });
    context.afterwards(() => deliverMessages(services));
  },
};

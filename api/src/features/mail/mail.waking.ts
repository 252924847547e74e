import { type Author, recordChanges } from '../../changes/record.ts';
import type { Transaction } from '../../database/engine.ts';
import type { MailRow } from '../../database/mail-schema.ts';
import { conflict } from '../../errors.ts';
import { cancelJobs, scheduleJobs } from '../../jobs/jobs.ts';
import type { KeptMail } from './mail.kept.queries.ts';

/** The kind of job that a mail comes back by which was put away. */
export const wakingJob = 'mail-waking';

/** Where that puts it in the order of time: when it comes back, when it came back, or when it was written. */
export function placedAt(
  mail: KeptMail,
  { snoozedUntil, returnedAt }: Pick<MailRow, 'snoozedUntil' | 'returnedAt'>,
): KeptMail {
  return { ...mail, snoozedUntil, returnedAt, sentAt: snoozedUntil ?? returnedAt ?? mail.writtenAt };
}

/** Back where it was before it was put away. */
export function awake(mail: KeptMail): KeptMail {
  return mail.snoozedUntil === null ? mail : placedAt(mail, { snoozedUntil: null, returnedAt: null });
}

interface Change {
  before: KeptMail;
  after: KeptMail;
}

/** What is put away comes back at its moment; what is not any more does not. */
export async function keepWaking(transaction: Transaction, now: string, changes: readonly Change[]): Promise<void> {
  const moved = changes.filter(({ before, after }) => before.snoozedUntil !== after.snoozedUntil);
  const gone = moved.flatMap(({ after: { id, snoozedUntil } }) => (snoozedUntil === null ? [String(id)] : []));
  const jobs = moved.flatMap(({ after: { id, snoozedUntil: dueAt } }) =>
    dueAt === null ? [] : [{ kind: wakingJob, key: String(id), dueAt }],
  );
  if (jobs.some(({ dueAt }) => dueAt <= now)) throw conflict('The moment to come back at has passed.');
  await cancelJobs(transaction, wakingJob, gone);
  await scheduleJobs(transaction, jobs);
}

/** Threads as they are once there is an answer in them: what these accounts have put away of them is back. Nobody undoes what others wrote. */
export async function wakeThreads(
  transaction: Transaction,
  author: Author,
  known: readonly KeptMail[],
  accountIds: readonly number[],
): Promise<KeptMail[]> {
  const isMeant = ({ accountId, snoozedUntil }: KeptMail) => snoozedUntil !== null && accountIds.includes(accountId);
  const asleep = known.filter(isMeant);
  if (asleep.length === 0) return [...known];
  await cancelJobs(
    transaction,
    wakingJob,
    asleep.map(({ id }) => String(id)),
  );
  await recordChanges(
    transaction,
    author,
    asleep.map(({ id, accountId, subject, snoozedUntil }) => {
      const about = { entity: 'mail', entityId: id, entityName: subject, ownerId: accountId } as const;
      return { ...about, before: { snoozedUntil }, after: { snoozedUntil: null } };
    }),
  );
  return known.map((mail) => (isMeant(mail) ? awake(mail) : mail));
}

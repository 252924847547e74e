import { type ChangeToRecord, recordChanges } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { cancelJob, scheduleJob } from '../../jobs/jobs.ts';
import { findThreads, type KeptMail } from './mail.kept.queries.ts';
import { placeMails } from './mail.places.ts';
import { labelsOf } from './mail.shapes.ts';
import { keepWaking } from './mail.waking.ts';

/** What a person decides about a mail. */
const decided = ['folder', 'isRead', 'isStarred', 'labels', 'sendAt', 'snoozedUntil', 'returnedAt'] as const;

/** The kind of job that a mail leaves by. */
export const leavingJob = 'mail-leaving';

/**
 * Brings mails of an account to another state, in the table and the list, and records each that is different. Answers the first change,
 * which undoes all of them; null when they are so already.
 */
export async function changeMails(
  transaction: Transaction,
  context: Pick<Context, 'services' | 'caller' | 'now' | 'requestId'>,
  ownerId: number,
  mails: readonly KeptMail[],
  change: (mail: KeptMail) => KeptMail,
): Promise<number | null> {
  const changes = mails
    .map((before) => ({ before, after: change(before) }))
    .filter(({ before, after }) => decided.some((field) => before[field] !== after[field]));
  if (changes.length === 0) return null;
  const threads = changes.map(({ before }) => before.threadId);
  const known = await findThreads(transaction, [ownerId], threads);
  const after = new Map(changes.map((each) => [each.after.id, each.after]));
  const wanted = known.map((mail) => after.get(mail.id) ?? mail);
  await placeMails(transaction, context, { known, wanted });
  await keepWaking(transaction, context.now, changes);
  for (const each of changes) await keepHour(transaction, context.now, each.before, each.after);
  return recordChanges(
    transaction,
    context,
    changes.map(({ before, after }) => recordOf(ownerId, before, after)),
  );
}

/** What has an hour leaves then; what has none any more does not. */
async function keepHour(transaction: Transaction, now: string, before: KeptMail, after: KeptMail): Promise<void> {
  if (before.sendAt === after.sendAt) return;
  const key = String(after.id);
  if (after.sendAt === null) return cancelJob(transaction, leavingJob, key);
  if (after.sendAt <= now) throw conflict('The time to send this mail has passed. Send it again.');
  await scheduleJob(transaction, { kind: leavingJob, key, dueAt: after.sendAt });
}

function recordOf(ownerId: number, before: KeptMail, after: KeptMail): ChangeToRecord {
  const fields = decided.filter((field) => before[field] !== after[field]);
  return {
    entity: 'mail',
    entityId: after.id,
    entityName: after.subject,
    before: pick(decisions(before), fields),
    after: pick(decisions(after), fields),
    ownerId,
    isUndoable: true,
  };
}

/** As records of changes have it. */
export function decisions({ folder, isRead, isStarred, labels, sendAt, snoozedUntil, returnedAt }: KeptMail) {
  const moments = { sendAt, snoozedUntil, returnedAt };
  return { folder, isRead: isRead === 1, isStarred: isStarred === 1, labels: labelsOf(labels), ...moments };
}

function pick(values: ReturnType<typeof decisions>, fields: readonly (typeof decided)[number][]): object {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

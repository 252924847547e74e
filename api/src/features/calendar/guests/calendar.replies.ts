import type { Transaction } from '../../../database/engine.ts';
import { scheduleJob } from '../../../jobs/jobs.ts';
import type { Author } from '../calendar.author.ts';
import type { KeptEvent } from '../calendar.rows.ts';

export const replyJob = 'event-reply';

/** The app offers undo for ten seconds, and longer to whoever rests on it. A letter that has left comes back no more. */
const millisecondsToUndo = 30_000;

/** Has who invites by mail told in a while what one answers, where that is another answer than before. */
export async function placeReply(
  transaction: Transaction,
  author: Pick<Author, 'now'>,
  before: KeptEvent,
  after: KeptEvent,
): Promise<void> {
  const isOther = before.ownAnswer !== after.ownAnswer || before.ownNote !== after.ownNote;
  if (before.ownAnswer !== null && isOther) await replySoon(transaction, author, after);
}

export async function replySoon(
  transaction: Transaction,
  { now }: Pick<Author, 'now'>,
  { id, ownAnswer, organiserEmail }: KeptEvent,
): Promise<void> {
  if (ownAnswer === null || organiserEmail === '') return;
  const dueAt = new Date(Date.parse(now) + millisecondsToUndo).toISOString();
  await scheduleJob(transaction, { kind: replyJob, key: String(id), dueAt });
}

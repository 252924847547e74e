import { longestMailWait, momentTooFar } from '@atrium/contract/mail-waiting';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { badInput, conflict } from '../../errors.ts';
import type { JobContext } from '../../jobs/jobs.ts';
import { notifyAccounts } from '../../notifications/notifications.ts';
import { changeMails } from './mail.changes.ts';
import { findSnoozedMail, findThreads, type KeptMail } from './mail.kept.queries.ts';
import { requireMails } from './mail.ts';
import { awake, placedAt } from './mail.waking.ts';

/** Puts mails away until a moment, or has them back without one: all of them or, when one is missing or elsewhere, none. */
export function snoozeMails(
  context: SignedInContext,
  ids: readonly number[],
  until: string | null,
): Promise<number | null> {
  const ownerId = context.caller.accountId;
  if (until !== null) refuseFarAway(context.now, until);
  return context.services.engine.write(async (transaction) => {
    const mails = await requireMails(transaction, ownerId, ids);
    if (mails.some(({ folder }) => folder !== 'inbox'))
      throw conflict('Only what is in the inbox can be put away until later.');
    return changeMails(transaction, context, ownerId, mails, (mail) =>
      until === null ? awake(mail) : placedAt(mail, { snoozedUntil: until, returnedAt: null }),
    );
  });
}

function refuseFarAway(now: string, until: string): void {
  const [time, moment] = [Date.parse(now), Date.parse(until)];
  if (moment <= time || moment > time + longestMailWait) throw badInput([{ path: 'until', message: momentTooFar }]);
}

/** Brings back what of a thread was put away until now: the newest of it comes first of all and is unread, and is told of once. */
export async function bringBack(transaction: Transaction, context: JobContext, key: string): Promise<void> {
  const { now } = context;
  const isDue = ({ snoozedUntil }: KeptMail) => snoozedUntil !== null && snoozedUntil <= now;
  const mail = await findSnoozedMail(transaction, Number(key));
  if (!mail || !isDue(mail)) return;
  const { accountId } = mail;
  const thread = (await findThreads(transaction, [accountId], [mail.threadId])).filter(isDue);
  const first = thread.reduce((one, other) => (isNewer(other, one) ? other : one), mail);
  await changeMails(transaction, context, accountId, thread, (kept) =>
    kept.id === first.id ? { ...placedAt(kept, { snoozedUntil: null, returnedAt: now }), isRead: 0 } : awake(kept),
  );
  const news = { kind: 'mail-back', entity: 'mail', entityId: first.id, title: first.subject } as const;
  await notifyAccounts(transaction, context, [accountId], news);
}

function isNewer(one: KeptMail, other: KeptMail): boolean {
  return one.writtenAt === other.writtenAt ? one.id > other.id : one.writtenAt > other.writtenAt;
}

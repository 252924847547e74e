import { findAccount } from '../../auth/accounts.ts';
import type { JobRunners } from '../../jobs/jobs.ts';
import { changeMails, leavingJob } from './mail.changes.ts';
import { findMailToLeave, type KeptMail } from './mail.kept.queries.ts';
import { purgeJob, purgeMessages } from './mail.removal.ts';
import { bringBack } from './mail.snooze.ts';
import { wakingJob } from './mail.waking.ts';
import { attemptDelivery } from './writing/mail.delivery.ts';
import { deliveryJob, leave } from './writing/mail.leaving.ts';

export const mailJobs: JobRunners = {
  /** What somebody wrote who may not be here any more stays a draft. */
  async [leavingJob](transaction, context, key) {
    const mail = await findMailToLeave(transaction, Number(key));
    if (!mail) return;
    const author = await findAccount(transaction, mail.accountId);
    if (author?.suspendedAt === null) {
      await leave(transaction, context, mail.id);
      return;
    }
    const back = (kept: KeptMail): KeptMail => ({ ...kept, folder: 'draft', sendAt: null, sentAt: context.now });
    await changeMails(transaction, context, mail.accountId, [mail], back);
  },
  [wakingJob]: bringBack,
  [deliveryJob]: attemptDelivery,
  [purgeJob]: (transaction, { now }) => purgeMessages(transaction, now),
};

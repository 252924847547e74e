import { dayOf } from '@atrium/contract/days';
import { type JobContext, type JobRunners, scheduleJob, scheduleJobs } from '../../../jobs/jobs.ts';
import { minutesToTry } from '../series/send-made-invoice.ts';
import { findComeToDays, storeSettingsRow } from './invoice-reminders.queries.ts';
import { planNext, reminderContent, reminderJob } from './invoice-reminders.ts';
import { stepComeTo } from './reminder-steps.ts';
import { reminderSendingJob, sendReminder } from './send-reminder.ts';

/** A statement takes so many values and no more. */
const jobsAtOnce = 1_000;

export const invoiceReminderJobs: JobRunners = {
  /** Finds, once a day, what has come to one of its days. */
  [reminderJob]: async (transaction, context) => {
    const settings = await reminderContent(transaction);
    if (!settings.isOn) return;
    const since = { after: settings.lookedThrough, through: dayOf(context.now) };
    const invoices = await findComeToDays(transaction, settings.days, since);
    const keys = invoices
      .filter(({ clientId }) => !settings.leftOut.includes(clientId))
      .flatMap((invoice) => {
        const step = stepComeTo(invoice, settings.days, since);
        return step === null ? [] : [`${invoice.id} ${step}`];
      });
    const jobs = keys.map((key, index) => ({ kind: reminderSendingJob, key, dueAt: secondsLater(context, index) }));
    for (let done = 0; done < jobs.length; done += jobsAtOnce)
      await scheduleJobs(transaction, jobs.slice(done, done + jobsAtOnce));
    await storeSettingsRow(transaction, { lookedThrough: since.through });
    await planNext(transaction, settings, context.now);
  },

  // The letter with its PDF is made outside of the transaction; if that breaks off, it is tried again.
  [reminderSendingJob]: async (transaction, context, key) => {
    await scheduleJob(transaction, { kind: reminderSendingJob, key, dueAt: secondsLater(context, minutesToTry * 60) });
    context.afterwards(() => sendReminder(context, key));
  },
};

/** One PDF after the other, so that others get their turn between them. */
function secondsLater({ now }: JobContext, seconds: number): string {
  return new Date(Date.parse(now) + seconds * 1_000).toISOString();
}

import { dayOf, daysAfter } from '@atrium/contract/days';
import { invoiceNumber } from '@atrium/contract/invoice-document';
import { reminderLetter } from '@atrium/contract/invoice-letter';
import { isDifferent } from '../../../changes/is-different.ts';
import type { Acting } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { cancelJob, type JobContext } from '../../../jobs/jobs.ts';
import { deliverSoon, queueMessage } from '../../../mail/outbox.ts';
import { changeInvoice, findInvoice } from '../invoices.changes.ts';
import { contentOf, type StoredInvoice } from '../invoices.shapes.ts';
import { keepStatuses } from '../past-due.ts';
import { documented, type Letter, letterOf } from '../send-invoice.ts';
import { bodyWithLink } from '../shared-documents/document-links.ts';
import { untilUnchanged } from '../until-unchanged.ts';
import { claimStep } from './invoice-reminders.queries.ts';
import { type ReminderContent, reminderContent } from './invoice-reminders.ts';
import { noteReminded } from './remind-invoice.ts';
import { wasAskedSince } from './reminder-steps.ts';

export const reminderSendingJob = 'invoice-reminder-send';

/** A reminder that is due, as its letter was made. */
interface Due {
  readonly id: number;
  readonly step: number;
  readonly seen: StoredInvoice | undefined;
  readonly letter: Letter | null;
}

/** Sends one step of an invoice, once: that it was sent, the letter, and the end of the job are one transaction. */
export async function sendReminder({ services, requestId }: JobContext, key: string): Promise<void> {
  const [id = 0, step = 0] = key.split(' ').map(Number);
  const isDone = await untilUnchanged(async () => {
    const context = { services, requestId, caller: null, now: services.now().toISOString() };
    await keepStatuses(context);
    const seen = await findInvoice(services.engine.read, id);
    const isPastDue = seen?.row.status === 'Past Due' && seen.client.companyEmail !== '';
    const letter = isPastDue ? await letterOf(services, seen, {}, reminderLetter) : null;
    return services.engine.write((transaction) => send(transaction, context, key, { id, step, seen, letter }));
  });
  if (isDone) return deliverSoon({ services });
  services.log('warn', `Invoice ${invoiceNumber(id)} is being changed by others; reminding of it is tried again.`, {
    requestId,
  });
}

/** False when it is not any more what its letter was made of. */
async function send(
  transaction: Transaction,
  context: Acting,
  key: string,
  { id, step, seen, letter }: Due,
): Promise<boolean> {
  const before = await findInvoice(transaction, id);
  const settings = await reminderContent(transaction);
  const isWanted = before !== undefined && isStillWanted(before, settings, step, dayOf(context.now));
  const isAsSeen = seen && before && !isDifferent(documented(before), documented(seen));
  if (isWanted && !isAsSeen) return false;
  await cancelJob(transaction, reminderSendingJob, key);
  if (!isWanted || !letter) return true;
  if (!(await claimStep(transaction, { invoiceId: id, step, sentAt: context.now }))) return true;
  const body = await bodyWithLink(transaction, context, 'invoice', id, letter, before.client.language);
  await queueMessage(transaction, context, { ...letter, body });
  await changeInvoice(transaction, context, before, noteReminded(contentOf(before), context.now));
  return true;
}

/** Between the morning and its turn it may have been paid, left out, or due on another day. */
function isStillWanted({ row }: StoredInvoice, settings: ReminderContent, step: number, today: string): boolean {
  const count = settings.days[step - 1];
  if (!settings.isOn || count === undefined || row.isReminded === 0 || row.status !== 'Past Due') return false;
  if (settings.leftOut.includes(row.clientId) || wasAskedSince(row, count)) return false;
  return daysAfter(row.dueDate, count) <= today;
}

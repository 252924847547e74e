import { invoiceNumber } from '@atrium/contract/invoice-document';
import { isDifferent } from '../../../changes/is-different.ts';
import type { Acting } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { cancelJob, type JobContext } from '../../../jobs/jobs.ts';
import { deliverSoon, queueMessage } from '../../../mail/outbox.ts';
import { changeInvoice, findInvoice } from '../invoices.changes.ts';
import { contentOf, type StoredInvoice } from '../invoices.shapes.ts';
import { documented, type Letter, letterOf } from '../send-invoice.ts';
import { untilUnchanged } from '../until-unchanged.ts';

export const sendingJob = 'invoice-series-send';
export const minutesToTry = 5;

/** Sends what a series made, once: that it was sent, the letter, and the end of the job are one transaction. */
export async function sendMadeInvoice({ services, requestId }: JobContext, id: number): Promise<void> {
  const isDone = await untilUnchanged(async () => {
    const context = { services, requestId, caller: null, now: services.now().toISOString() };
    const seen = await findInvoice(services.engine.read, id);
    const letter = seen && canBeSent(seen) ? await letterOf(services, seen, {}) : null;
    return services.engine.write((transaction) => send(transaction, context, id, seen, letter));
  });
  if (isDone) return deliverSoon({ services });
  services.log('warn', `Invoice ${invoiceNumber(id)} is being changed by others; sending it is tried again.`, {
    requestId,
  });
}

/** Whoever has no address is sent it by hand. */
function canBeSent({ row, client }: StoredInvoice): boolean {
  return row.sentAt === null && client.companyEmail !== '';
}

/** False when it is not any more what its PDF was made of. */
async function send(
  transaction: Transaction,
  context: Acting,
  id: number,
  seen: StoredInvoice | undefined,
  letter: Letter | null,
): Promise<boolean> {
  const before = await findInvoice(transaction, id);
  const isOpen = before !== undefined && canBeSent(before);
  if (isOpen && (!seen || !letter || isDifferent(documented(before), documented(seen)))) return false;
  await cancelJob(transaction, sendingJob, String(id));
  if (!isOpen || !letter) return true;
  await queueMessage(transaction, context, letter);
  await changeInvoice(transaction, context, before, { ...contentOf(before), sentAt: context.now });
  return true;
}

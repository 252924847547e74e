import { queueMessage } from '../../../mail/outbox.ts';
import { changeInvoice } from '../invoices.changes.ts';
import { contentOf } from '../invoices.shapes.ts';
import { type Letter, letterOf } from '../send-invoice.ts';
import type { BatchWork } from './batch-work.ts';

/** Sends an invoice to its client with the usual letter, as sending it alone does, and notes that it was sent. */
export const sending: BatchWork<Letter> = {
  against: ({ client }) => (client.companyEmail === '' ? 'no-address' : null),

  make: (services, stored) => letterOf(services, stored, {}),

  async keep(transaction, context, stored, letter) {
    await queueMessage(transaction, context, letter);
    await changeInvoice(transaction, context, stored, { ...contentOf(stored), sentAt: context.now });
    return null;
  },
};

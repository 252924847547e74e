import { InvoiceLine, InvoicePayment, InvoiceService } from '@atrium/contract/invoices';
import { day, id, moment, text } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import { notFound } from '../../errors.ts';
import { changeInvoice, findInvoice, removeInvoice, restoreInvoice } from './invoices.changes.ts';
import type { InvoiceContent } from './invoices.list.ts';
import { findStoredInvoice } from './invoices.queries.ts';
import { contentOf } from './invoices.shapes.ts';

const Content = z.object({
  id: id(),
  clientId: id(),
  issuedDate: day(),
  dueDate: day(),
  service: InvoiceService,
  note: text(2_000),
  sentAt: z.nullable(moment()),
  downloadedAt: z.nullable(moment()),
  lines: z.array(InvoiceLine),
  payments: z.array(InvoicePayment),
});

export const undoInvoiceChange = undoOf<InvoiceContent>({
  async find(transaction, invoiceId) {
    const stored = await findInvoice(transaction, invoiceId);
    return stored && contentOf(stored);
  },
  async remove(transaction, context, now) {
    return removeInvoice(transaction, context, await stored(transaction, now.id));
  },
  async restore(transaction, context, before) {
    return restoreInvoice(transaction, context, await stored(transaction, Content.parse(before).id));
  },
  async revert(transaction, context, now, before) {
    const after = Content.parse({ ...now, ...before });
    const { changeId } = await changeInvoice(transaction, context, await stored(transaction, now.id), after);
    return changeId;
  },
});

async function stored(...place: Parameters<typeof findStoredInvoice>) {
  const invoice = await findStoredInvoice(...place);
  if (!invoice) throw notFound('invoice');
  return invoice;
}

import { Tracking, untracked } from '@atrium/contract/order-tracking';
import { OrderRefund, OrderState } from '@atrium/contract/orders';
import { moment } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { undoOf } from '../../../changes/undo-record.ts';
import { conflict } from '../../../errors.ts';
import { linkInvoice } from './order-invoices.ts';
import { changeProgress, findStoredOrder, type OrderProgress, progressOf, requireOrder } from './order-progress.ts';

const mark = z.nullable(moment());
const Progress = z.object({
  state: OrderState,
  paidAt: mark,
  shippedAt: mark,
  deliveredAt: mark,
  cancelledAt: mark,
  ...Tracking.shape,
  refunds: z.array(OrderRefund),
});

interface KeptOrder extends OrderProgress {
  id: number;
  invoiceId: number | null;
}

const isNoRecord = async () => {
  throw conflict('An order is cancelled, and never taken back.');
};

/** The steps of an order are taken back, and its invoice; placing it is not. */
export const undoOrderChange = undoOf<KeptOrder>({
  async find(transaction, id) {
    const stored = await findStoredOrder(transaction, id, null);
    return stored && { id, invoiceId: stored.invoiceId, ...progressOf(stored) };
  },
  remove: isNoRecord,
  restore: isNoRecord,
  async revert(transaction, context, now, before) {
    const stored = await requireOrder(transaction, now.id);
    const { invoiceId } = z.object({ invoiceId: z._default(z.nullable(z.int()), now.invoiceId) }).parse(before);
    // With a step stands the invoice of then, which is as it was.
    if (invoiceId !== now.invoiceId) return linkInvoice(transaction, context, stored, invoiceId);
    const after = Progress.parse({ ...progressOf(stored), ...before });
    const sent = after.shippedAt === null ? { ...after, ...untracked } : after;
    return (await changeProgress(transaction, context, stored, sent)).changeId;
  },
});

import type { Change } from '@atrium/contract/changes';
import { isItem } from './field-differences.ts';

type Deed = Pick<Change, 'entity' | 'actorId' | 'before' | 'after'>;

/** Whether undo would take a payment out of the books that a provider took: its money does not come back with it. */
export function undoTakesOnlinePayment({ entity, actorId, before, after }: Deed): boolean {
  if (entity === 'invoice') return before !== null && onlinePayments(after) > onlinePayments(before);
  // An order that is paid by nobody in the house was paid at the address of its invoice.
  return entity === 'order' && actorId === null && before?.paidAt === null && typeof after?.paidAt === 'string';
}

function onlinePayments(snapshot: Deed['after']): number {
  const payments = Array.isArray(snapshot?.payments) ? snapshot.payments : [];
  return payments.filter((payment) => isItem(payment) && Boolean(payment.provider)).length;
}

import { daysAfter } from '@atrium/contract/days';
import type { OpenInvoice } from './invoice-reminders.queries.ts';

type Asked = Pick<OpenInvoice, 'dueDate' | 'sentAt' | 'remindedAt'>;

/**
 * The step whose day has come since `after`, counted from 1: of several the latest, so that after a pause of the house nobody hears twice.
 * None for whom it was sent, or who was reminded, on that day or later.
 */
export function stepComeTo(
  invoice: Asked,
  days: readonly number[],
  { after, through }: { after: string; through: string },
): number | null {
  const index = days.findLastIndex((count) => {
    const day = daysAfter(invoice.dueDate, count);
    return day > after && day <= through;
  });
  return index < 0 || wasAskedSince(invoice, days[index] ?? 0) ? null : index + 1;
}

/** Whether its client was written to on the day of a step, or later. */
export function wasAskedSince({ dueDate, sentAt, remindedAt }: Asked, count: number): boolean {
  const day = daysAfter(dueDate, count);
  return [sentAt, remindedAt].some((moment) => moment !== null && moment.slice(0, 10) >= day);
}

import * as z from 'zod/mini';
import { daysAfter } from './days.ts';
import type { InvoiceStatus } from './invoice-status.ts';

/** How many days an invoice that is open has been past due. */
export const invoiceAges = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const;
export const InvoiceAge = z.enum(invoiceAges);
export type InvoiceAge = z.infer<typeof InvoiceAge>;

/** What a list is narrowed to: `open` is every age. */
export const InvoiceAgeFilter = z.enum([...invoiceAges, 'open']);

/** The most days past due that each age has; the last has no end. */
const lastDays = { 'not-due': 0, '1-30': 30, '31-60': 60, '61-90': 90 } as const;

interface Due {
  readonly status: InvoiceStatus;
  /** A day: YYYY-MM-DD. */
  readonly dueDate: string;
}

/** Whether something is to be paid on it: a draft is not, yet. */
export function isOpen({ status }: Pick<Due, 'status'>): boolean {
  return status !== 'Paid' && status !== 'Draft';
}

/** The age of an invoice on a day; null when nothing is open. */
export function invoiceAge(invoice: Due, today: string): InvoiceAge | null {
  if (!isOpen(invoice)) return null;
  return invoiceAges.find((age) => today <= lastDayOf(invoice.dueDate, age)) ?? 'over-90';
}

/** The last day on which something due on a day is of an age; after all days for the oldest. */
export function lastDayOf(dueDate: string, age: InvoiceAge): string {
  return age === 'over-90' ? '9999-99-99' : daysAfter(dueDate, lastDays[age]);
}

/** The first day on which something may have been due that is of an age on a day; before all days for the oldest. */
export function firstDueDay(today: string, age: InvoiceAge): string {
  return age === 'over-90' ? '' : daysAfter(today, -lastDays[age]);
}

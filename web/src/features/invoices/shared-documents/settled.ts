import type { Invoice } from '@atrium/contract/invoices';

/** How much of an invoice was paid or credited, in cents: what would be lost with it. */
export function settledCents({ total, balanceCents }: Pick<Invoice, 'total' | 'balanceCents'>): number {
  return Math.max(0, Math.round(total * 100) - balanceCents);
}

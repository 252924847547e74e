import type { Invoice } from '@atrium/contract/invoices';

export function totalCents({ total }: Pick<Invoice, 'total'>): number {
  return Math.round(total * 100);
}

/** Of the balance as the list has it: 0, `$205` or `-$205.50`. */
export function balanceCents({ balance }: Pick<Invoice, 'balance'>): number {
  return balance === 0 ? 0 : Math.round(Number(balance.replace('$', '')) * 100);
}

import type { Invoice } from '@atrium/contract/invoices';

/** Whether it can be said that it was sent: what was is so already, and of what is paid nobody needs to know any more. */
export function isMarkable({ invoiceStatus }: Pick<Invoice, 'invoiceStatus'>): boolean {
  return invoiceStatus !== 'Sent' && invoiceStatus !== 'Paid';
}

import type { NewInvoicePayment } from '@atrium/contract/invoice-payments';
import { addInvoicePayment, getInvoice, type WholeInvoice } from '@atrium/contract/invoices';
import { queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';

/** Null for a number that no invoice has. */
export function invoiceQuery(id: number) {
  return queryOptions({
    queryKey: ['invoice', 'one', id],
    queryFn: ({ signal }): Promise<WholeInvoice | null> =>
      ifThere(call(getInvoice, { parameters: { id } }, { signal })),
    meta: { follows: ['client', 'custom-fields', 'invoice-settings'] },
  });
}

/** What is wrong with a payment is said in its form, so it is no command with a toast for failures. */
export function askToAddPayment(id: number, body: NewInvoicePayment) {
  return call(addInvoicePayment, { parameters: { id }, body });
}

import type { WholeInvoice } from '@atrium/contract/invoices';
import type { InvoiceDocumentData } from './invoice-document.tsx';

/** What the document tells of an invoice that is kept. */
export function documentOf({ invoice, ...rest }: WholeInvoice): InvoiceDocumentData {
  return { ...invoice, ...rest };
}

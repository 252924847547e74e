import type { Client } from '@atrium/contract/clients';
import type { InvoiceIssuer, InvoiceLine, PaymentDetails, PaymentWay, WholeInvoice } from '@atrium/contract/invoices';

/** All that the document tells; an invoice that is still being written has no number and no bank yet. */
export interface InvoiceDocumentData {
  id: number | null;
  issuer: InvoiceIssuer;
  client: Client | null;
  issuedDate: string;
  dueDate: string;
  lines: readonly InvoiceLine[];
  payments: readonly { amountCents: number }[];
  paymentDetails: PaymentDetails | null;
  paymentWay: PaymentWay;
  salesperson: string;
  note: string;
  showsPaymentTerms: boolean;
  showsNote: boolean;
  showsPaymentStub: boolean;
}

/** What the document tells of an invoice that is kept. */
export function documentOf({ invoice, ...rest }: WholeInvoice): InvoiceDocumentData {
  return { ...invoice, ...rest };
}

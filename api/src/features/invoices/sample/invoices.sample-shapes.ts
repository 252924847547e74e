import type { PaymentMethod } from '@atrium/contract/invoice-payments';
import type { InvoiceService } from '@atrium/contract/invoices';

/** What one line is for: price in dollars, quantity, discount and tax in percent. */
export type SampleLine = readonly [
  item: InvoiceService,
  description: string,
  price: number,
  quantity: number,
  discount: number,
  tax: number,
];

/** Days after the invoice was issued; the amount in dollars, or whatever was left to pay by then. */
type SamplePayment = readonly [daysLater: number, amount: number | 'rest', method: PaymentMethod, note?: string];

export interface SampleInvoice {
  /** Which of the sample clients, from 1. */
  client: number;
  issuedDaysAgo: number;
  daysToPay: number;
  service: InvoiceService;
  lines: readonly SampleLine[];
  /** Days after the invoice was issued. */
  sent?: number;
  downloaded?: number;
  payments?: readonly SamplePayment[];
  note?: string;
}

export const software = 'Software Development';
export const design = 'UI/UX Design & Development';
export const license = 'Unlimited Extended License';
export const template = 'Template Customization';

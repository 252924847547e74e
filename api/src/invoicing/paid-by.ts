import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { PaymentMethod } from '@atrium/contract/orders';

/** What an invoice says of a payment that was made in one of the provider's ways. */
export const paidBy: Readonly<Record<PaymentMethod, InvoicePayment['method']>> = {
  'saved-card': 'Credit',
  card: 'Credit',
  'net-banking': 'Bank Transfer',
  instalments: 'Credit',
  'cash-on-delivery': 'Cash',
  'declined-card': 'Credit',
};

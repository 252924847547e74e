import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { PaymentWay } from '@atrium/contract/invoices';
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

/** How an invoice says that what was bought in one of these ways is paid. */
export const askedBy: Readonly<Record<PaymentMethod, PaymentWay>> = {
  'saved-card': 'Credit Card',
  card: 'Credit Card',
  'net-banking': 'Internet Banking',
  instalments: 'Instalments',
  'cash-on-delivery': 'Cash on Delivery',
  'declined-card': 'Credit Card',
};

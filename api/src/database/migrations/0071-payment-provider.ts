import type { Migration } from '../migrate.ts';

/** Who took a payment of an invoice; until now the test provider was the only one that could. */
export const paymentProvider: Migration = {
  name: '0071-payment-provider',
  statements: () => [
    `alter table invoice_payments add column provider text not null default ''`,
    `update invoice_payments set provider = 'test' where note like 'test-____________'`,
  ],
};

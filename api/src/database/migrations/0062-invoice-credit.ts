import type { Migration } from '../migrate.ts';

export const invoiceCredit: Migration = {
  name: '0062-invoice-credit',
  statements: () => [
    // How much of what counts as paid was credited instead, because what was sold was given back or cancelled.
    'alter table invoices add column credit_cents bigint not null default 0',
  ],
};

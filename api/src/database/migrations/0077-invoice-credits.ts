import type { Migration } from '../migrate.ts';

/** What a client has paid too much on one invoice may pay another. */
export const invoiceCredits: Migration = {
  name: '0077-invoice-credits',
  statements: () => [
    'alter table invoice_payments add column other_invoice_id bigint',
    // The credit of a client.
    'create index invoices_with_credit on invoices (client_id, id) where deleted_at is null and balance_cents < 0',
  ],
};

import type { Migration } from '../migrate.ts';

export const clientAccount: Migration = {
  name: '0116-client-account',
  statements: () => [
    // What a client was invoiced, owes and has as credit is summed from this alone, and so is what they owed before a day.
    `create index invoices_summed_by_client on invoices
      (client_id, currency, status, issued_date, total_cents, credit_cents, balance_cents) where deleted_at is null`,
  ],
};

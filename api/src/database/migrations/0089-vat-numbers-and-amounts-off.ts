import type { Migration } from '../migrate.ts';

/** A client has a VAT number. A line of an invoice may be cheaper by an amount, and the tax of an invoice be rounded once, as an order's is. */
export const vatNumbersAndAmountsOff: Migration = {
  name: '0089-vat-numbers-and-amounts-off',
  statements: () => [
    "alter table clients add column vat_number text not null default ''",
    'alter table invoice_lines add column taken_off_cents bigint',
    'alter table invoices add column rounds_tax_once integer not null default 0',
  ],
};

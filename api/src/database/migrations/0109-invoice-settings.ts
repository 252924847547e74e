import type { Migration } from '../migrate.ts';

/** Who writes the invoices: one row. What is null is as the server has it. And what a new invoice begins with, as it was until now. */
export const invoiceSettings: Migration = {
  name: '0109-invoice-settings',
  statements: () => [
    `create table invoice_settings (
      id bigint primary key check (id = 1),
      name text,
      address text,
      country text,
      email text,
      phone text,
      tax_number text,
      bank_name text,
      iban text,
      swift_code text,
      payment_days bigint not null default 30,
      tax_basis_points bigint not null default 0,
      note text not null default ''
    )`,
    'insert into invoice_settings (id) values (1)',
  ],
};

import type { Migration } from '../migrate.ts';

export const invoiceReminders: Migration = {
  name: '0053-invoice-reminders',
  statements: ({ id, keyed, bytes }) => [
    `alter table invoices add column reminders bigint not null default 0`,
    `alter table invoices add column reminded_at text`,
    `alter table invoices add column is_reminded integer not null default 1`,
    // What is open of those that were due on some days: whose reminder has come.
    `create index invoices_open_by_due_date on invoices (due_date) where deleted_at is null and balance_cents > 0`,

    // One row, for the firm.
    `create table reminder_settings (
      id ${id} check (id = 1),
      is_on integer not null,
      days text not null,
      language text not null,
      left_out text not null,
      looked_through ${bytes} not null
    )`,
    `insert into reminder_settings (id, is_on, days, language, left_out, looked_through)
      values (1, 0, '[7,14,30]', 'en', '[]', '')`,

    // Each step once for an invoice, whoever sends it and however often they try.
    `create table sent_reminders (
      invoice_id bigint not null references invoices (id),
      step bigint not null,
      sent_at text not null,
      primary key (invoice_id, step)
    )${keyed}`,
  ],
};

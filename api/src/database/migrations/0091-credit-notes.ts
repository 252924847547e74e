import type { Migration } from '../migrate.ts';

/** What takes back an invoice or a part of it, under a number of its own. */
export const creditNotes: Migration = {
  name: '0091-credit-notes',
  statements: ({ id, bytes }) => [
    `create table credit_notes (
      id ${id},
      invoice_id bigint not null references invoices (id),
      issued_date ${bytes} not null,
      reason text not null,
      client_as_issued text not null,
      issuer_as_issued text not null,
      subtotal_cents bigint not null check (subtotal_cents >= 0),
      tax_cents bigint not null check (tax_cents >= 0),
      total_cents bigint not null check (total_cents = subtotal_cents + tax_cents),
      sent_at text,
      downloaded_at text,
      created_at text not null,
      deleted_at text
    )`,
    // The list, the latest first.
    'create index credit_notes_shown on credit_notes (id) where deleted_at is null',
    // What was credited of an invoice, and whether anything was.
    'create index credit_notes_of_an_invoice on credit_notes (invoice_id, id) where deleted_at is null',
    `create table credit_note_lines (
      credit_note_id bigint not null references credit_notes (id),
      position bigint not null,
      line bigint not null,
      item text not null,
      description text not null,
      quantity_thousandths bigint,
      net_cents bigint not null check (net_cents > 0),
      tax_basis_points bigint not null,
      tax_cents bigint not null,
      primary key (credit_note_id, position)
    )`,
    // In a count of their own, beside invoices and quotes.
    `insert into sequences (name, last) values ('credit_notes', 3000)`,
  ],
};

import type { Migration } from '../migrate.ts';
import { listIndexes } from './list-indexes.ts';

export const invoices: Migration = {
  name: '0014-invoices',
  statements: ({ id, bytes, dialect }) => [
    // The columns that serve src/lists are those of 0004-users. Days sort by themselves, money by a key of its digits.
    `create table clients (
        id ${id},
        name text not null,
        name_key ${bytes} not null,
        company text not null,
        company_email text not null,
        contact text not null,
        address text not null,
        country text not null,
        created_at text not null,
        deleted_at text,
        facet text not null,
        search text not null,
        place bigint not null check (place = id)
      )`,
    ...listIndexes(dialect, 'clients', ['name_key']),

    `create table invoices (
        id ${id},
        client_id bigint not null references clients (id),
        client_name_key ${bytes} not null,
        issued_date ${bytes} not null,
        due_date ${bytes} not null,
        service ${bytes} not null,
        note text not null,
        currency text not null,
        sent_at text,
        downloaded_at text,
        subtotal_cents bigint not null,
        tax_cents bigint not null,
        total_cents bigint not null check (total_cents = subtotal_cents + tax_cents),
        total_key ${bytes} not null,
        paid_cents bigint not null,
        balance_cents bigint not null check (balance_cents = total_cents - paid_cents),
        balance_key ${bytes} not null,
        status ${bytes} not null,
        lapses_after ${bytes},
        deleted_at text,
        facet text not null,
        search text not null,
        place bigint not null check (place = id)
      )`,
    ...listIndexes(dialect, 'invoices', [
      'client_name_key',
      'total_key',
      'balance_key',
      'issued_date',
      'due_date',
      'status',
      'service',
    ]),
    // Whether anything became past due, asked before each reading.
    `create index invoices_by_lapse on invoices (lapses_after) where lapses_after is not null`,
    // Whether a client has invoices.
    `create index invoices_of_a_client on invoices (client_id)`,
    // The first invoice has the number 4987, also without sample data.
    `insert into sequences (name, last) values ('invoices', 4986)`,

    // A quantity is in thousandths, discount and tax are in basis points.
    `create table invoice_lines (
        invoice_id bigint not null references invoices (id) on delete cascade,
        position integer not null,
        item text not null,
        description text not null,
        cost_cents bigint not null,
        quantity_thousandths bigint not null,
        discount_basis_points integer not null,
        tax_basis_points integer not null,
        primary key (invoice_id, position)
      )`,

    // An amount below zero is a refund.
    `create table invoice_payments (
        id ${id},
        invoice_id bigint not null references invoices (id) on delete cascade,
        paid_on text not null,
        amount_cents bigint not null,
        method text not null,
        note text not null
      )`,
    // The payments of an invoice.
    `create index invoice_payments_of_an_invoice on invoice_payments (invoice_id, id)`,
  ],
};

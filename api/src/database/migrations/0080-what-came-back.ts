import type { Migration } from '../migrate.ts';

/** What orders give back to a product while it is deleted waits for it, and an order knows all invoices that were written of it. */
export const whatCameBack: Migration = {
  name: '0080-what-came-back',
  statements: ({ keyed }) => [
    'alter table order_lines add column waiting_pieces integer not null default 0',
    `create table order_invoices_anew (
      invoice_id bigint primary key references invoices (id) on delete cascade,
      order_id bigint not null references orders (id) on delete cascade
    )${keyed}`,
    'insert into order_invoices_anew (invoice_id, order_id) select invoice_id, order_id from order_invoices',
    'drop table order_invoices',
    'alter table order_invoices_anew rename to order_invoices',
    // The invoices of an order: one that stands at most, and those that were deleted.
    'create index order_invoices_of_order on order_invoices (order_id)',
  ],
};

import type { Migration } from '../migrate.ts';

export const orderNotes: Migration = {
  name: '0052-order-notes',
  statements: ({ id }) => [
    // What those who look after orders write for each other.
    `create table order_notes (
      id ${id},
      order_id bigint not null references orders (id) on delete cascade,
      account_id bigint references accounts (id) on delete set null,
      text text not null,
      created_at text not null,
      edited_at text
    )`,
    // Those of an order, the latest first.
    'create index order_notes_of_order on order_notes (order_id, id)',
  ],
};

import type { Migration } from '../migrate.ts';
import { listIndexes } from './list-indexes.ts';

export const orders: Migration = {
  name: '0022-orders',
  statements: ({ id, bytes, keyed, dialect }) => [
    // An order stays when its account goes: it was paid for.
    `create table orders (
      id ${id},
      account_id bigint references accounts (id) on delete set null,
      idempotency_key text not null,
      status ${bytes} not null check (status in ('pending', 'finished', 'rejected')),
      placed_at text not null,
      customer_name text not null,
      pieces bigint not null check (pieces > 0),
      subtotal_cents bigint not null,
      discount_cents bigint not null,
      shipping_cents bigint not null,
      tax_cents bigint not null,
      total_cents bigint not null,
      total_key ${bytes} not null,
      cost_cents bigint not null,
      address text not null,
      payment_method text not null,
      facet text not null,
      search text not null,
      place bigint not null check (place = id),
      constraint orders_once unique (account_id, idempotency_key),
      check (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents)
    )`,
    // The list of all orders.
    ...listIndexes(dialect, 'orders', ['total_key']),
    // The same for the orders of one account.
    `create index orders_of_account_by_facet on orders (account_id, facet)`,
    `create index orders_of_account_by_total_key on orders (account_id, total_key, place, facet)`,
    `create index orders_of_account_by_id on orders (account_id, id, facet)`,

    // What was ordered, as it was then.
    `create table order_lines (
      order_id bigint not null references orders (id) on delete cascade,
      position integer not null,
      product_id bigint references products (id) on delete set null,
      name text not null,
      price_cents bigint not null,
      discount_percentage integer not null,
      has_free_shipping integer not null,
      quantity integer not null check (quantity > 0),
      cost_cents bigint not null,
      primary key (order_id, position)
    )${keyed}`,
    // The lines of a product that goes.
    `create index order_lines_of_product on order_lines (product_id)`,

    // What cards show: sums by day, kept with each change of what they count.
    `create table daily_figures (
      measure ${bytes} not null,
      day ${bytes} not null,
      amount bigint not null,
      primary key (measure, day)
    )${keyed}`,
  ],
};

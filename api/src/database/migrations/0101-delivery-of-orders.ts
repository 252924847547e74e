import type { Migration } from '../migrate.ts';

/** An order keeps how long its way of delivery took, and is found by it; delivery may be taxed; a cart keeps how it is to come. */
export const deliveryOfOrders: Migration = {
  name: '0101-delivery-of-orders',
  statements: ({ id }) => [
    // Of orders until now nobody kept the days.
    'alter table orders add column delivery_least_days bigint',
    'alter table orders add column delivery_most_days bigint',

    // Until now the tax was on the goods alone.
    'alter table orders add column is_delivery_taxed integer not null default 0',
    'alter table shop_settings add column is_delivery_taxed integer not null default 0',

    // Their lists are filtered by the name of the way, as `deliveryPart` writes it (src/features/shop/orders/orders.list.ts).
    `update orders set facet = state
      || case when refunded_cents = 0 then '/none/' when refunded_cents < total_cents then '/partly/' else '/whole/' end
      || replace(replace(replace(delivery_method, '%', '%25'), '/', '%2F'), '+', '%2B')`,
    // Without the segments of one order a list is counted anew at the next start (src/lists/renew.ts).
    `delete from list_segment_counts where segment_id in
      (select id from list_segments where sort = 'id' and (list = 'orders' or list like 'orders/%'))`,
    `delete from list_segments where sort = 'id' and (list = 'orders' or list like 'orders/%')`,

    // It may be deleted, and the choice stays until there is another: no foreign key.
    `create table cart_deliveries (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      delivery_method_id bigint not null,
      constraint cart_deliveries_once unique (account_id)
    )`,
  ],
};

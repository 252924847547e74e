import type { Migration } from '../migrate.ts';

/**
 * What was let go of is known to every process, until the provider knows it too. An order knows its coupon, whatever that is called by now, and what
 * it does to the uses of one that is deleted waits for it.
 */
export const releasesAndCouponsOfOrders: Migration = {
  name: '0084-releases-and-coupons-of-orders',
  statements: ({ keyed }) => [
    `create table payment_releases (
      payment_key text primary key,
      reference text not null,
      times integer not null,
      is_pending integer not null
    )${keyed}`,
    'alter table orders add column coupon_id bigint',
    'alter table orders add column waiting_uses integer not null default 0',
    // The use of a coupon was recorded with its order; a coupon of before that is known by its code, if it is still there.
    `update orders set coupon_id = coalesce(
        (select max(entity_id) from changes where entity = 'coupon' and entity_name = coupon_code and at = placed_at),
        (select id from coupons where code = coupon_code))
      where coupon_code is not null`,
    'create index orders_with_waiting_uses on orders (coupon_id) where waiting_uses <> 0',
  ],
};

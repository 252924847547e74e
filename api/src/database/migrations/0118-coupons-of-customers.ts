import type { Migration } from '../migrate.ts';

export const couponsOfCustomers: Migration = {
  name: '0118-coupons-of-customers',
  statements: () => [
    // How often one account may use it; null for as often as it likes.
    'alter table coupons add column limit_per_customer bigint',
    // Their slugs as JSON, as the shop has them at that time: a category that is deleted may come back. None is for all goods.
    `alter table coupons add column categories text not null default '[]'`,
    // How often an account has used a coupon: with its orders that stand (countOwnUses).
    'create index orders_with_a_coupon on orders (coupon_id, account_id, state, id) where coupon_id is not null',
  ],
};

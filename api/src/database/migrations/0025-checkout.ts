import type { Migration } from '../migrate.ts';

export const checkout: Migration = {
  name: '0025-checkout',
  statements: ({ id, bytes }) => [
    // The colour that was chosen; of what was ordered before there was a choice it is null.
    `alter table cart_items add column color text not null default 'primary'`,
    `alter table order_lines add column color text`,

    // What a coupon took off is part of the discount.
    `alter table orders add column coupon_code text`,
    `alter table orders add column coupon_cents bigint not null default 0`,
    `alter table orders add column payment_provider text not null default ''`,
    `alter table orders add column payment_reference text not null default ''`,
    `alter table orders add column payment_state text not null default 'authorised'`,
    `update orders set payment_state = 'due' where payment_method = 'cash-on-delivery'`,

    // Where an account has things sent to.
    `create table addresses (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      full_name text not null,
      mobile_number text not null,
      house_number text not null,
      landmark text not null,
      town text not null,
      pincode text not null,
      state text not null,
      address_type text not null
    )`,
    // The addresses of an account, in the order of adding.
    `create index addresses_of_account on addresses (account_id, id)`,

    `create table coupons (
      id ${id},
      code text not null,
      code_key ${bytes} not null,
      unit text not null check (unit in ('percent', 'money')),
      value bigint not null check (value > 0),
      minimum_cents bigint not null check (minimum_cents >= 0),
      valid_from text not null,
      valid_until text not null,
      limit_of_uses bigint,
      uses bigint not null check (uses >= 0 and (limit_of_uses is null or uses <= limit_of_uses)),
      created_at text not null
    )`,
    // A code is given once.
    `create unique index coupons_code_taken on coupons (code_key)`,

    // The coupon of a cart, by its code: a cart outlives a coupon.
    `create table cart_coupons (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      code text not null,
      code_key ${bytes} not null,
      constraint cart_coupons_once unique (account_id)
    )`,
  ],
};

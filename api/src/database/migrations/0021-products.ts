import type { Migration } from '../migrate.ts';
import { listIndexes } from './list-indexes.ts';

export const products: Migration = {
  name: '0021-products',
  statements: ({ id, bytes, dialect }) => [
    // The columns that serve src/lists are those of 0004-users.
    `create table products (
      id ${id},
      name text not null,
      name_key ${bytes} not null,
      slug text not null,
      description text not null,
      brand text not null,
      category text not null,
      price_cents bigint not null check (price_cents >= 0),
      price_key ${bytes} not null,
      cost_cents bigint not null check (cost_cents >= 0),
      image text not null,
      has_free_shipping integer not null,
      rating integer not null check (rating between 1 and 5),
      rating_key ${bytes} not null,
      discount_percentage integer not null check (discount_percentage between 3 and 20),
      offers integer not null check (offers between 1 and 4),
      shipping_days integer not null check (shipping_days between 1 and 7),
      stock bigint not null check (stock >= 0),
      created_at text not null,
      facet text not null,
      search text not null,
      place bigint not null check (place = id)
    )`,
    ...listIndexes(dialect, 'products', ['price_key', 'name_key', 'rating_key']),

    // The cart of an account, and whether a product is in it.
    `create table cart_items (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      product_id bigint not null references products (id) on delete cascade,
      quantity integer not null check (quantity between 1 and 99),
      constraint cart_items_once unique (account_id, product_id)
    )`,
    // The entries of a product that goes.
    `create index cart_items_of_product on cart_items (product_id)`,

    // The wishlist of an account, and whether a product is on it.
    `create table wishlist_items (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      product_id bigint not null references products (id) on delete cascade,
      constraint wishlist_items_once unique (account_id, product_id)
    )`,
    // The entries of a product that goes.
    `create index wishlist_items_of_product on wishlist_items (product_id)`,
  ],
};

import type { Migration } from '../migrate.ts';

export const productColors: Migration = {
  name: '0104-product-colors',
  statements: ({ bytes, keyed }) => [
    // The stock of a product whose stock is kept by colour: `products.stock` is their sum. Its key serves the colours of a product. One that has
    // no rows here keeps its stock as one number.
    `create table product_colors (
      product_id bigint not null references products (id) on delete cascade,
      color ${bytes} not null,
      stock bigint not null check (stock >= 0),
      article_number text not null,
      primary key (product_id, color)
    )${keyed}`,
    // The colour that is wished for; null where none was chosen.
    'alter table wishlist_items add column color text',
  ],
};

import type { Migration } from '../migrate.ts';

export const productPictures: Migration = {
  name: '0117-product-pictures',
  statements: ({ keyed }) => [
    // All pictures of a product in their order: `products.image` is the first. Its key serves the pictures of a product.
    `create table product_pictures (
      product_id bigint not null references products (id) on delete cascade,
      position integer not null,
      picture text not null,
      alternative_text text not null,
      primary key (product_id, position)
    )${keyed}`,
    `insert into product_pictures (product_id, position, picture, alternative_text)
      select id, 0, image, '' from products where image <> ''`,
    // Whether any product shows a stored file (isOnProduct), which asked the first picture alone.
    'drop index products_showing_a_file',
    `create index product_pictures_showing_a_file on product_pictures (picture) where substr(picture, 1, 14) = '/api/v1/files/'`,
  ],
};

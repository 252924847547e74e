import type { Migration } from '../migrate.ts';

/** The categories of products are the house's own. A name is empty while the interface has a word for the slug. */
export const productCategories: Migration = {
  name: '0094-product-categories',
  statements: ({ id, bytes, keyed }) => [
    // Tens of them: they are read together, in their order.
    `create table product_categories (
      id ${id},
      slug ${bytes} not null unique,
      name text not null,
      position_key ${bytes} not null,
      moved_to text
    )`,
    // Which products went elsewhere when a category was deleted: undo brings them back. They may be deleted meanwhile, and come back
    // too: no foreign keys.
    `create table moved_products (
      category_id bigint not null,
      product_id bigint not null,
      primary key (category_id, product_id)
    )${keyed}`,
    // Until now there were these six; a shop that sells nothing yet begins with one that says nothing.
    ...['lighting', 'navigation', 'bakery', 'print', 'instruments', 'wellbeing'].map(
      (slug, place) => `insert into product_categories (id, slug, name, position_key)
        select ${place + 1}, '${slug}', '', 'a${place}' where exists (select 1 from products)`,
    ),
    `insert into product_categories (id, slug, name, position_key)
      select 1, 'general', '', 'a0' where not exists (select 1 from products)`,
    `insert into sequences (name, last) values ('product_categories', 6)`,
  ],
};

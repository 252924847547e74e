import type { Migration } from '../migrate.ts';

/** What orders are placed on, and what each was placed on. */
export const shopSettings: Migration = {
  name: '0093-shop-settings',
  statements: ({ id, bytes }) => [
    // One row, for the firm.
    `create table shop_settings (
      id ${id} check (id = 1),
      tax_basis_points bigint not null check (tax_basis_points between 0 and 10000)
    )`,
    'insert into shop_settings (id, tax_basis_points) values (1, 800)',

    // Tens of them: they are read together, in their order.
    `create table delivery_methods (
      id ${id},
      name text not null,
      price_cents bigint not null check (price_cents >= 0),
      free_from_cents bigint,
      least_days bigint,
      most_days bigint,
      is_active integer not null,
      position_key ${bytes} not null
    )`,
    `insert into delivery_methods (id, name, price_cents, is_active, position_key)
      values (1, 'Standard delivery', 500, 1, 'a0')`,
    `insert into sequences (name, last) values ('delivery_methods', 1)`,

    // All orders until now were placed at this rate; what they cost is on them. Nobody chose how they travel.
    'alter table orders add column tax_basis_points bigint not null default 800',
    // It may be deleted, and the order stays: no foreign key.
    'alter table orders add column delivery_method_id bigint',
    `alter table orders add column delivery_method text not null default ''`,
  ],
};

import type { Migration } from '../migrate.ts';

export const permissions: Migration = {
  name: '0007-permissions',
  statements: ({ id, bytes }) => [
    `create table roles (
      id ${id},
      key ${bytes} not null,
      name text not null,
      constraint roles_key_taken unique (key)
    )`,
    // They are part of the product, not of its sample data.
    `insert into roles (id, key, name) values
      (1, 'administrator', 'Administrator'),
      (2, 'manager', 'Manager'),
      (3, 'user', 'User'),
      (4, 'support', 'Support'),
      (5, 'restricted-user', 'Restricted User')`,
    `insert into sequences (name, last) values ('roles', 5)`,

    `create table permissions (
      id ${id},
      name text not null,
      name_key ${bytes} not null,
      created_at text not null,
      search text not null
    )`,
    // A name is given once.
    `create unique index permissions_name_taken on permissions (name_key)`,

    `create table permission_roles (
      permission_id bigint not null references permissions (id) on delete cascade,
      role_id bigint not null references roles (id) on delete cascade,
      primary key (permission_id, role_id)
    )`,
    // The list, filtered by who holds a permission.
    `create index permissions_of_a_role on permission_roles (role_id, permission_id)`,
  ],
};

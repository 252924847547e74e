import type { Migration } from '../migrate.ts';
import { listIndexes } from './list-indexes.ts';

export const users: Migration = {
  name: '0004-users',
  statements: ({ id, bytes, dialect }) => [
    // The *_key columns are the folded text that lists sort by; facet and search serve src/lists and src/search. place is the id once
    // more, for the indexes: SQLite seeks to a (key, place), and not to a (key, id) when id is the key of the table itself.
    `create table users (
        id ${id},
        full_name text not null,
        full_name_key ${bytes} not null,
        username text not null,
        username_key ${bytes} not null,
        email text not null,
        email_key ${bytes} not null,
        company text not null,
        company_key ${bytes} not null,
        country text not null,
        country_key ${bytes} not null,
        contact text not null,
        contact_key ${bytes} not null,
        role ${bytes} not null,
        current_plan ${bytes} not null,
        billing ${bytes} not null,
        status ${bytes} not null,
        avatar text not null,
        created_at text not null,
        suspended_at text,
        facet text not null,
        search text not null,
        place bigint not null check (place = id)
      )`,
    // An address and a username are given once.
    `create unique index users_email_taken on users (email_key)`,
    `create unique index users_username_taken on users (username_key)`,

    ...listIndexes(dialect, 'users', [
      'full_name_key',
      'username_key',
      'email_key',
      'company_key',
      'country_key',
      'contact_key',
      'role',
      'current_plan',
      'billing',
      'status',
    ]),

    `create table user_notifications (
        user_id bigint not null references users (id) on delete cascade,
        kind text not null,
        email integer not null,
        browser integer not null,
        app integer not null,
        primary key (user_id, kind)
      )`,
    `create table user_connections (
        user_id bigint not null references users (id) on delete cascade,
        service text not null,
        is_connected integer not null,
        handle text not null,
        primary key (user_id, service)
      )`,
  ],
};

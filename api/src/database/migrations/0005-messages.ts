import type { Migration } from '../migrate.ts';

export const messages: Migration = {
  name: '0005-messages',
  statements: ({ id }) => [
    `create table messages (
      id ${id},
      recipient text not null,
      subject text not null,
      body text not null,
      created_at text not null,
      taken_at text,
      delivered_at text
    )`,
    `create index messages_to_deliver on messages (id) where delivered_at is null`,

    `create table saved_views (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      list text not null,
      name text not null,
      state text not null,
      constraint saved_views_name_taken unique (account_id, list, name)
    )`,
  ],
};

import type { Migration } from '../migrate.ts';

export const jobs: Migration = {
  name: '0030-jobs',
  statements: ({ id, bytes, keyed }) => [
    `create table jobs (
      kind ${bytes} not null,
      key ${bytes} not null,
      due_at text not null,
      attempts bigint not null,
      primary key (kind, key)
    )${keyed}`,

    // What is due, the earliest first: asked every second.
    `create index jobs_due on jobs (due_at)`,

    `create table notifications (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      kind text not null,
      title text not null,
      person text not null,
      entity text not null,
      entity_id bigint not null,
      moment text,
      created_at text not null,
      read_at text
    )`,

    // The latest of an account, and what came before one of them.
    `create index notifications_of_account on notifications (account_id, id)`,

    // How many an account has not read, and which.
    `create index notifications_unread on notifications (account_id, id) where read_at is null`,

    // Those that tell of a thing, to take them back with it.
    `create index notifications_about on notifications (entity, entity_id)`,
  ],
};

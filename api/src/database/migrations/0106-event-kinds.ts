import type { Migration } from '../migrate.ts';

export const eventKinds: Migration = {
  name: '0106-event-kinds',
  statements: ({ id, bytes, keyed }) => [
    // Kinds that an account made. Its events have their key in the column kind, which indexes and lists go by (decision 65): no foreign
    // keys.
    `create table event_kinds (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      name text not null,
      name_key ${bytes} not null,
      color text not null,
      moved_to ${bytes}
    )`,
    // The kinds of an account in the order of their names, and none twice (findKinds).
    `create unique index event_kinds_by_name on event_kinds (account_id, name_key)`,
    // Which events went elsewhere when their kind was deleted: undo brings them back. They may be deleted meanwhile, and come back too: no
    // foreign key.
    `create table moved_events (
      account_id bigint not null references accounts (id) on delete cascade,
      kind_id bigint not null,
      event_id bigint not null,
      moved_to ${bytes} not null,
      primary key (account_id, kind_id, event_id)
    )${keyed}`,
  ],
};

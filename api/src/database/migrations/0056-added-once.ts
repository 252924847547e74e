import type { Migration } from '../migrate.ts';

export const addedOnce: Migration = {
  name: '0056-added-once',
  statements: ({ keyed }) => [
    // What was added with a key: the same key adds nothing else.
    `create table additions (
      account_id bigint not null references accounts (id) on delete cascade,
      idempotency_key text not null,
      entity text not null,
      entity_id bigint not null,
      change_id bigint not null,
      primary key (account_id, idempotency_key)
    )${keyed}`,
  ],
};

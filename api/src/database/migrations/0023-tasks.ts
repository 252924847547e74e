import type { Migration } from '../migrate.ts';
import { ownedListIndexes } from './list-indexes.ts';

export const tasks: Migration = {
  name: '0023-tasks',
  statements: ({ id, bytes, dialect }) => [
    // A list of each account. In due_key and assignee_key, what is absent comes last.
    `create table tasks (
        id ${id},
        account_id bigint not null references accounts (id) on delete cascade,
        title text not null,
        title_key ${bytes} not null,
        description text not null,
        due_on text,
        due_key ${bytes} not null,
        assignee_name text,
        assignee_avatar text not null,
        assignee_key ${bytes} not null,
        tags text not null,
        is_completed integer not null,
        is_deleted integer not null,
        is_important integer not null,
        repeat text,
        -- Its place in the order given by hand: keys of the package fractional-indexing.
        position_key ${bytes} not null,
        created_at text not null,
        facet text not null,
        search text not null,
        place bigint not null check (place = id)
      )`,
    ...ownedListIndexes(dialect, 'tasks', ['title_key', 'due_key', 'assignee_key', 'position_key']),
  ],
};

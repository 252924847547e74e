import type { Migration } from '../migrate.ts';

export const taskTags: Migration = {
  name: '0098-task-tags',
  statements: ({ id, bytes }) => [
    // Tags that an account made. What its tasks have of them is their key, in the column tags and in their facet (decision 59): no
    // foreign keys.
    `create table task_tags (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      name text not null,
      name_key ${bytes} not null,
      color text not null
    )`,
    // The tags of an account in the order of their names, and none twice (findTags).
    `create unique index task_tags_by_name on task_tags (account_id, name_key)`,
  ],
};

import type { Migration } from '../migrate.ts';

export const taskComments: Migration = {
  name: '0057-task-comments',
  statements: ({ id, bytes }) => [
    `create table task_comments (
      id ${id},
      task_id bigint not null references tasks (id) on delete cascade,
      account_id bigint references accounts (id) on delete set null,
      text text not null,
      created_at ${bytes} not null,
      edited_at text
    )`,
    // The latest comments of a task, and how many it has.
    'create index task_comments_of_task on task_comments (task_id, created_at, id)',
    // The comments of an account that goes.
    'create index task_comments_of_account on task_comments (account_id)',
  ],
};

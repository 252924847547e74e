import type { Migration } from '../migrate.ts';
import { ownedListIndexes } from './list-indexes.ts';

export const linksAndTasks: Migration = {
  name: '0034-links-and-tasks',
  statements: ({ id, bytes, dialect }) => [
    // Of one account each, between two things of any kind: nothing is referenced, because a thing that is gone may come back.
    // The titles are what they were called when the link was made.
    `create table links (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      from_entity text not null,
      from_id bigint not null,
      from_title text not null,
      to_entity text not null,
      to_id bigint not null,
      to_title text not null,
      created_at text not null
    )`,
    // What a thing is linked with, the newest first, from one side and from the other.
    'create index links_from on links (account_id, from_entity, from_id, id)',
    'create index links_to on links (account_id, to_entity, to_id, id)',

    // The account that a task was given to; the name beside it stays when the account is gone.
    'alter table tasks add column assignee_id bigint references accounts (id) on delete set null',
    'create index tasks_by_assignee_account on tasks (assignee_id)',
    'alter table tasks add column remind_at text',
    // A JSON list of steps.
    `alter table tasks add column checklist text not null default '[]'`,

    // What others have given to an account: a list of that account beside the list of its own tasks. The id is the task's.
    `create table assigned_tasks (
      id ${id} references tasks (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      title_key ${bytes} not null,
      due_key ${bytes} not null,
      facet text not null,
      search text not null,
      place bigint not null check (place = id)
    )`,
    ...ownedListIndexes(dialect, 'assigned_tasks', ['title_key', 'due_key']),
  ],
};

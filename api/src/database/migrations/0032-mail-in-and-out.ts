import type { Migration } from '../migrate.ts';

export const mailInAndOut: Migration = {
  name: '0032-mail-in-and-out',
  statements: ({ keyed }) => [
    // Files that are sent along with something: who may read them beside whoever uploaded them.
    `alter table files add column shared_at text`,
    `create table file_readers (
      file_id bigint not null references files (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      primary key (file_id, account_id)
    )${keyed}`,
    // What goes with an account.
    `create index files_of_a_reader on file_readers (account_id)`,
    `drop index files_without_subject`,
    // What is to be removed.
    `create index files_unused on files (created_at) where subject is null and shared_at is null`,
    // How much of it, and of what it sent along, an account has.
    `create index files_of_an_uploader on files (account_id, shared_at, size) where subject is null`,
  ],
};

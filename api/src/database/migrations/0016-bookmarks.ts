import type { Migration } from '../migrate.ts';

export const bookmarks: Migration = {
  name: '0016-bookmarks',
  statements: ({ keyed }) => [
    // The pages are constants of the contract. The key serves all that is asked: the bookmarks of an account.
    `create table bookmarks (
      account_id bigint not null references accounts (id) on delete cascade,
      page_id bigint not null,
      place bigint not null,
      created_at text not null,
      primary key (account_id, page_id)
    )${keyed}`,
  ],
};

import type { Migration } from '../migrate.ts';

export const bookmarksOfAnything: Migration = {
  name: '0037-bookmarks-of-anything',
  statements: ({ id }) => [
    `create table bookmarks_of_anything (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      page_id bigint,
      path text not null,
      title text not null,
      kind text not null,
      place bigint not null,
      created_at text not null
    )`,
    // A place was given once, to whichever account: it serves as an id.
    `insert into bookmarks_of_anything (id, account_id, page_id, path, title, kind, place, created_at)
      select place, account_id, page_id, '', '', 'page', place, created_at from bookmarks`,
    'drop table bookmarks',
    'alter table bookmarks_of_anything rename to bookmarks',
    // All of an account.
    'create index bookmarks_of_accounts on bookmarks (account_id, place)',
    // An account has one on each address.
    'create unique index bookmarks_of_pages on bookmarks (account_id, page_id) where page_id is not null',
    'create unique index bookmarks_of_paths on bookmarks (account_id, path) where page_id is null',
  ],
};

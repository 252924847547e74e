import type { Migration } from '../migrate.ts';

const closed = '(select id from accounts where closed_at is not null)';
const closedPeople = `(select id from profile_people where account_id in ${closed})`;

export const secretAddresses: Migration = {
  name: '0046-secret-addresses',
  statements: ({ bytes }) => [
    // Addresses that programs read without signing in, one of each kind for an account: a hash of what is secret about them.
    `create table secret_addresses (
      account_id bigint not null references accounts (id) on delete cascade,
      kind text not null,
      hash ${bytes} not null unique,
      created_at text not null,
      primary key (account_id, kind)
    )`,
    `insert into secret_addresses (account_id, kind, hash, created_at)
      select account_id, 'calendar', hash, created_at from calendar_feeds where account_id not in ${closed}`,
    `drop table calendar_feeds`,

    // Whoever closed their account before takes their name along too.
    `update blog_posts set author_name = '', author_avatar = '' where author_account_id in ${closed}`,
    `update blog_comments set author_name = '', author_avatar = '' where account_id in ${closed}`,
    `update profile_people set name = '', avatar = '' where account_id in ${closed}`,
    `delete from profile_reactions
      where kind = 'friend' and (person_id in ${closedPeople} or target_id in ${closedPeople})`,
    ...['profiles', 'account_profiles', 'blog_bookmarks'].map(
      (table) => `delete from ${table} where account_id in ${closed}`,
    ),
  ],
};

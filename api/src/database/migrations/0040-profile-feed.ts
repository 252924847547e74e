import type { Migration } from '../migrate.ts';

export const profileFeed: Migration = {
  name: '0040-profile-feed',
  statements: ({ id, bytes }) => [
    // Up to four of a post, in their order.
    `create table profile_post_pictures (
      id ${id},
      post_id bigint not null references profile_posts (id) on delete cascade,
      position integer not null,
      picture text not null
    )`,
    // The pictures of a post; those of all by their ids, the newest first.
    'create index profile_pictures_of_post on profile_post_pictures (post_id, position)',
    `insert into profile_post_pictures (id, post_id, position, picture)
      select row_number() over (order by id), id, 0, image from profile_posts where image <> ''`,
    nextIdOf('profile_post_pictures'),
    'alter table profile_posts drop column image',
    'alter table profile_posts add column edited_at text',
    'alter table profile_comments add column edited_at text',
    'drop index profile_posts_of_person',
    // The posts of somebody, the newest first.
    'create index profile_posts_of_person on profile_posts (person_id, id)',
    'drop table profile_photos',

    'alter table profile_polls add column post_id bigint references profile_posts (id) on delete cascade',
    `alter table profile_polls add column ends_on ${bytes}`,
    // The poll of a post; each has one at most.
    'create unique index profile_polls_of_post on profile_polls (post_id)',

    // Everybody who has an account is somebody here, before they have done anything.
    `insert into profile_people (id, account_id, name, avatar)
      select coalesce((select max(id) from profile_people), 0) + row_number() over (order by accounts.id),
        accounts.id, accounts.username, ''
      from accounts
      where accounts.id not in (select account_id from profile_people where account_id is not null)`,
    nextIdOf('profile_people'),
  ],
};

/** What was added by the steps above has ids that `sequences` does not know yet. */
function nextIdOf(table: string): string {
  return `insert into sequences (name, last) select '${table}', max(id) from ${table} having max(id) is not null
    on conflict (name) do update set last = excluded.last`;
}

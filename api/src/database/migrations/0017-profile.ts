import type { Migration } from '../migrate.ts';

export const profile: Migration = {
  name: '0017-profile',
  statements: ({ id, bytes }) => [
    // An account without a row has what the defaults of the feature say.
    `create table account_settings (
      account_id bigint primary key references accounts (id) on delete cascade,
      bio text not null,
      dob ${bytes},
      country text not null,
      website text not null,
      phone text not null,
      twitter text not null,
      facebook text not null,
      google text not null,
      linked_in text not null,
      instagram text not null,
      quora text not null,
      comment_on_article integer not null,
      answer_on_form integer not null,
      follow_me integer not null,
      new_announcements integer not null,
      product_updates integer not null,
      blog_digest integer not null
    )`,
    `create table profiles (
      account_id bigint primary key references accounts (id) on delete cascade,
      designation text not null,
      cover text not null,
      lives text not null
    )`,

    // What somebody wrote stays, under the name that is kept here, when the account goes.
    `create table profile_people (
      id ${id},
      account_id bigint references accounts (id) on delete set null,
      name text not null,
      avatar text not null
    )`,
    // The person of an account; each has one.
    `create unique index profile_people_of_account on profile_people (account_id)`,

    // What is deleted is marked: its comments and likes come back with it.
    `create table profile_posts (
      id ${id},
      person_id bigint not null references profile_people (id) on delete cascade,
      text text not null,
      image text not null,
      video text not null,
      created_at text not null,
      deleted_at text
    )`,
    `create index profile_posts_of_person on profile_posts (person_id)`,

    `create table profile_comments (
      id ${id},
      post_id bigint not null references profile_posts (id) on delete cascade,
      person_id bigint not null references profile_people (id) on delete cascade,
      text text not null,
      created_at text not null,
      deleted_at text
    )`,
    // The latest comments of a post, and how many it has.
    `create index profile_comments_of_post on profile_comments (post_id, id)`,
    `create index profile_comments_of_person on profile_comments (person_id)`,

    `create table profile_pages (
      id ${id},
      name text not null,
      subtitle text not null,
      avatar text not null
    )`,
    `create table profile_feeds (
      id ${id},
      name text not null,
      handle text not null,
      avatar text not null,
      tags text not null,
      text text not null
    )`,
    `create table profile_photos (id ${id}, image text not null)`,
    `create table profile_polls (id ${id}, question text not null)`,
    `create table profile_poll_options (
      id ${id},
      poll_id bigint not null references profile_polls (id) on delete cascade,
      name text not null
    )`,
    // The options of a poll.
    `create index profile_options_of_poll on profile_poll_options (poll_id, id)`,

    // target_id is an id of the table that goes with the kind.
    `create table profile_reactions (
      id ${id},
      kind ${bytes} not null,
      target_id bigint not null,
      person_id bigint not null references profile_people (id) on delete cascade,
      option_id bigint references profile_poll_options (id) on delete cascade,
      check (kind in ('like', 'share', 'comment-like', 'follow', 'favorite', 'friend', 'vote')),
      check ((kind = 'vote') = (option_id is not null))
    )`,
    // Each person does each thing once; how many have done it, and who.
    `create unique index profile_reactions_to_target on profile_reactions (kind, target_id, person_id)`,
    // What a person has done: the friends of somebody.
    `create index profile_reactions_of_person on profile_reactions (person_id, kind, target_id)`,
  ],
};

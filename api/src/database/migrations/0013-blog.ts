import type { Migration } from '../migrate.ts';

export const blog: Migration = {
  name: '0013-blog',
  statements: ({ id, bytes, keyed }) => [
    // The author's name stays when the account goes.
    `create table blog_posts (
      id ${id},
      slug text not null unique,
      title text not null,
      content text not null,
      excerpt text not null,
      status ${bytes} not null,
      author_account_id bigint references accounts (id) on delete set null,
      author_name text not null,
      author_avatar text not null,
      featured_image text not null,
      created_at text not null,
      published_at ${bytes},
      check (status in ('published', 'pending', 'draft')),
      check (status <> 'published' or published_at is not null)
    )`,
    // A page of what is published, the newest first.
    `create index blog_posts_by_publication on blog_posts (status, published_at, id)`,
    // The posts of an account that goes.
    `create index blog_posts_of_author on blog_posts (author_account_id)`,

    `create table blog_post_tags (
      post_id bigint not null references blog_posts (id) on delete cascade,
      tag text not null,
      primary key (post_id, tag)
    )${keyed}`,

    `create table blog_comments (
      id ${id},
      post_id bigint not null references blog_posts (id) on delete cascade,
      author_name text not null,
      author_avatar text not null,
      text text not null,
      created_at ${bytes} not null
    )`,
    // The latest comments of a post, and how many it has.
    `create index blog_comments_of_post on blog_comments (post_id, created_at, id)`,

    `create table blog_bookmarks (
      post_id bigint not null references blog_posts (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      primary key (post_id, account_id)
    )${keyed}`,
    // The bookmarks of an account that goes.
    `create index blog_bookmarks_of_account on blog_bookmarks (account_id)`,
  ],
};

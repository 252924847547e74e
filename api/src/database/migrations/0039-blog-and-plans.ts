import type { Migration } from '../migrate.ts';

export const blogAndPlans: Migration = {
  name: '0039-blog-and-plans',
  statements: ({ id, bytes }) => [
    `alter table blog_posts add column image_alt text not null default ''`,
    `alter table blog_posts add column updated_at text`,
    // When it is published by itself.
    `alter table blog_posts add column publish_at text`,
    // What is deleted keeps its comments for when it comes back, and gives its slug away.
    `alter table blog_posts add column deleted_at text`,
    // The folded words of its title, excerpt and text; empty for what is older than the search.
    `alter table blog_posts add column search text not null default ''`,
    // How many posts are about something, and which.
    `create index blog_post_tags_by_tag on blog_post_tags (tag, post_id)`,

    // Each text that was saved of a post.
    `create table blog_versions (
      id ${id},
      post_id bigint not null references blog_posts (id) on delete cascade,
      saved_at ${bytes} not null,
      person text not null,
      title text not null,
      excerpt text not null,
      content text not null
    )`,
    `insert into blog_versions (id, post_id, saved_at, person, title, excerpt, content)
      select id, id, coalesce(published_at, created_at), author_name, title, excerpt, content from blog_posts`,
    `insert into sequences (name, last)
      select 'blog_versions', max(id) from blog_versions having count(*) > 0`,
    // Those of a post, the latest first.
    `create index blog_versions_of_post on blog_versions (post_id, id)`,

    // The writer's name stays when the account goes.
    `alter table blog_comments add column account_id bigint references accounts (id) on delete set null`,
    `alter table blog_comments add column parent_id bigint references blog_comments (id) on delete cascade`,
    `alter table blog_comments add column edited_at text`,
    `alter table blog_comments add column deleted_at text`,
    // The comments of an account that goes, and what answers a comment that goes.
    `create index blog_comments_of_account on blog_comments (account_id)`,
    `create index blog_comments_of_parent on blog_comments (parent_id)`,

    // The plan that an account has chosen; one without a row has the plan that costs nothing.
    `create table account_plans (
      account_id bigint primary key references accounts (id) on delete cascade,
      plan text not null,
      period text not null,
      since text not null,
      tried_at text,
      trial_ends_on text,
      next_plan text,
      next_period text,
      next_from text,
      check (plan in ('basic', 'standard', 'enterprise')),
      check (period in ('monthly', 'yearly'))
    )`,
  ],
};

import { type BlogTag, blogTags } from '@atrium/contract/blog';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';

const newestComments = 100;

export const tagNames = sql<
  string | null
>`(select string_agg(tag, ',') from blog_post_tags where post_id = blog_posts.id)`;
export const commentCount = sql<number>`(
  select count(*) from blog_comments where post_id = blog_posts.id and deleted_at is null)`;
const bookmarkCount = sql<number>`(select count(*) from blog_bookmarks where post_id = blog_posts.id)`;

/** An author is called what their account is called now; who has none here, or has closed it, what is kept with the post. */
export const liveAuthor = liveAuthorOf('blog_posts');
export const liveAuthorAvatar = sql<string>`coalesce(
  (select avatar from accounts where accounts.id = author_account_id), author_avatar)`;

export function liveAuthorOf(posts: string) {
  return sql<string>`coalesce(
    (select nullif(full_name, '') from accounts where accounts.id = ${sql.ref(`${posts}.author_account_id`)}),
    ${sql.ref(`${posts}.author_name`)})`;
}

/** The tags in one order, whatever the engine joined them in. */
export function tagsOf(names: string | null): BlogTag[] {
  const known = names?.split(',') ?? [];
  return blogTags.filter((tag) => known.includes(tag));
}

/** Still to be executed. */
export function findPublished(database: Database, limit: number, offset: number) {
  return published(database)
    .select(['id', 'title', 'excerpt', 'featuredImage', 'publishedAt', 'createdAt'])
    .select([liveAuthor.as('authorName'), liveAuthorAvatar.as('authorAvatar')])
    .select([tagNames.as('tags'), commentCount.as('comments')])
    .limit(limit)
    .offset(offset);
}

export function findRecent(database: Database, limit: number) {
  return published(database)
    .select(['id', 'slug', 'title', 'featuredImage', 'publishedAt', 'createdAt'])
    .limit(limit)
    .execute();
}

/** With all that a feed says of them. */
export function findLatest(database: Database, limit: number) {
  return published(database)
    .select(['id', 'slug', 'title', 'excerpt', 'content', 'publishedAt', 'updatedAt', 'createdAt'])
    .select([liveAuthor.as('authorName'), tagNames.as('tags')])
    .limit(limit)
    .execute();
}

/** The published post with this id, or the newest. */
export function findPublishedPost(database: Database, id: number | undefined) {
  const query = published(database)
    .select(['id', 'title', 'content', 'featuredImage', 'publishedAt', 'createdAt'])
    .select([liveAuthor.as('authorName'), liveAuthorAvatar.as('authorAvatar')])
    .select([tagNames.as('tags'), commentCount.as('comments'), bookmarkCount.as('bookmarked')])
    .limit(1);
  return (id === undefined ? query : query.where('id', '=', id)).executeTakeFirst();
}

/** The latest comments, the first of them first. */
export async function findComments(database: Database, postId: number) {
  const comments = await database
    .selectFrom('blogComments')
    .select(['authorName', 'authorAvatar', 'text', 'createdAt'])
    .where('postId', '=', postId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(newestComments)
    .execute();
  return comments.toReversed();
}

/** The post with this id whatever its status, or the one that was made last. */
export function findPost(database: Database, id: number | undefined) {
  const query = database
    .selectFrom('blogPosts')
    .selectAll()
    .select(tagNames.as('tags'))
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1);
  return (id === undefined ? query : query.where('id', '=', id)).executeTakeFirst();
}

function published(database: Database) {
  return database
    .selectFrom('blogPosts')
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc');
}

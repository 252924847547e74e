import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import { samplePortrait } from '../../people/sample-portraits.ts';
import { type SamplePost, samplePosts } from './blog.sample-rows.ts';
import { blogSearch } from './blog.search.ts';

export async function loadSampleBlog(transaction: Transaction, now: string): Promise<void> {
  const accounts = await transaction.selectFrom('accounts').select('id').orderBy('id').execute();
  const comments = samplePosts.flatMap((post, index) => commentRows(post, index + 1, now));
  const tags = samplePosts.flatMap((post, index) => post.tags.map((tag) => ({ postId: index + 1, tag })));
  const bookmarks = samplePosts.flatMap((post, index) =>
    accounts.slice(0, post.bookmarks).map(({ id }) => ({ postId: index + 1, accountId: id })),
  );
  const posts = samplePosts.map((post, index) => postRow(post, index + 1, now));
  await transaction.insertInto('blogPosts').values(posts).execute();
  await transaction.insertInto('blogPostTags').values(tags).execute();
  const firstOf = (postId: number) => comments.findIndex((comment) => comment.postId === postId) + 1;
  const numbered = comments.map(({ answers, ...comment }, index) => {
    const parentId = answers === undefined ? null : firstOf(comment.postId) + answers;
    return { ...comment, id: index + 1, parentId };
  });
  await transaction.insertInto('blogComments').values(numbered).execute();
  await transaction.insertInto('blogBookmarks').values(bookmarks).execute();
  await transaction.insertInto('blogVersions').values(posts.map(versionRow)).execute();
  await reserveIds(transaction, 'blog_posts', posts.length);
  await reserveIds(transaction, 'blog_versions', posts.length);
  await reserveIds(transaction, 'blog_comments', numbered.length);
}

function postRow(post: SamplePost, id: number, now: string) {
  const { slug, title, excerpt, paragraphs, status, author, daysAgo } = post;
  const content = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  const publishedAt = status === 'published' ? before(now, daysAgo) : null;
  const writtenBy = { authorAccountId: null, authorName: author, authorAvatar: samplePortrait(author) };
  const featuredImage = `/pictures/blog/${slug}.svg`;
  const createdAt = before(now, daysAgo + 2);
  const search = blogSearch({ title, excerpt, content });
  const picture = { featuredImage, imageAlt: '' };
  return { id, slug, title, content, excerpt, status, ...writtenBy, ...picture, createdAt, publishedAt, search };
}

/** Each has the text that it was published with, or was left with. */
function versionRow({ id, title, excerpt, content, authorName, createdAt, publishedAt }: ReturnType<typeof postRow>) {
  return {
    id,
    postId: id,
    savedAt: publishedAt ?? createdAt,
    person: authorName,
    accountId: null,
    title,
    excerpt,
    content,
  };
}

/** The first a few hours after the post, then one each half day. */
function commentRows(post: SamplePost, postId: number, now: string) {
  return post.comments.map(([authorName, text, answers], index) => {
    const createdAt = before(now, post.daysAgo - 0.2 - index / 2);
    return { postId, authorName, authorAvatar: samplePortrait(authorName), text, createdAt, answers };
  });
}

function before(now: string, days: number): string {
  return new Date(Date.parse(now) - days * 86_400_000).toISOString();
}

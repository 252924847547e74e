import * as routes from '@atrium/contract/blog';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { findComments, findPost, findPublished, findPublishedPost, findRecent } from './blog.queries.ts';
import { blogCategories, blogComment, blogListItem, blogPost, editableBlogPost, recentPost } from './blog.shapes.ts';

export const blogEndpoints = [
  handle(routes.listBlogPosts, async ({ services }, { query: { page, perPage } }) => {
    const posts = await findPublished(services.engine.read, perPage, (page - 1) * perPage);
    return posts.map(blogListItem);
  }),

  handle(routes.readBlogSidebar, async ({ services }) => {
    const recent = await findRecent(services.engine.read, 4);
    return { recentPosts: recent.map(recentPost), categories: blogCategories };
  }),

  handle(routes.readBlogPost, async ({ services }, { query }) => {
    const post = await findPublishedPost(services.engine.read, query.id);
    if (!post) throw notFound('post');
    const comments = await findComments(services.engine.read, post.id);
    return { blog: blogPost(post), comments: comments.map(blogComment) };
  }),

  handle(routes.readEditableBlogPost, async ({ services }, { query }) => {
    const post = await findPost(services.engine.read, query.id);
    if (!post) throw notFound('post');
    return editableBlogPost(post);
  }),
];

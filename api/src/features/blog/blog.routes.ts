import * as routes from '@atrium/contract/blog';
import * as commentRoutes from '@atrium/contract/blog-comments';
import * as feedRoutes from '@atrium/contract/blog-feed';
import * as postRoutes from '@atrium/contract/blog-posts';
import { readSecretAddress, revokeSecretAddress } from '../../auth/secret-addresses.ts';
import type { SignedInContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { uploadFile } from '../../files/files.ts';
import type { PictureUses } from '../../files/picture-uses.ts';
import { handle } from '../../handle.ts';
import { blogFeed, followBlog, renewBlogFeed } from './blog.feed.ts';
import { findComments, findPost, findPublished, findPublishedPost, findRecent } from './blog.queries.ts';
import { blogCategories, blogComment, blogListItem, blogPost, editableBlogPost, recentPost } from './blog.shapes.ts';
import { findComment } from './comments.queries.ts';
import { addComment, deleteComment, listComments, updateComment } from './comments.ts';
import { setBookmark } from './post-bookmarks.ts';
import { listPosts, readIndex, readPostPage } from './post-page.ts';
import { findPostRow } from './posts.queries.ts';
import { mayChange, mayDelete, requireRight } from './posts.rights.ts';
import { editedPost } from './posts.rows.ts';
import { addPost, deletePost, updatePost } from './posts.ts';
import { findVersions } from './versions.queries.ts';

/** The calls of the specification. */
const pageEndpoints = [
  handle(routes.listBlogPosts, async ({ services }, { query: { page, perPage } }) => {
    const posts = await findPublished(services.engine.read, perPage, (page - 1) * perPage).execute();
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

const postEndpoints = [
  handle(postRoutes.listPosts, (context, { query }) => listPosts(context, query)),

  handle(postRoutes.readBlogIndex, (context) => readIndex(context)),

  handle(postRoutes.readPost, async (context, { parameters }) => ({
    post: await readPostPage(context, parameters.post),
  })),

  handle(postRoutes.readEditedPost, async (context, { parameters }) => {
    const row = await changeablePost(context, parameters.id);
    return { post: editedPost(row, mayDelete(context, row)) };
  }),

  handle(postRoutes.addPost, (context, { body }) => addPost(context, body)),

  handle(postRoutes.updatePost, (context, { parameters, body }) => updatePost(context, parameters.id, body)),

  handle(postRoutes.deletePost, async (context, { parameters }) => ({
    changeId: await deletePost(context, parameters.id),
  })),

  handle(postRoutes.listPostVersions, async (context, { parameters }) => {
    const { id } = await changeablePost(context, parameters.id);
    return { versions: await findVersions(context.services.engine.read, id) };
  }),

  handle(postRoutes.bookmarkPost, (context, { parameters }) => setBookmark(context, parameters.id, true)),

  handle(postRoutes.forgetPost, (context, { parameters }) => setBookmark(context, parameters.id, false)),
];

async function changeablePost(context: SignedInContext, id: number) {
  const row = await findPostRow(context.services.engine.read, id);
  if (!row) throw notFound('post');
  requireRight(mayChange(context, row));
  return row;
}

const pictureEndpoints = (uses: PictureUses) => [
  handle(postRoutes.uploadPostPicture, (context, { query, upload }) => {
    requireRight(context.ability.can('create', 'Blog') || context.ability.can('update', 'Blog'));
    return uploadFile(context, uses, { name: query.name, bytes: upload });
  }),
];

const commentEndpoints = [
  handle(commentRoutes.listComments, (context, { parameters }) => listComments(context, parameters.id)),

  handle(commentRoutes.addComment, (context, { parameters, body }) => addComment(context, parameters.id, body)),

  handle(commentRoutes.whereIsComment, async ({ services }, { parameters }) => {
    const comment = await findComment(services.engine.read, parameters.id);
    if (comment?.status !== 'published') throw notFound('comment');
    return { slug: comment.slug };
  }),

  handle(commentRoutes.updateComment, async (context, { parameters, body }) => ({
    changeId: await updateComment(context, parameters.id, body.text),
  })),

  handle(commentRoutes.deleteComment, async (context, { parameters }) => ({
    changeId: await deleteComment(context, parameters.id),
  })),
];

const feedEndpoints = [
  handle(feedRoutes.readBlogFeed, (context) => blogFeed(context)),

  handle(feedRoutes.getBlogFeed, (context) => readSecretAddress(context, 'blog')),

  handle(feedRoutes.renewBlogFeed, (context) => renewBlogFeed(context)),

  handle(feedRoutes.revokeBlogFeed, (context) => revokeSecretAddress(context, 'blog')),

  handle(feedRoutes.followBlog, (context, { parameters }) => followBlog(context, parameters.token)),
];

export const blogEndpoints = (uses: PictureUses) => [
  ...pageEndpoints,
  ...postEndpoints,
  ...pictureEndpoints(uses),
  ...commentEndpoints,
  ...feedEndpoints,
];

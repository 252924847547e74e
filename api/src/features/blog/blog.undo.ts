import { BlogStatus, BlogTag } from '@atrium/contract/blog';
import * as z from 'zod/mini';
import type { Undoers } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import { conflict } from '../../errors.ts';
import { changeCommentRow, findComment, findKeptComment } from './comments.queries.ts';
import { changeComment, recordComment, removeComment } from './comments.ts';
import { undoPostBookmark } from './post-bookmarks.ts';
import { changePostRow, findPostRow } from './posts.queries.ts';
import { type KeptPost, keptPost } from './posts.rows.ts';
import { changePost, recordPost, refuseTaken, removePost, schedulePublication } from './posts.ts';

const Post = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  tags: z.array(BlogTag),
  status: BlogStatus,
  publishedAt: z.nullable(z.string()),
  publishAt: z.nullable(z.string()),
  excerpt: z.string(),
  content: z.string(),
  featuredImage: z.string(),
  imageAlt: z.string(),
});
const PostChange = z.partial(Post);
const Comment = z.object({
  id: z.int(),
  postId: z.int(),
  parentId: z.nullable(z.int()),
  text: z.string(),
  createdAt: z.string(),
});
const CommentChange = z.object({ text: z.string() });

const undoPostChange = undoOf<KeptPost>({
  async find(transaction, id) {
    const row = await findPostRow(transaction, id);
    return row && keptPost(row);
  },
  remove: removePost,
  async restore(transaction, context, before) {
    const post = Post.parse(before);
    await refuseTaken(transaction, post.slug, post.id);
    await changePostRow(transaction, post.id, { deletedAt: null, slug: post.slug });
    await schedulePublication(transaction, post);
    return recordPost(transaction, context, post, null, post);
  },
  revert(transaction, context, now, before) {
    const given = Object.entries(PostChange.parse(before)).filter(([, value]) => value !== undefined);
    return changePost(transaction, context, now, { ...now, ...Object.fromEntries(given) });
  },
});

const undoCommentChange = undoOf({
  find: findKeptComment,
  remove: removeComment,
  async restore(transaction, context, before) {
    const comment = Comment.parse(before);
    await changeCommentRow(transaction, comment.id, { deletedAt: null });
    if (!(await findComment(transaction, comment.id)))
      throw conflict('What this belongs to has been deleted since. Undo that first.');
    return recordComment(transaction, context, comment, { before: null, after: comment });
  },
  revert: (transaction, context, now, before) =>
    changeComment(transaction, context, now, CommentChange.parse(before).text),
});

export const blogUndoers: Undoers = {
  'blog-post': undoPostChange,
  'blog-comment': undoCommentChange,
  'blog-bookmark': undoPostBookmark,
};

import { BlogStatus, BlogTag } from '@atrium/contract/blog';
import * as z from 'zod/mini';
import { givenFields } from '../../changes/difference.ts';
import { ownerOf, signedIn } from '../../changes/owner.ts';
import type { Undoers } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { findComment, findKeptComment } from './comments.queries.ts';
import { bringBackComment, changeComment, recordComment, removeComment } from './comments.ts';
import { undoPostBookmark } from './post-bookmarks.ts';
import { changePostRow, findPostRow } from './posts.queries.ts';
import { mayChange, mayDelete, mayDeleteComment, requireRight } from './posts.rights.ts';
import { type KeptPost, keptPost } from './posts.rows.ts';
import {
  changePost,
  recordPost,
  refusePublishing,
  refuseTaken,
  removePost,
  schedulePublication,
  showNews,
} from './posts.ts';

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
const CommentChange = z.object({ text: z.string(), editedAt: z._default(z.nullable(z.string()), null) });

const undoPostChange = undoOf<KeptPost>({
  async find(transaction, id) {
    const row = await findPostRow(transaction, id);
    return row && keptPost(row);
  },
  async remove(transaction, context, post) {
    requireRight(mayDelete(signedIn(context), await requirePost(transaction, post.id)));
    return removePost(transaction, context, post);
  },
  async restore(transaction, context, before) {
    const post = withoutPastPlan(Post.parse(before), context.now);
    await refuseTaken(transaction, post.slug, post.id);
    const { id, slug, publishAt } = post;
    await changePostRow(transaction, id, { deletedAt: null, slug, publishAt });
    await showNews(transaction, context, id);
    requireRight(mayDelete(signedIn(context), await requirePost(transaction, id)));
    refusePublishing(context, null, post);
    await schedulePublication(transaction, post);
    return recordPost(transaction, context, post, null, post);
  },
  async revert(transaction, context, now, before) {
    requireRight(mayChange(signedIn(context), await requirePost(transaction, now.id)));
    const after = withoutPastPlan({ ...now, ...givenFields(PostChange.parse(before)) }, context.now);
    if (after.status === 'Published' && after.publishAt !== null)
      throw conflict('This post is published already: it has no moment to wait for.');
    refusePublishing(context, now, after);
    return changePost(transaction, context, now, after);
  },
});

async function requirePost(transaction: Transaction, id: number) {
  const row = await findPostRow(transaction, id);
  if (!row) throw new Error(`Post ${id} was there a moment ago.`);
  return row;
}

/** What was to be published meanwhile waits for somebody to say so again: undo publishes nothing that was a draft. */
function withoutPastPlan(post: KeptPost, now: string): KeptPost {
  return post.publishAt !== null && post.publishAt <= now ? { ...post, publishAt: null } : post;
}

const undoCommentChange = undoOf({
  find: findKeptComment,
  async remove(transaction, context, comment) {
    const { accountId } = await requireComment(transaction, comment.id);
    requireRight(mayDeleteComment(signedIn(context), accountId));
    return removeComment(transaction, context, comment);
  },
  async restore(transaction, context, before) {
    const comment = Comment.parse(before);
    await bringBackComment(transaction, context, comment.id);
    const { accountId } = await requireComment(transaction, comment.id);
    requireRight(mayDeleteComment(signedIn(context), accountId));
    return recordComment(transaction, context, comment, { before: null, after: comment });
  },
  async revert(transaction, context, now, before) {
    const { accountId } = await requireComment(transaction, now.id);
    requireRight(accountId === ownerOf(context));
    return changeComment(transaction, context, now, CommentChange.parse(before));
  },
});

async function requireComment(transaction: Transaction, id: number) {
  const comment = await findComment(transaction, id);
  if (!comment) throw conflict('What this belongs to has been deleted since. Undo that first.');
  return comment;
}

export const blogUndoers: Undoers = {
  'blog-post': undoPostChange,
  'blog-comment': undoCommentChange,
  'blog-bookmark': undoPostBookmark,
};

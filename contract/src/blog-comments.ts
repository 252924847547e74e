import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, moment, requiredText } from './text.ts';

const readBlog = { action: 'read', subject: 'Blog' } as const;
const oneThing = z.object({ id: idParameter() });

/** So many comments of a post are shown: the latest. */
export const commentsShown = 500;

export const PostComment = z.object({
  id: id(),
  /** What it answers; answers to answers stand beside them. */
  parentId: z.nullable(id()),
  name: z.string(),
  avatar: z.string(),
  /** Empty for one that is deleted, and stands there for what answers it. */
  text: z.string(),
  createdAt: moment(),
  editedAt: z.nullable(moment()),
  isDeleted: z.boolean(),
  isOwn: z.boolean(),
  mayDelete: z.boolean(),
});
export type PostComment = z.infer<typeof PostComment>;

export const listComments = route({
  name: 'listComments',
  method: 'GET',
  path: '/api/v1/blog/posts/{id}/comments',
  summary: `How many comments a post has, and the latest ${commentsShown} of them, the first of them first.`,
  access: readBlog,
  parameters: oneThing,
  status: 200,
  response: z.object({ total: z.int(), comments: z.array(PostComment) }),
});

export const CommentText = z.object({ text: requiredText(4_000) });

export const addComment = route({
  name: 'addComment',
  method: 'POST',
  path: '/api/v1/blog/posts/{id}/comments',
  summary:
    'Comment on a published post, or answer a comment of it. The same idempotency key answers the same comment and never makes a second.',
  access: readBlog,
  parameters: oneThing,
  body: z.object({ ...CommentText.shape, answers: z.optional(id()), ...idempotencyKey }),
  status: 201,
  response: z.object({ commentId: id(), changeId: id() }),
});

export const whereIsComment = route({
  name: 'whereIsComment',
  method: 'GET',
  path: '/api/v1/blog/comments/{id}',
  summary: 'The post that a comment belongs to.',
  access: readBlog,
  parameters: oneThing,
  status: 200,
  response: z.object({ slug: z.string() }),
});

export const updateComment = route({
  name: 'updateComment',
  method: 'PATCH',
  path: '/api/v1/blog/comments/{id}',
  summary: "Change one's own comment.",
  access: readBlog,
  parameters: oneThing,
  body: CommentText,
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const deleteComment = route({
  name: 'deleteComment',
  method: 'DELETE',
  path: '/api/v1/blog/comments/{id}',
  summary: "Delete one's own comment; those who may delete posts delete any.",
  access: readBlog,
  parameters: oneThing,
  status: 200,
  response: z.object({ changeId: id() }),
});

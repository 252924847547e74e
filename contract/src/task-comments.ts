import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, moment, requiredText } from './text.ts';

const seeTask = { action: 'read', subject: 'Task' } as const;
const oneThing = z.object({ id: idParameter() });

/** So many comments of a task are shown: the latest. */
export const taskCommentsShown = 500;

export const TaskComment = z.object({
  id: id(),
  /** Empty for who has closed their account. */
  name: z.string(),
  avatar: z.string(),
  text: z.string(),
  createdAt: moment(),
  editedAt: z.nullable(moment()),
  isOwn: z.boolean(),
});
export type TaskComment = z.infer<typeof TaskComment>;

export const listTaskComments = route({
  name: 'listTaskComments',
  method: 'GET',
  path: '/api/v1/tasks/{id}/comments',
  summary: `How many comments a task has, and the latest ${taskCommentsShown} of them, the first of them first: for its owner and to whom it was assigned.`,
  access: seeTask,
  parameters: oneThing,
  status: 200,
  response: z.object({ total: z.int(), comments: z.array(TaskComment) }),
});

export const TaskCommentText = z.object({ text: requiredText(4_000) });

export const addTaskComment = route({
  name: 'addTaskComment',
  method: 'POST',
  path: '/api/v1/tasks/{id}/comments',
  summary:
    'Comment on a task that one has or was given, and that is not deleted. The same idempotency key answers the same comment and never makes a second.',
  access: seeTask,
  parameters: oneThing,
  body: z.object({ ...TaskCommentText.shape, ...idempotencyKey }),
  status: 201,
  response: z.object({ commentId: id(), changeId: id() }),
});

export const updateTaskComment = route({
  name: 'updateTaskComment',
  method: 'PATCH',
  path: '/api/v1/task-comments/{id}',
  summary: "Change one's own comment on a task that one still sees. `changeId` is null when it says so already.",
  access: seeTask,
  parameters: oneThing,
  body: TaskCommentText,
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const deleteTaskComment = route({
  name: 'deleteTaskComment',
  method: 'DELETE',
  path: '/api/v1/task-comments/{id}',
  summary: "Delete one's own comment on a task that one still sees.",
  access: seeTask,
  parameters: oneThing,
  status: 200,
  response: z.object({ changeId: id() }),
});

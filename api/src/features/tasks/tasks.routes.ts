import * as commentRoutes from '@atrium/contract/task-comments';
import * as routes from '@atrium/contract/tasks';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { addTaskComment, deleteTaskComment, listTaskComments, updateTaskComment } from './task-comments.ts';
import { findReadable } from './tasks.assigned.queries.ts';
import { shownTask } from './tasks.list.ts';
import { listTasks } from './tasks.page.ts';
import { addTask, countTasks, placeTask, updateTask } from './tasks.ts';

export const taskEndpoints = [
  handle(routes.listTasks, (context, { query }) => listTasks(context, query)),

  handle(routes.getTaskCounts, (context, { query }) => countTasks(context, query.timeZone)),

  handle(routes.getTask, async ({ lists, caller }, { parameters }) => {
    const found = await findReadable(lists.database, caller.accountId, parameters.id);
    if (!found) throw notFound('task');
    const { task, owner } = found;
    return { task: shownTask(task, task.accountId === caller.accountId ? null : owner) };
  }),

  handle(routes.addTask, (context, { body }) => addTask(context, body.task, body.idempotencyKey)),

  handle(routes.updateTask, (context, { body }) => updateTask(context, body.task, body.timeZone)),

  handle(routes.deleteTask, async (context, { query }) => {
    const { changeId } = await updateTask(context, { id: query.taskId, isDeleted: true }, 'UTC');
    return { changeId };
  }),

  handle(routes.placeTask, async (context, { parameters, body }) => ({
    changeId: await placeTask(context, parameters.id, body.afterId),
  })),

  handle(commentRoutes.listTaskComments, (context, { parameters }) => listTaskComments(context, parameters.id)),

  handle(commentRoutes.addTaskComment, (context, { parameters, body }) =>
    addTaskComment(context, parameters.id, body.text, body.idempotencyKey),
  ),

  handle(commentRoutes.updateTaskComment, async (context, { parameters, body }) => ({
    changeId: await updateTaskComment(context, parameters.id, body.text),
  })),

  handle(commentRoutes.deleteTaskComment, async (context, { parameters }) => ({
    changeId: await deleteTaskComment(context, parameters.id),
  })),
];

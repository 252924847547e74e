import { allDataLimit } from '@atrium/contract/lists';
import * as commentRoutes from '@atrium/contract/task-comments';
import * as routes from '@atrium/contract/tasks';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { ownedBy } from '../../lists/list-index.ts';
import { findPage } from '../../lists/page.ts';
import { addTaskComment, deleteTaskComment, listTaskComments, updateTaskComment } from './task-comments.ts';
import { findAssigned, findReadable } from './tasks.assigned.queries.ts';
import { assignedIndex, shownTask, tasksIndex, tasksRequest } from './tasks.list.ts';
import { findTasks } from './tasks.queries.ts';
import { addTask, countTasks, placeTask, updateTask } from './tasks.ts';

export const taskEndpoints = [
  handle(routes.listTasks, async ({ lists, caller }, { query }) => {
    const isAssigned = query.filter === 'assigned';
    const list = ownedBy(isAssigned ? assignedIndex : tasksIndex, caller.accountId);
    const { ids } = await findPage(lists, list, tasksRequest(query, allDataLimit));
    if (isAssigned) return (await findAssigned(lists.database, ids)).map(({ task, owner }) => shownTask(task, owner));
    return (await findTasks(lists.database, ids)).map((task) => shownTask(task));
  }),

  handle(routes.getTaskCounts, (context) => countTasks(context)),

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

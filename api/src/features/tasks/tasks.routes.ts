import { allDataLimit } from '@atrium/contract/lists';
import * as routes from '@atrium/contract/tasks';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { ownedBy } from '../../lists/list-index.ts';
import { findPage } from '../../lists/page.ts';
import { shownTask, tasksIndex, tasksRequest } from './tasks.list.ts';
import { findTask, findTasks } from './tasks.queries.ts';
import { addTask, countTasks, placeTask, updateTask } from './tasks.ts';

export const taskEndpoints = [
  handle(routes.listTasks, async ({ lists, caller }, { query }) => {
    const list = ownedBy(tasksIndex, caller.accountId);
    const { ids } = await findPage(lists, list, tasksRequest(query, allDataLimit));
    return (await findTasks(lists.database, ids)).map(shownTask);
  }),

  handle(routes.getTaskCounts, (context) => countTasks(context)),

  handle(routes.getTask, async ({ lists, caller }, { parameters }) => {
    const task = await findTask(lists.database, caller.accountId, parameters.id);
    if (!task) throw notFound('task');
    return { task: shownTask(task) };
  }),

  handle(routes.addTask, (context, { body }) => addTask(context, body.task)),

  handle(routes.updateTask, (context, { body }) => updateTask(context, body.task)),

  handle(routes.deleteTask, async (context, { query }) => {
    const { changeId } = await updateTask(context, { id: query.taskId, isDeleted: true });
    return { changeId };
  }),

  handle(routes.placeTask, async (context, { parameters, body }) => ({
    changeId: await placeTask(context, parameters.id, body.afterId),
  })),
];

import { Task } from '@atrium/contract/tasks';
import { id, moment } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import type { KeptTask } from './tasks.list.ts';
import { findTasks, insertTasks, removeTask } from './tasks.queries.ts';
import { changeTask, recordTask } from './tasks.ts';

const Kept = z.object({ ...Task.shape, accountId: id(), createdAt: moment() });

export const undoTaskChange = undoOf<KeptTask>({
  find: async (transaction, taskId) => (await findTasks(transaction, [taskId]))[0],
  async remove(transaction, context, task) {
    await removeTask(transaction, task, context.services.tuning);
    return recordTask(transaction, context, task, task, null);
  },
  async restore(transaction, context, before) {
    const task = Kept.parse(before);
    await insertTasks(transaction, task.accountId, [task], context.services.tuning);
    return recordTask(transaction, context, task, null, task);
  },
  revert: (transaction, context, now, before) =>
    changeTask(transaction, context, now, Kept.parse({ ...now, ...before })),
});

import { Task } from '@atrium/contract/tasks';
import { id, moment } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import type { KeptTask } from './tasks.list.ts';
import { findTasks, insertTasks, removeTask } from './tasks.queries.ts';
import { changeTask, inFreePosition, recordTask } from './tasks.ts';

const Kept = z.object({ ...Task.shape, accountId: id(), createdAt: moment(), positionKey: z.string() });

export const undoTaskChange = undoOf<KeptTask>({
  find: async (transaction, taskId) => (await findTasks(transaction, [taskId]))[0],
  async remove(transaction, context, task) {
    await removeTask(transaction, task, context.services.tuning);
    return recordTask(transaction, context, task, task, null);
  },
  async restore(transaction, context, before) {
    const task = await inFreePosition(transaction, Kept.parse(before));
    await insertTasks(transaction, task.accountId, [task], context.services.tuning);
    return recordTask(transaction, context, task, null, task);
  },
  async revert(transaction, context, now, before) {
    const after = await inFreePosition(transaction, Kept.parse({ ...now, ...before }));
    return changeTask(transaction, context, now, after);
  },
});

import { Task, TaskStep } from '@atrium/contract/tasks';
import { id, moment } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import type { KeptTask } from './tasks.list.ts';
import { findTasks } from './tasks.queries.ts';
import { changeTask, inFreePosition, keepTask, takeTask } from './tasks.ts';

/** What older records do not say is as it was then for all. */
const Kept = z.object({
  ...z.omit(Task, { owner: true }).shape,
  assignee: z.nullable(
    z.object({ fullName: z.string(), avatar: z.string(), accountId: z._default(z.nullable(id()), null) }),
  ),
  remindAt: z._default(z.nullable(moment()), null),
  checklist: z._default(z.array(TaskStep), []),
  accountId: id(),
  createdAt: moment(),
  positionKey: z.string(),
});

export const undoTaskChange = undoOf<KeptTask>({
  find: async (transaction, taskId) => (await findTasks(transaction, [taskId]))[0],
  remove: takeTask,
  restore: async (transaction, context, before) =>
    keepTask(transaction, context, await inFreePosition(transaction, Kept.parse(before))),
  async revert(transaction, context, now, before) {
    const after = await inFreePosition(transaction, Kept.parse({ ...now, ...before }));
    return changeTask(transaction, context, now, after);
  },
});

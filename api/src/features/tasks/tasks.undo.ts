import { OwnTag, Task, TaskStep } from '@atrium/contract/tasks';
import { id, moment } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { ChangeToUndo, Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, Refusal } from '../../errors.ts';
import { ownTagsOf } from './task-tags.ts';
import { findPerson } from './tasks.assigned.queries.ts';
import { assigneeOf } from './tasks.consequences.ts';
import type { KeptTask } from './tasks.list.ts';
import { findTasks } from './tasks.queries.ts';
import { changeTask, inFreePosition, keepTask, takeTask } from './tasks.ts';

/** What older records do not say is as it was then for all. */
const Kept = z.object({
  ...z.omit(Task, { owner: true }).shape,
  assignee: z.nullable(
    z.object({ fullName: z.string(), avatar: z.string(), accountId: z._default(z.nullable(id()), null) }),
  ),
  repeatEvery: z._default(z.int(), 1),
  repeatDay: z._default(z.nullable(z.int()), null),
  remindAt: z._default(z.nullable(moment()), null),
  checklist: z._default(z.array(TaskStep), []),
  comments: z._default(z.int(), 0),
  ownTags: z._default(z.array(OwnTag), []),
  accountId: id(),
  createdAt: moment(),
  positionKey: z.string(),
});

const undoChangeOfTask = undoOf<KeptTask>({
  find: async (transaction, taskId) => (await findTasks(transaction, [taskId]))[0],
  async remove(transaction, context, now) {
    if (now.comments > 0) throw conflict(`${now.title} has changed since. Undo what came later first, or edit it.`);
    return takeTask(transaction, context, now);
  },
  restore: async (transaction, context, before) =>
    keepTask(transaction, context, await inFreePosition(transaction, await parsed(transaction, before))),
  async revert(transaction, context, now, before) {
    const wanted = await parsed(transaction, { ...now, ...before });
    await refuseClosed(transaction, wanted, now);
    const after = await inFreePosition(transaction, wanted);
    return changeTask(transaction, context, now, after);
  },
});

/** With its tags as they are called by now. */
async function parsed(transaction: Transaction, before: object): Promise<KeptTask> {
  const task = Kept.parse(before);
  return { ...task, ownTags: await ownTagsOf(transaction, task.accountId, task.tags) };
}

/** A task is not given to an account that was closed since. */
async function refuseClosed(transaction: Transaction, { assignee }: KeptTask, now: KeptTask): Promise<void> {
  const accountId = assignee?.accountId ?? null;
  if (accountId === null || accountId === now.assignee?.accountId) return;
  if (!(await findPerson(transaction, accountId))) throw conflict(`${assignee?.fullName} has no account any more.`);
}

/** Who was given a task takes back what they did to it as long as it is theirs to do. */
export const undoTaskChange: Undo = async (transaction, context, change) => {
  const [task] = await findTasks(transaction, [change.entityId]);
  const accountId = ownerOf(context);
  if (task && task.accountId !== accountId && assigneeOf(task) !== accountId)
    throw new Refusal(403, 'This task is not yours to do any more.');
  return undoChangeOfTask(transaction, context, withoutNames(change));
};

/** What its tags were called then is for whoever reads of the change. */
function withoutNames(change: ChangeToUndo): ChangeToUndo {
  return { ...change, before: withoutTagNames(change.before), after: withoutTagNames(change.after) };
}

function withoutTagNames(snapshot: ChangeToUndo['before']): ChangeToUndo['before'] {
  if (snapshot === null) return null;
  const { tagNames: _, ...rest } = snapshot;
  return rest;
}

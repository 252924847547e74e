import type { NewTask, Task, TaskChanges } from '@atrium/contract/tasks';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { notFound } from '../../errors.ts';
import { type KeptTask, shownTask } from './tasks.list.ts';
import { findTask, insertTasks, replaceTask } from './tasks.queries.ts';

interface Changed {
  task: Task;
  changeId: number | null;
}

export function addTask(context: SignedInContext, input: NewTask): Promise<Changed> {
  const { services, caller, now } = context;
  return services.engine.write(async (transaction) => {
    const id = await nextId(transaction, 'tasks');
    const task = { ...input, tags: [...new Set(input.tags)], id, accountId: caller.accountId, createdAt: now };
    await insertTasks(transaction, caller.accountId, [task], services.tuning);
    return { task: shownTask(task), changeId: await recordTask(transaction, context, task, null, task) };
  });
}

/** Changes the fields that are given; nothing is recorded when they are so already. */
export function updateTask(context: SignedInContext, { id, ...changes }: TaskChanges): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const before = await findTask(transaction, context.caller.accountId, id);
    if (!before) throw notFound('task');
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given };
    after.tags = [...new Set(after.tags)];
    return { task: shownTask(after), changeId: await changeTask(transaction, context, before, after) };
  });
}

/** Brings a task from one state to another and records what is different; null when nothing is. */
export async function changeTask(
  transaction: Transaction,
  context: Context,
  before: KeptTask,
  after: KeptTask,
): Promise<number | null> {
  const fields = (Object.keys(before) as (keyof KeptTask)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length === 0) return null;
  await replaceTask(transaction, before, after, context.services.tuning);
  const pick = (task: KeptTask) => Object.fromEntries(fields.map((field) => [field, task[field]]));
  return recordTask(transaction, context, after, pick(before), pick(after));
}

/** Changes of tasks are their account's own, and can be undone (tasks.undo.ts). */
export function recordTask(
  transaction: Transaction,
  context: Context,
  { id, title, accountId }: KeptTask,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'task', entityId: id, entityName: title, ownerId: accountId, isUndoable: true } as const;
  return recordChange(transaction, context, { ...change, before, after });
}

import { nextDueDay } from '@atrium/contract/task-repeat';
import { type NewTask, type Task, type TaskChanges, type TaskCounts, taskTags } from '@atrium/contract/tasks';
import { generateKeyBetween } from 'fractional-indexing';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { notFound } from '../../errors.ts';
import { type FacetFilter, facetMatches } from '../../lists/list-index.ts';
import { harmlessHtml } from '../../rich-text/harmless-html.ts';
import { type KeptTask, shownTask, tasksIndex } from './tasks.list.ts';
import {
  countFacets,
  findTask,
  firstPosition,
  insertTasks,
  isPositionTaken,
  positionAfter,
  replaceTask,
} from './tasks.queries.ts';

interface Changed {
  task: Task;
  changeId: number | null;
}

export async function addTask(context: SignedInContext, input: NewTask): Promise<Changed> {
  const harmless = { ...input, description: await harmlessHtml(input.description) };
  return context.services.engine.write((transaction) => insertTask(transaction, context, harmless));
}

/** A new task stands before the others. */
export async function insertTask(
  transaction: Transaction,
  context: SignedInContext,
  input: NewTask,
): Promise<{ task: Task; changeId: number }> {
  const { services, caller, now } = context;
  const { accountId } = caller;
  const task = {
    ...input,
    tags: [...new Set(input.tags)],
    id: await nextId(transaction, 'tasks'),
    accountId,
    createdAt: now,
    positionKey: generateKeyBetween(null, await firstPosition(transaction, accountId)),
  };
  await insertTasks(transaction, accountId, [task], services.tuning);
  return { task: shownTask(task), changeId: await recordTask(transaction, context, task, null, task) };
}

/** Changes the fields that are given; nothing is recorded when they are so already. */
export async function updateTask(context: SignedInContext, { id, ...changes }: TaskChanges): Promise<Changed> {
  const description = changes.description && (await harmlessHtml(changes.description));
  return context.services.engine.write(async (transaction) => {
    const before = await requireTask(transaction, context, id);
    const given = Object.fromEntries(
      Object.entries({ ...changes, description }).filter(([, value]) => value !== undefined),
    );
    const after = { ...before, ...given };
    after.tags = [...new Set(after.tags)];
    const next = after.isCompleted && !before.isCompleted ? nextOf(after, context.now) : null;
    // The next one goes on with it: done a second time, this one makes no more of them.
    if (next) after.repeat = null;
    const changeId = await changeTask(transaction, context, before, after);
    if (next) await insertTask(transaction, context, next);
    return { task: shownTask(after), changeId };
  });
}

/** What repeats is there once more when it is done, for the next time. An undo of the completion takes both back: it is one request. */
function nextOf(task: KeptTask, now: string): NewTask | null {
  if (task.repeat === null || task.dueDate === null) return null;
  const dueDate = nextDueDay(task.repeat, task.dueDate, now.slice(0, 10));
  return dueDate === null ? null : { ...shownTask(task), dueDate, isCompleted: false };
}

async function requireTask(transaction: Transaction, { caller }: SignedInContext, id: number): Promise<KeptTask> {
  const task = await findTask(transaction, caller.accountId, id);
  if (!task) throw notFound('task');
  return task;
}

/** Puts a task behind another of the account, or first. */
export function placeTask(context: SignedInContext, id: number, afterId: number | null): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireTask(transaction, context, id);
    const lower = afterId === null ? null : (await requireTask(transaction, context, afterId)).positionKey;
    if (afterId === id) return null;
    const { accountId } = before;
    const upper =
      lower === null ? await firstPosition(transaction, accountId) : await positionAfter(transaction, accountId, lower);
    // It stands there already.
    if (before.positionKey === upper) return null;
    return changeTask(transaction, context, before, { ...before, positionKey: generateKeyBetween(lower, upper) });
  });
}

/** A task that comes back to its place stands behind whoever took that meanwhile. */
export async function inFreePosition(transaction: Transaction, task: KeptTask): Promise<KeptTask> {
  const { accountId, positionKey } = task;
  if (!(await isPositionTaken(transaction, task))) return task;
  const upper = await positionAfter(transaction, accountId, positionKey);
  return { ...task, positionKey: generateKeyBetween(positionKey, upper) };
}

export async function countTasks({ lists, caller }: SignedInContext): Promise<TaskCounts> {
  const facets = await countFacets(lists.database, caller.accountId);
  const count = (filter: FacetFilter) =>
    facets.reduce((sum, { facet, total }) => sum + (facetMatches(tasksIndex, facet, filter) ? total : 0), 0);
  const kept = { isDeleted: '0' };
  return {
    open: count({ ...kept, isCompleted: '0' }),
    important: count({ ...kept, isImportant: '1' }),
    completed: count({ ...kept, isCompleted: '1' }),
    deleted: count({ isDeleted: '1' }),
    tags: taskTags.map((tag) => ({ tag, total: count({ ...kept, tags: { with: tag } }) })),
  };
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

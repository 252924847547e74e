import { type NewTask, type Task, type TaskChanges, type TaskCounts, taskTags } from '@atrium/contract/tasks';
import { dayIn } from '@atrium/contract/time-zone';
import { generateKeyBetween } from 'fractional-indexing';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../changes/difference.ts';
import { type ChangeToRecord, recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound, Refusal } from '../../errors.ts';
import { type FacetFilter, facetMatches, ownedBy } from '../../lists/list-index.ts';
import { findFacets, type ListReader } from '../../lists/page.ts';
import { findStretch } from '../../lists/stretch.ts';
import { harmlessHtml } from '../../rich-text/harmless-html.ts';
import { findTags } from './task-tags.queries.ts';
import { tagKey } from './task-tags.shapes.ts';
import { ownTagsOf, requireOwnTags } from './task-tags.ts';
import { findPerson, findReadable } from './tasks.assigned.queries.ts';
import { settleTask } from './tasks.consequences.ts';
import { type AddedTask, type KeptTask, lostTags, requestOfToday, shownTask, tasksIndex } from './tasks.list.ts';
import { nextTask } from './tasks.next.ts';
import {
  countFacets,
  findTask,
  firstPosition,
  insertTasks,
  isPositionTaken,
  positionAfter,
  removeTask,
  replaceTask,
} from './tasks.queries.ts';

interface Changed {
  task: Task;
  changeId: number | null;
}

export async function addTask(
  context: SignedInContext,
  input: NewTask,
  idempotencyKey: string | undefined,
): Promise<Changed> {
  const harmless = { ...input, description: await harmlessHtml(input.description, 'task.description') };
  return context.services.engine.write(async (transaction) => {
    const known = await addedWith(transaction, context, 'task', idempotencyKey);
    if (known) return addedBefore(transaction, context, input, known);
    await requireOwnTags(transaction, context.caller.accountId, input.tags, 'task.tags');
    const assignee = await knownAssignee(transaction, input.assignee);
    const added = await insertTask(transaction, context, { ...harmless, assignee });
    const { task, changeId } = added;
    await noteAdded(transaction, context, idempotencyKey, { entity: 'task', entityId: task.id, changeId });
    return added;
  });
}

async function addedBefore(
  transaction: Transaction,
  { caller }: SignedInContext,
  { isDeleted }: NewTask,
  { entityId, changeId }: { entityId: number; changeId: number },
): Promise<Changed> {
  const found = await findTask(transaction, caller.accountId, entityId);
  const task = stillThere(found, (kept) => kept.isDeleted === isDeleted);
  return { task: shownTask(task), changeId };
}

/** Who is an account is called what it is called; whoever had it before closing theirs stays who they were. */
async function knownAssignee(
  transaction: Transaction,
  assignee: NewTask['assignee'],
  before: NewTask['assignee'] = null,
): Promise<NewTask['assignee']> {
  if (!assignee || assignee.accountId === null) return assignee;
  const person = await findPerson(transaction, assignee.accountId);
  if (!person && assignee.accountId === before?.accountId) return before;
  if (!person) throw badInput([{ path: 'task.assignee.accountId', message: 'There is no such account.' }]);
  const { fullName, username, avatar } = person;
  return { fullName: fullName || username, avatar: avatar ?? '', accountId: assignee.accountId };
}

/** A new task stands before the others. */
export function insertTask(
  transaction: Transaction,
  context: SignedInContext,
  input: NewTask,
): Promise<{ task: Task; changeId: number }> {
  return insertTaskOf(transaction, context, context.caller.accountId, input);
}

async function insertTaskOf(transaction: Transaction, context: Context, accountId: number, input: AddedTask) {
  const task = {
    repeatDay: null,
    ...input,
    tags: [...new Set(input.tags)],
    ownTags: await ownTagsOf(transaction, accountId, input.tags),
    id: await nextId(transaction, 'tasks'),
    accountId,
    comments: 0,
    createdAt: context.now,
    positionKey: generateKeyBetween(null, await firstPosition(transaction, accountId)),
  };
  return { task: shownTask(task), changeId: await keepTask(transaction, context, task) };
}

/** Puts a task into its account's list, and records that it is there. */
export async function keepTask(transaction: Transaction, context: Context, task: KeptTask): Promise<number> {
  await insertTasks(transaction, task.accountId, [task], context.services.tuning);
  const changeId = await recordTask(transaction, context, task, { before: null, after: recorded(task) });
  await settleTask(transaction, context, null, task);
  return changeId;
}

/** Changes the fields that are given; nothing is recorded when they are so already. */
export async function updateTask(
  context: SignedInContext,
  { id, ...changes }: TaskChanges,
  timeZone: string,
): Promise<Changed> {
  const description = changes.description && (await harmlessHtml(changes.description, 'task.description'));
  return context.services.engine.write(async (transaction) => {
    const { task: before, owner } = await requireReadable(transaction, context, id);
    const isOwn = before.accountId === context.caller.accountId;
    const assignee = changes.assignee && (await knownAssignee(transaction, changes.assignee, before.assignee));
    const given = givenFields({ ...changes, description, ...(assignee && { assignee }) });
    if (!isOwn) refuseOwnersAlone(given);
    const ownTags = await ownTagsAfter(transaction, before, given);
    const after = { ...changedTask(before, given), ownTags };
    const next = after.isCompleted && !before.isCompleted ? nextTask(after, context.now, timeZone) : null;
    // The next one goes on with it: done a second time, this one makes no more of them.
    if (next) {
      after.repeat = null;
      after.repeatEvery = 1;
    }
    const changeId = await changeTask(transaction, context, before, after);
    if (next) await insertTaskOf(transaction, context, before.accountId, next);
    return { task: shownTask(after, isOwn ? null : owner), changeId };
  });
}

async function ownTagsAfter(
  transaction: Transaction,
  { accountId, ownTags }: KeptTask,
  { tags }: Omit<TaskChanges, 'id'>,
) {
  return tags ? requireOwnTags(transaction, accountId, tags, 'task.tags') : ownTags;
}

/** Whoever chooses another day means the day of the month that it is. */
function changedTask(before: KeptTask, given: Omit<TaskChanges, 'id'>): KeptTask {
  const after = { ...before, ...given };
  const isOtherDay = after.dueDate !== before.dueDate || after.repeat !== before.repeat;
  return { ...after, tags: tagsAfter(before, given.tags), repeatDay: isOtherDay ? null : before.repeatDay };
}

/** Tags that are deleted are chosen by nobody, and stay for their undo. */
function tagsAfter(before: KeptTask, given: readonly string[] | undefined): string[] {
  const lost = lostTags(before);
  const seen = before.tags.filter((tag) => !lost.includes(tag));
  const chosen = [...new Set(given ?? seen)];
  return chosen.join() === seen.join() ? before.tags : [...chosen, ...lost];
}

const assigneesFields: readonly string[] = ['isCompleted', 'checklist'];

function refuseOwnersAlone(given: object): void {
  if (Object.keys(given).every((field) => assigneesFields.includes(field))) return;
  throw new Refusal(403, 'Only whoever owns this task may change that.');
}

/** One's own, or one that one was given. */
async function requireReadable(transaction: Transaction, { caller }: SignedInContext, id: number) {
  const found = await findReadable(transaction, caller.accountId, id);
  if (!found) throw notFound('task');
  return found;
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

/** What is left to do, wherever that is not what a view is of. */
export async function countTasks({ lists, caller, now }: SignedInContext, timeZone: string): Promise<TaskCounts> {
  const { own, assigned } = await countFacets(lists.database, caller.accountId);
  const ownTags = await findTags(lists.database, caller.accountId);
  const count = (filter: FacetFilter, facets = own) =>
    facets.reduce((sum, { facet, total }) => sum + (facetMatches(tasksIndex, facet, filter) ? total : 0), 0);
  const left = { isDeleted: '0', isCompleted: '0' };
  return {
    open: count(left),
    today: await countToday(lists, caller.accountId, dayIn(timeZone, Date.parse(now))),
    important: count({ ...left, isImportant: '1' }),
    completed: count({ isDeleted: '0', isCompleted: '1' }),
    deleted: count({ isDeleted: '1' }),
    assigned: count(left, assigned),
    tags: [...taskTags, ...ownTags.map(({ id }) => tagKey(id))].map((tag) => ({
      tag,
      total: count({ ...left, tags: { with: tag } }),
    })),
  };
}

async function countToday(lists: ListReader, accountId: number, today: string): Promise<number> {
  const list = ownedBy(tasksIndex, accountId);
  const request = requestOfToday(today);
  const { facets } = await findStretch(lists, list, request, await findFacets(lists, list, request.filter));
  return facets.total;
}

/** Brings a task from one state to another and records what is different; null when nothing is. */
export async function changeTask(
  transaction: Transaction,
  context: Context,
  before: KeptTask,
  after: KeptTask,
): Promise<number | null> {
  const difference = differenceOf(recorded(before), recorded(after));
  if (!difference) return null;
  await replaceTask(transaction, before, after, context.services.tuning);
  const changeId = await recordTask(transaction, context, after, difference, [before, after]);
  await settleTask(transaction, context, before, after);
  return changeId;
}

export async function takeTask(transaction: Transaction, context: Context, task: KeptTask): Promise<number> {
  await settleTask(transaction, context, task, null);
  await removeTask(transaction, task, context.services.tuning);
  return recordTask(transaction, context, task, { before: recorded(task), after: null });
}

/**
 * Changes of tasks are their account's own, and of whoever was given one: both hear of them, and who did it can undo it (tasks.undo.ts).
 */
function recordTask(
  transaction: Transaction,
  context: Context,
  task: KeptTask,
  { before, after }: Pick<ChangeToRecord, 'before' | 'after'>,
  states: readonly KeptTask[] = [task],
): Promise<number> {
  const { id, title, accountId } = task;
  const people = states.flatMap(({ assignee }) => assignee?.accountId ?? []);
  const author = context.caller?.accountId;
  return recordChange(transaction, context, {
    ...{ entity: 'task', entityId: id, entityName: title, isUndoable: true },
    ownerId: author !== undefined && people.includes(author) ? author : accountId,
    ...(people.length > 0 && { audience: [...new Set([accountId, ...people])] }),
    before,
    after,
  });
}

/** What is told beside it is no part of it. Its own tags are there with the names that they have now, for whoever reads of the change. */
function recorded({ comments: _, goneAssigneeId: __, ownTags, ...task }: KeptTask) {
  return { ...task, tagNames: Object.fromEntries(ownTags.map(({ key, name }) => [key, name])) };
}

import type { TaskComment } from '@atrium/contract/task-comments';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import { recordChange } from '../../changes/record.ts';
import { shortened } from '../../changes/shortened.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import type { TaskCommentRow } from '../../database/tasks-schema.ts';
import { conflict, notFound, Refusal } from '../../errors.ts';
import { findToldAt } from '../../notifications/notifications.queries.ts';
import { notifyAccounts, withdrawNotifications } from '../../notifications/notifications.ts';
import {
  deleteTaskCommentRow,
  findLastCommentAt,
  findTaskComment,
  findTaskComments,
  insertTaskComments,
  replaceTaskComment,
} from './task-comments.queries.ts';
import { findReadable } from './tasks.assigned.queries.ts';
import { assigneeOf } from './tasks.consequences.ts';
import type { KeptTask } from './tasks.list.ts';

export async function listTaskComments({ services, caller }: SignedInContext, taskId: number) {
  const { read } = services.engine;
  const found = await findReadable(read, caller.accountId, taskId);
  if (!found) throw notFound('task');
  const rows = await findTaskComments(read, taskId);
  return { total: found.task.comments, comments: rows.map((row) => shownComment(row, caller.accountId)) };
}

function shownComment(
  { accountId, name, avatar, ...said }: Awaited<ReturnType<typeof findTaskComments>>[number],
  readerId: number,
): TaskComment {
  return { ...said, name: accountId === null ? '' : name, avatar: avatar ?? '', isOwn: accountId === readerId };
}

export function addTaskComment(
  context: SignedInContext,
  taskId: number,
  text: string,
  idempotencyKey: string | undefined,
): Promise<{ commentId: number; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    const task = await requireReadable(transaction, context, taskId);
    const known = await addedWith(transaction, context, 'task-comment', idempotencyKey);
    if (known) return addedBefore(transaction, task, known);
    if (task.isDeleted) throw conflict('This task is among the deleted ones. Restore it first.');
    const id = await nextId(transaction, 'task_comments');
    const { accountId } = context.caller;
    const comment = { id, taskId, accountId, text, createdAt: context.now, editedAt: null };
    const changeId = await keepComment(transaction, context, task, comment);
    await tellOther(transaction, context, task);
    await noteAdded(transaction, context, idempotencyKey, { entity: 'task-comment', entityId: id, changeId });
    return { commentId: id, changeId };
  });
}

async function addedBefore(
  transaction: Transaction,
  { id }: KeptTask,
  { entityId, changeId }: { entityId: number; changeId: number },
): Promise<{ commentId: number; changeId: number }> {
  stillThere(await findTaskComment(transaction, entityId), (comment) => comment.taskId === id);
  return { commentId: entityId, changeId };
}

export function updateTaskComment(context: SignedInContext, id: number, text: string): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const { comment, task } = await requireOwn(transaction, context, id);
    return changeComment(transaction, context, task, comment, { text, editedAt: context.now });
  });
}

export function deleteTaskComment(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const { comment, task } = await requireOwn(transaction, context, id);
    return takeComment(transaction, context, task, comment);
  });
}

/** One's own, on a task that one sees. */
async function requireOwn(transaction: Transaction, context: SignedInContext, id: number) {
  const { accountId } = context.caller;
  const comment = await findTaskComment(transaction, id);
  const found = comment && (await findReadable(transaction, accountId, comment.taskId));
  if (!comment || !found) throw notFound('comment');
  if (comment.accountId !== accountId) throw new Refusal(403, 'Only whoever wrote this comment may change it.');
  return { comment, task: found.task };
}

async function requireReadable(
  transaction: Transaction,
  { caller }: SignedInContext,
  taskId: number,
): Promise<KeptTask> {
  const found = await findReadable(transaction, caller.accountId, taskId);
  if (!found) throw notFound('task');
  return found.task;
}

async function keepComment(
  transaction: Transaction,
  context: SignedInContext,
  task: KeptTask,
  comment: TaskCommentRow,
): Promise<number> {
  await insertTaskComments(transaction, [comment]);
  return recordComment(transaction, context, task, comment, { before: null, after: comment });
}

/** One that comes back is told of, unless it has been read or there is other news of this person. */
export async function restoreComment(
  transaction: Transaction,
  context: SignedInContext,
  task: KeptTask,
  comment: TaskCommentRow,
): Promise<number> {
  const changeId = await keepComment(transaction, context, task, comment);
  const { isUnread, isUntold } = await newsToOther(transaction, context, task);
  if (isUnread && isUntold) await tellOther(transaction, context, task);
  return changeId;
}

/** Nothing is recorded, and the answer is null, when it says so already. */
export async function changeComment(
  transaction: Transaction,
  context: SignedInContext,
  task: KeptTask,
  before: TaskCommentRow,
  { text, editedAt }: Pick<TaskCommentRow, 'text' | 'editedAt'>,
): Promise<number | null> {
  if (before.text === text) return null;
  await replaceTaskComment(transaction, { id: before.id, text, editedAt });
  const step = { before: { text: before.text, editedAt: before.editedAt }, after: { text, editedAt } };
  return recordComment(transaction, context, task, { id: before.id, text }, step);
}

export async function takeComment(
  transaction: Transaction,
  context: SignedInContext,
  task: KeptTask,
  comment: TaskCommentRow,
): Promise<number> {
  await deleteTaskCommentRow(transaction, comment.id);
  const { isUnread } = await newsToOther(transaction, context, task);
  if (!isUnread) await withdrawNotifications(transaction, context, newsOf(context, task));
  return recordComment(transaction, context, task, comment, { before: comment, after: null });
}

/** Of one person's comments once at a time: what was not read yet gives way to what is new. */
async function tellOther(transaction: Transaction, context: SignedInContext, task: KeptTask): Promise<void> {
  const other = otherThan(context, task);
  if (other === null) return;
  const news = newsOf(context, task);
  await withdrawNotifications(transaction, context, { ...news, accountIds: [other] });
  const { name: person } = context.caller;
  await notifyAccounts(transaction, context, [other], { ...news, title: task.title, person });
}

/** One person's comments are news as long as one stands that was written after what the other has read of them. */
async function newsToOther(
  transaction: Transaction,
  context: SignedInContext,
  task: KeptTask,
): Promise<{ isUnread: boolean; isUntold: boolean }> {
  const other = otherThan(context, task);
  const { accountId } = context.caller;
  const last = await findLastCommentAt(transaction, { taskId: task.id, accountId });
  if (other === null || last === null) return { isUnread: false, isUntold: true };
  const told = await findToldAt(transaction, other, newsOf(context, task));
  return { isUnread: last > (told.read ?? ''), isUntold: told.unread === null };
}

/** A task is seen by its owner, and by whoever has it to do. */
function otherThan({ caller: { accountId } }: SignedInContext, task: KeptTask): number | null {
  return [task.accountId, assigneeOf(task)].find((id) => id !== null && id !== accountId) ?? null;
}

function newsOf({ caller }: SignedInContext, { id }: KeptTask) {
  return { kind: 'task-commented', entity: 'task', entityId: id, personAccountId: caller.accountId } as const;
}

/** Whoever wrote it takes it back; all who see the task hear of it. */
function recordComment(
  transaction: Transaction,
  context: SignedInContext,
  task: KeptTask,
  { id, text }: Pick<TaskCommentRow, 'id' | 'text'>,
  step: { before: object | null; after: object | null },
): Promise<number> {
  const { accountId } = context.caller;
  const entityName = shortened(text);
  return recordChange(transaction, context, {
    ...{ entity: 'task-comment', entityId: id, entityName, isUndoable: true, ownerId: accountId },
    audience: [...new Set([accountId, task.accountId, assigneeOf(task) ?? task.accountId])],
    ...step,
  });
}

import { taskCommentsShown } from '@atrium/contract/task-comments';
import type { Database, Transaction } from '../../database/engine.ts';
import type { TaskCommentRow } from '../../database/tasks-schema.ts';
import { shownName } from '../../people/shown-name.ts';

const columns = ['id', 'taskId', 'accountId', 'text', 'createdAt', 'editedAt'] as const;

/** The latest, the first of them first. */
export async function findTaskComments(database: Database, taskId: number) {
  const comments = await database
    .selectFrom('taskComments')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .select(['taskComments.id', 'accountId', 'text', 'taskComments.createdAt', 'editedAt'])
    .select([shownName('accounts').as('name'), 'accounts.avatar'])
    .where('taskId', '=', taskId)
    .orderBy('taskComments.createdAt', 'desc')
    .orderBy('taskComments.id', 'desc')
    .limit(taskCommentsShown)
    .execute();
  return comments.toReversed();
}

export function findTaskComment(database: Database, id: number): Promise<TaskCommentRow | undefined> {
  return database.selectFrom('taskComments').select(columns).where('id', '=', id).executeTakeFirst();
}

/** When an account last said something about a task that still stands there; null for never. */
export async function findLastCommentAt(
  database: Database,
  { taskId, accountId }: Pick<TaskCommentRow, 'taskId' | 'accountId'>,
): Promise<string | null> {
  const row = await database
    .selectFrom('taskComments')
    .select(({ fn }) => fn.max('createdAt').as('at'))
    .where('taskId', '=', taskId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function insertTaskComments(transaction: Transaction, rows: readonly TaskCommentRow[]): Promise<void> {
  await transaction.insertInto('taskComments').values(rows).execute();
}

export async function replaceTaskComment(
  transaction: Transaction,
  { id, text, editedAt }: Pick<TaskCommentRow, 'id' | 'text' | 'editedAt'>,
): Promise<void> {
  await transaction.updateTable('taskComments').set({ text, editedAt }).where('id', '=', id).execute();
}

export async function deleteTaskCommentRow(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('taskComments').where('id', '=', id).execute();
}

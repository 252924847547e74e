import { sql } from 'kysely';
import { isIdIn } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
import type { TaskRow } from '../../database/tasks-schema.ts';
import { inOrder } from '../../lists/in-order.ts';
import { type ListTuning, ownedBy } from '../../lists/list-index.ts';
import { type Move, trackRows } from '../../lists/track.ts';
import { keptTasks } from './task-tags.queries.ts';
import { assignedIndex, type KeptTask, taskRow, tasksIndex } from './tasks.list.ts';

export const taskColumns = [
  'id',
  'accountId',
  'title',
  'description',
  'dueOn',
  'assigneeName',
  'assigneeAvatar',
  'assigneeId',
  'tags',
  'isCompleted',
  'isDeleted',
  'isImportant',
  'repeat',
  'repeatEvery',
  'repeatDay',
  'remindAt',
  'checklist',
  'positionKey',
  'createdAt',
] as const;

/** How many comments a task has, and its assignee when that one has closed their account. */
export const besideTask = [
  sql<number>`(select count(*) from task_comments where task_id = tasks.id)`.as('comments'),
  sql<number | null>`(select id from accounts where id = tasks.assignee_id and closed_at is not null)`.as(
    'goneAssigneeId',
  ),
] as const;

const tasksWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database.selectFrom('tasks').select(taskColumns).select(besideTask).where(isIdIn(database, ids)).compile(),
);

/** Tasks by their ids, in the order of the ids. */
export async function findTasks(database: Database, ids: readonly number[]): Promise<KeptTask[]> {
  if (ids.length === 0) return [];
  return keptTasks(database, inOrder(ids, await tasksWithIds(database, { ids })));
}

/** A task of this account. */
export async function findTask(database: Database, accountId: number, id: number): Promise<KeptTask | undefined> {
  const rows = await database
    .selectFrom('tasks')
    .select(taskColumns)
    .select(besideTask)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .execute();
  return (await keptTasks(database, rows))[0];
}

/** What tasks are called that an account has or was given, by their ids. */
export async function findTaskTitles(
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('tasks')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where(({ eb, or, and }) =>
      or([eb('accountId', '=', accountId), and([eb('assigneeId', '=', accountId), eb('isDeleted', '=', 0)])]),
    )
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The place of the task that stands first; null when there is none. */
export async function firstPosition(database: Database, accountId: number): Promise<string | null> {
  return positionOf(positions(database, accountId));
}

/** The place that follows this one. */
export async function positionAfter(database: Database, accountId: number, position: string): Promise<string | null> {
  return positionOf(positions(database, accountId).where('positionKey', '>', position));
}

/** Whether another task than this one stands in this place. */
export async function isPositionTaken(
  database: Database,
  { accountId, id, positionKey }: Pick<KeptTask, 'accountId' | 'id' | 'positionKey'>,
): Promise<boolean> {
  const query = positions(database, accountId).where('positionKey', '=', positionKey).where('id', '!=', id);
  return (await positionOf(query)) !== null;
}

function positions(database: Database, accountId: number) {
  return database
    .selectFrom('tasks')
    .select('positionKey')
    .where('accountId', '=', accountId)
    .orderBy('positionKey')
    .limit(1);
}

async function positionOf(query: ReturnType<typeof positions>): Promise<string | null> {
  return (await query.executeTakeFirst())?.positionKey ?? null;
}

/** How many tasks there are with each facet, of an account and among those that were assigned to it. */
export async function countFacets(database: Database, accountId: number) {
  const [own, assigned] = [ownedBy(tasksIndex, accountId).name, ownedBy(assignedIndex, accountId).name];
  const counts = await database
    .selectFrom('listFacets')
    .select(['list', 'facet', 'total'])
    .where('list', 'in', [own, assigned])
    .execute();
  return {
    own: counts.filter(({ list }) => list === own),
    assigned: counts.filter(({ list }) => list === assigned),
  };
}

/** Tasks of one account. */
export async function insertTasks(
  transaction: Transaction,
  accountId: number,
  tasks: readonly KeptTask[],
  tuning?: ListTuning,
): Promise<void> {
  const rows = tasks.map(taskRow);
  await transaction.insertInto('tasks').values(rows).execute();
  await follow(
    transaction,
    accountId,
    rows.map((row) => ({ before: null, after: row })),
    tuning,
  );
}

export async function replaceTask(
  transaction: Transaction,
  before: KeptTask,
  after: KeptTask,
  tuning?: ListTuning,
): Promise<void> {
  const { id, ...row } = taskRow(after);
  await transaction.updateTable('tasks').set(row).where('id', '=', id).execute();
  const move = { before: taskRow(before), after: { id, ...row } };
  await follow(transaction, after.accountId, [move], tuning);
}

export async function removeTask(transaction: Transaction, task: KeptTask, tuning?: ListTuning): Promise<void> {
  await transaction.deleteFrom('tasks').where('id', '=', task.id).execute();
  await follow(transaction, task.accountId, [{ before: taskRow(task), after: null }], tuning);
}

function follow(
  transaction: Transaction,
  accountId: number,
  moves: readonly Move<TaskRow>[],
  tuning?: ListTuning,
): Promise<void> {
  return trackRows(transaction, ownedBy(tasksIndex, accountId), moves, tuning);
}

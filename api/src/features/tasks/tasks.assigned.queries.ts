import type { Task } from '@atrium/contract/tasks';
import type { Database, Transaction } from '../../database/engine.ts';
import type { AssignedTaskRow } from '../../database/tasks-schema.ts';
import { inOrder } from '../../lists/in-order.ts';
import { type ListTuning, ownedBy } from '../../lists/list-index.ts';
import { trackRows } from '../../lists/track.ts';
import { shownName } from '../../people/shown-name.ts';
import { keptTasks } from './task-tags.queries.ts';
import { assignedIndex, assignedRow, type KeptTask } from './tasks.list.ts';
import { besideTask, taskColumns } from './tasks.queries.ts';

/** A task as its assignee sees it. */
interface AssignedTask {
  task: KeptTask;
  owner: NonNullable<Task['owner']>;
}

function tasksWithOwners(database: Database) {
  return database
    .selectFrom('tasks')
    .innerJoin('accounts as owner', 'owner.id', 'tasks.accountId')
    .select(taskColumns.map((column) => `tasks.${column}` as const))
    .select(besideTask)
    .select([shownName('owner').as('ownerName'), 'owner.avatar as ownerAvatar']);
}

/** Tasks by their ids, in the order of the ids. */
export async function findAssigned(database: Database, ids: readonly number[]): Promise<AssignedTask[]> {
  if (ids.length === 0) return [];
  const rows = await tasksWithOwners(database).where('tasks.id', 'in', ids).execute();
  return withOwners(database, inOrder(ids, rows));
}

/** A task of this account, or one that it was given and that is not deleted. */
export async function findReadable(
  database: Database,
  accountId: number,
  id: number,
): Promise<AssignedTask | undefined> {
  const rows = await tasksWithOwners(database)
    .where('tasks.id', '=', id)
    .where(({ eb, or, and }) =>
      or([
        eb('tasks.accountId', '=', accountId),
        and([eb('tasks.assigneeId', '=', accountId), eb('tasks.isDeleted', '=', 0)]),
      ]),
    )
    .execute();
  return (await withOwners(database, rows))[0];
}

type Row = Awaited<ReturnType<ReturnType<typeof tasksWithOwners>['execute']>>[number];

async function withOwners(database: Database, rows: readonly Row[]): Promise<AssignedTask[]> {
  const owners = new Map(rows.map(({ id, ...row }) => [id, ownerOf(row)]));
  const tasks = await keptTasks(database, rows);
  return tasks.flatMap((task) => {
    const owner = owners.get(task.id);
    return owner ? { task, owner } : [];
  });
}

function ownerOf({ accountId, ownerName, ownerAvatar }: Omit<Row, 'id'>): AssignedTask['owner'] {
  return { accountId, fullName: ownerName, avatar: ownerAvatar ?? '' };
}

/** What an account is called that can be given something to do. */
export function findPerson(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .select(['fullName', 'username', 'avatar'])
    .where('id', '=', accountId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
}

/** Keeps the list of whoever a task was assigned to, before and after it changes. */
export async function followAssigned(
  transaction: Transaction,
  before: KeptTask | null,
  after: KeptTask | null,
  tuning?: ListTuning,
): Promise<void> {
  const [was, is] = [before && assignedRow(before), after && assignedRow(after)];
  if (was && is && was.accountId === is.accountId) return replaceAssigned(transaction, was, is, tuning);
  if (was) await deleteAssigned(transaction, was, tuning);
  if (is) await insertAssigned(transaction, is, tuning);
}

async function replaceAssigned(
  transaction: Transaction,
  was: AssignedTaskRow,
  is: AssignedTaskRow,
  tuning: ListTuning | undefined,
): Promise<void> {
  const { id, ...row } = is;
  await transaction.updateTable('assignedTasks').set(row).where('id', '=', id).execute();
  const move = { before: was, after: is };
  await trackRows(transaction, ownedBy(assignedIndex, is.accountId), [move], tuning);
}

async function deleteAssigned(
  transaction: Transaction,
  was: AssignedTaskRow,
  tuning: ListTuning | undefined,
): Promise<void> {
  await transaction.deleteFrom('assignedTasks').where('id', '=', was.id).execute();
  const move = { before: was, after: null };
  await trackRows(transaction, ownedBy(assignedIndex, was.accountId), [move], tuning);
}

async function insertAssigned(
  transaction: Transaction,
  is: AssignedTaskRow,
  tuning: ListTuning | undefined,
): Promise<void> {
  await transaction.insertInto('assignedTasks').values(is).execute();
  const move = { before: null, after: is };
  await trackRows(transaction, ownedBy(assignedIndex, is.accountId), [move], tuning);
}

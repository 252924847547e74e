import type { Task } from '@atrium/contract/tasks';
import type { Database, Transaction } from '../../database/engine.ts';
import type { AssignedTaskRow } from '../../database/tasks-schema.ts';
import { type ListTuning, ownedBy } from '../../lists/list-index.ts';
import { trackRows } from '../../lists/track.ts';
import { shownName } from '../../people/shown-name.ts';
import { assignedIndex, assignedRow, type KeptTask, keptTask } from './tasks.list.ts';
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
  const byId = new Map(rows.map((row) => [row.id, withOwner(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A task of this account, or one that it was given and that is not deleted. */
export async function findReadable(
  database: Database,
  accountId: number,
  id: number,
): Promise<AssignedTask | undefined> {
  const row = await tasksWithOwners(database)
    .where('tasks.id', '=', id)
    .where(({ eb, or, and }) =>
      or([
        eb('tasks.accountId', '=', accountId),
        and([eb('tasks.assigneeId', '=', accountId), eb('tasks.isDeleted', '=', 0)]),
      ]),
    )
    .executeTakeFirst();
  return row && withOwner(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof tasksWithOwners>['execute']>>[number];

function withOwner({ ownerName, ownerAvatar, ...row }: Row): AssignedTask {
  const owner = { accountId: row.accountId, fullName: ownerName, avatar: ownerAvatar ?? '' };
  return { task: keptTask(row), owner };
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

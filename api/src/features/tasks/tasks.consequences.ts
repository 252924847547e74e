import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { cancelJob, scheduleJob } from '../../jobs/jobs.ts';
import { notifyAccounts, withdrawNotifications } from '../../notifications/notifications.ts';
import { followAssigned } from './tasks.assigned.queries.ts';
import type { KeptTask } from './tasks.list.ts';

export const reminderJob = 'task-reminder';

/** Who changes a task, and what it takes to say so. */
type TaskAuthor = Pick<Context, 'services' | 'caller' | 'now' | 'requestId'>;

/** What follows when a task is made, changed or removed, or when that is taken back: who has it in their list, who is told, and when. */
export async function settleTask(
  transaction: Transaction,
  author: TaskAuthor,
  before: KeptTask | null,
  after: KeptTask | null,
): Promise<void> {
  await followAssigned(transaction, before, after, author.services.tuning);
  await settleReminder(transaction, author, before, after);
  await settleAssignment(transaction, author, before, after);
  await settleCompletion(transaction, author, before, after);
}

async function settleReminder(
  transaction: Transaction,
  { now }: TaskAuthor,
  before: KeptTask | null,
  after: KeptTask | null,
): Promise<void> {
  const [was, is] = [reminderOf(before), reminderOf(after)];
  if (was === is) return;
  const key = String((after ?? before)?.id);
  if (is !== null && is > now) await scheduleJob(transaction, { kind: reminderJob, key, dueAt: is });
  else await cancelJob(transaction, reminderJob, key);
}

/** Nobody is reminded of what is done or deleted. */
export function reminderOf(task: KeptTask | null): string | null {
  return task && !task.isCompleted && !task.isDeleted ? task.remindAt : null;
}

/** Whoever gives themselves something to do knows it. */
async function settleAssignment(
  transaction: Transaction,
  author: TaskAuthor,
  before: KeptTask | null,
  after: KeptTask | null,
): Promise<void> {
  const [was, is] = [assigneeOf(before), assigneeOf(after)];
  if (was === is) return;
  if (before && was !== null) {
    await withdrawNotifications(transaction, author, about('task-assigned', before));
    await withdrawNotifications(transaction, author, { ...about('task-commented', before), accountIds: [was] });
  }
  if (!after || is === null || is === author.caller?.accountId) return;
  await notifyAccounts(transaction, author, [is], { ...about('task-assigned', after), ...told(author, after) });
}

/** An account that has a task to do which is not its own, and not deleted. */
export function assigneeOf(task: KeptTask | null): number | null {
  const accountId = task?.assignee?.accountId ?? null;
  return task === null || task.isDeleted || accountId === task.accountId ? null : accountId;
}

/** The owner hears of what others have done for them. */
async function settleCompletion(
  transaction: Transaction,
  author: TaskAuthor,
  before: KeptTask | null,
  after: KeptTask | null,
): Promise<void> {
  if (!before || !after || before.isCompleted === after.isCompleted) return;
  if (!after.isCompleted) await withdrawNotifications(transaction, author, about('task-completed', after));
  else if (author.caller && author.caller.accountId !== after.accountId)
    await notifyAccounts(transaction, author, [after.accountId], {
      ...about('task-completed', after),
      ...told(author, after),
    });
}

function about<Kind extends string>(kind: Kind, { id }: KeptTask) {
  return { kind, entity: 'task', entityId: id } as const;
}

function told({ caller }: TaskAuthor, { title }: KeptTask) {
  return { title, person: caller?.name ?? '' };
}

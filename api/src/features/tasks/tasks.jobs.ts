import type { JobRunners } from '../../jobs/jobs.ts';
import { notifyAccounts } from '../../notifications/notifications.ts';
import { assigneeOf, reminderJob, reminderOf } from './tasks.consequences.ts';
import { findTasks } from './tasks.queries.ts';

export const taskJobs: JobRunners = {
  /** Its owner and whoever has it to do, unless it is done by now. */
  [reminderJob]: async (transaction, context, key) => {
    const [task] = await findTasks(transaction, [Number(key)]);
    if (!task || reminderOf(task) === null) return;
    const { id, accountId, title } = task;
    const assignee = assigneeOf(task);
    const people = assignee === null ? [accountId] : [accountId, assignee];
    await notifyAccounts(transaction, context, people, {
      kind: 'task-reminder',
      title,
      entity: 'task',
      entityId: id,
    });
  },
};

import { dayMilliseconds, daysApart } from '@atrium/contract/days';
import { dayOfMonthOf, nextDueDay } from '@atrium/contract/task-repeat';
import { dayIn, momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import type { AddedTask, KeptTask } from './tasks.list.ts';

/**
 * What repeats is there once more when it is done, for the next time after today by somebody's clocks, with its steps to do and its
 * reminder as long before. An undo of the completion takes both back: it is one request.
 */
export function nextTask(task: KeptTask, now: string, timeZone: string): AddedTask | null {
  const { repeat, repeatEvery, dueDate, remindAt } = task;
  if (repeat === null || dueDate === null) return null;
  const today = dayIn(timeZone, Date.parse(now));
  const dayOfMonth = task.repeatDay ?? dayOfMonthOf(dueDate);
  const next = nextDueDay({ repeat, repeatEvery }, dueDate, today, dayOfMonth);
  if (next === null) return null;
  return {
    ...task,
    dueDate: next,
    repeatDay: repeat === 'monthly' || repeat === 'yearly' ? dayOfMonth : null,
    isCompleted: false,
    remindAt: remindAt && laterByDays(remindAt, daysApart(dueDate, next), timeZone),
    checklist: task.checklist.map((step) => ({ ...step, isDone: false })),
  };
}

/** At the same time of the day, whether or not the clocks are set between. */
function laterByDays(moment: string, days: number, timeZone: string): string {
  const wallTime = wallTimeAt(timeZone, Date.parse(moment)) + days * dayMilliseconds;
  return new Date(momentAt(timeZone, wallTime)).toISOString();
}

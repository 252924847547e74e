import { NewTask, type Task } from '@atrium/contract/tasks';
import * as z from 'zod/mini';
import { accountZone, todayIn } from '../../ui/zone-clock.ts';
import type { TaskView } from './task-search.ts';

const { title, dueDate, description, assignee, tags, isImportant, repeat, repeatEvery, remindAt, checklist } =
  NewTask.shape;

export const AddedTask = z.object({
  ...{ title, dueDate, description, assignee, tags, isImportant, repeat, repeatEvery, remindAt, checklist },
});
export type AddedTask = TaskFormValues & Pick<Task, 'isImportant' | 'checklist'>;

/** Of a task that there is, the bar above its fields says whether it is important, and its steps are kept one by one. */
export const EditedTask = z.object({ title, dueDate, description, assignee, tags, repeat, repeatEvery, remindAt });

export type TaskFormValues = Pick<
  Task,
  'title' | 'dueDate' | 'description' | 'assignee' | 'tags' | 'repeat' | 'repeatEvery' | 'remindAt'
>;

export function newTaskValues({ filter, tag }: TaskView): AddedTask {
  return {
    title: '',
    dueDate: todayIn(accountZone()),
    description: '',
    assignee: null,
    tags: tag ? [tag] : [],
    isImportant: filter === 'important',
    repeat: null,
    repeatEvery: 1,
    remindAt: null,
    checklist: [],
  };
}

export function valuesOf(task: Task): TaskFormValues {
  const { title, dueDate, description, assignee, tags, repeat, repeatEvery, remindAt } = task;
  return { title, dueDate, description, assignee, tags, repeat, repeatEvery, remindAt };
}

import { NewTask, type Task } from '@atrium/contract/tasks';
import * as z from 'zod/mini';
import { today } from './task-labels.tsx';
import type { TaskView } from './task-search.ts';

const { title, dueDate, description, assignee, tags, isImportant, repeat } = NewTask.shape;

export const TaskForm = z.object({ title, dueDate, description, assignee, tags, isImportant, repeat });

export type TaskFormValues = Pick<
  Task,
  'title' | 'dueDate' | 'description' | 'assignee' | 'tags' | 'isImportant' | 'repeat'
>;

export function newTaskValues({ filter, tag }: TaskView): TaskFormValues {
  return {
    title: '',
    dueDate: today(),
    description: '',
    assignee: null,
    tags: tag ? [tag] : [],
    isImportant: filter === 'important',
    repeat: null,
  };
}

export function valuesOf(task: Task): TaskFormValues {
  const { title, dueDate, description, assignee, tags, isImportant, repeat } = task;
  return { title, dueDate, description, assignee, tags, isImportant, repeat };
}

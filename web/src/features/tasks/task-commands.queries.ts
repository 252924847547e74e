import {
  addTask,
  deleteTask,
  type NewTask,
  placeTask,
  type Task,
  type TaskChanges,
  updateTask,
} from '@atrium/contract/tasks';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useAddingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';
import { accountZone } from '../../ui/zone-clock.ts';
import { taskQuery, taskTagsQuery } from './tasks.queries.ts';
import { ownTagsAmong } from './use-task-tags.ts';

const touches = ['task'];

export function useAddTask() {
  const { t } = useTranslation();
  const once = useAddingOnce();
  return useCommand({
    ask: (task: Partial<NewTask> & { title: string }) =>
      once(task, (idempotencyKey) => call(addTask, { body: { task, idempotencyKey } })),
    said: ({ title }) => t('tasks.said.added', { title }),
    touches,
    // The latest stands first.
    isInTurn: true,
  });
}

interface TaskChange {
  task: Task;
  changes: Omit<TaskChanges, 'id'>;
  /** The key of what is said when it is done. */
  said: 'updated' | 'completed' | 'reopened' | 'important' | 'unimportant' | 'restored';
}

export function useChangeTask() {
  const { t } = useTranslation();
  return useCommand({
    // What is today, and with it the next day of what repeats, is so by one's own clocks.
    ask: ({ task, changes }: TaskChange) =>
      call(updateTask, { body: { task: { id: task.id, ...changes }, timeZone: accountZone() } }),
    said: ({ task, said }, answer) => t(`tasks.said.${said}`, { title: answer.task.title || task.title }),
    touches,
    show: (client, { task, changes }) => showAs(client, changedTask(client, task, changes)),
  });
}

export function useDeleteTask() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Task) => call(deleteTask, { query: { taskId: id } }),
    said: ({ title }) => t('tasks.said.deleted', { title }),
    touches,
    show: (client, { id }) => changePages(client, (tasks) => tasks.filter((task) => task.id !== id)),
  });
}

interface Placement {
  task: Task;
  /** The task that it then follows; null puts it first. */
  after: Task | null;
}

export function usePlaceTask() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ task, after }: Placement) =>
      call(placeTask, { parameters: { id: task.id }, body: { afterId: after?.id ?? null } }),
    said: ({ task }) => t('tasks.said.moved', { title: task.title }),
    touches,
    show: (client, { task, after }) => {
      changePages(client, (tasks) => placed(tasks, task, after));
    },
  });
}

/** The tasks of one list in their pages: what is moved may go from one page to another. */
function changePages(client: QueryClient, change: (tasks: Task[]) => Task[]): void {
  client.setQueriesData<InfiniteData<Task[], number>>({ queryKey: ['task', 'list'] }, (data) => {
    if (!data) return data;
    const sizes = data.pages.map((page) => page.length);
    const tasks = change(data.pages.flat());
    let start = 0;
    const pages = sizes.map((size, index) => {
      const end = index === sizes.length - 1 ? tasks.length : start + size;
      const page = tasks.slice(start, end);
      start = end;
      return page;
    });
    return { ...data, pages };
  });
}

function placed(tasks: Task[], task: Task, after: Task | null): Task[] {
  if (!tasks.some(({ id }) => id === task.id)) return tasks;
  const others = tasks.filter(({ id }) => id !== task.id);
  // The first of the completed ones stands behind those that are open.
  const first = others.findIndex(({ isCompleted }) => isCompleted === task.isCompleted);
  const place = after === null ? Math.max(0, first) : others.findIndex(({ id }) => id === after.id) + 1;
  return others.toSpliced(place, 0, task);
}

function showAs(client: QueryClient, task: Task): void {
  changePages(client, (tasks) => tasks.map((other) => (other.id === task.id ? task : other)));
  client.setQueryData(taskQuery(task.id).queryKey, task);
}

function changedTask(client: QueryClient, task: Task, changes: Omit<TaskChanges, 'id'>): Task {
  const known = client.getQueryData(taskTagsQuery.queryKey);
  const ownTags = changes.tags && known ? ownTagsAmong(changes.tags, known) : task.ownTags;
  return { ...task, ...withoutMissing(changes), ownTags };
}

function withoutMissing(changes: Omit<TaskChanges, 'id'>): Partial<Task> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

import { type Task, type TaskListQuery, type TaskOrder, taskTags } from '@atrium/contract/tasks';
import { fold, foldSearched } from '../../src/search/fold.ts';

/** By the clock of the tests. */
const today = '2026-03-02';

/** The list as the specification words it, computed from all tasks the plain way: what the API answers has to be the same. */
export function expectedTasks(tasks: readonly Task[], query: Partial<TaskListQuery>): Task[] {
  const { q = '', filter, tag, isCompleted, completedLast = false, sortBy = 'latest' } = query;
  const wanted = filter === 'today' ? false : filter === 'completed' || isCompleted;
  const words = foldSearched(q).split(' ');
  return tasks
    .filter(
      (task) =>
        task.isDeleted === (filter === 'deleted') &&
        (wanted === undefined || task.isCompleted === wanted) &&
        (filter !== 'important' || task.isImportant) &&
        (filter !== 'today' || (task.dueDate !== null && task.dueDate <= today)) &&
        (tag === undefined || task.tags.includes(tag)) &&
        words.every((word) => searchedFields(task).some((field) => foldSearched(field).includes(word))),
    )
    .toSorted(orders[orderOf(filter, sortBy)])
    .toSorted((one, other) => (completedLast ? Number(one.isCompleted) - Number(other.isCompleted) : 0));
}

function orderOf(filter: TaskListQuery['filter'], sortBy: TaskOrder): TaskOrder {
  if (filter === 'today') return 'due-date';
  return filter === 'assigned' && ownersAlone.includes(sortBy) ? 'latest' : sortBy;
}

/** Orders of which whoever was given a task has none. */
const ownersAlone: readonly TaskOrder[] = ['manual', 'assignee'];

export function searchedFields({ title, tags, ownTags, dueDate }: Task): string[] {
  const given = taskTags.filter((tag) => tags.includes(tag));
  const own = ownTags.map(({ name }) => `#${name}`);
  return [title, ...given, dueDate === null ? '' : `${dueDate.slice(8)} ${monthOf(dueDate)}`, ...own];
}

function monthOf(day: string): string {
  return new Date(day).toLocaleString('en', { month: 'short', timeZone: 'UTC' }).slice(0, 3);
}

const orders: Readonly<Record<TaskOrder, (one: Task, other: Task) => number>> = {
  latest: (one, other) => other.id - one.id,
  // Nobody moved any: a new one stands first.
  manual: (one, other) => other.id - one.id,
  'title-asc': (one, other) => compare(one.title, other.title) || one.id - other.id,
  'title-desc': (one, other) => compare(other.title, one.title) || other.id - one.id,
  assignee: (one, other) => compareLast(one.assignee?.fullName, other.assignee?.fullName) || one.id - other.id,
  'due-date': (one, other) => compareLast(one.dueDate, other.dueDate) || one.id - other.id,
};

function compareLast(one: string | null | undefined, other: string | null | undefined): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  return compare(one, other);
}

function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(fold(one)), Buffer.from(fold(other)));
}

import { TaskRepeat } from '@atrium/contract/task-repeat';
import { type Task, type TaskListQuery, type TaskOrder, TaskTag } from '@atrium/contract/tasks';
import type { TaskRow } from '../../database/tasks-schema.ts';
import { type FacetFilter, facetOf, type IndexedRow, type ListIndex, manyOf } from '../../lists/list-index.ts';
import type { PageRequest } from '../../lists/page.ts';
import { fold, foldWords, searchText } from '../../search/fold.ts';

/** A task, with what is kept of it beside what is sent. */
export interface KeptTask extends Task {
  accountId: number;
  createdAt: string;
  /** Where it stands in the order given by hand. */
  positionKey: string;
}

/** Of one account each: `ownedBy(tasksIndex, accountId)`. */
export const tasksIndex: ListIndex = {
  name: 'tasks',
  sorts: { id: 'id', title: 'title_key', due: 'due_key', assignee: 'assignee_key', position: 'position_key' },
  facets: ['isCompleted', 'isDeleted', 'isImportant', 'tags'],
};

const orders: Readonly<Record<TaskOrder, Pick<PageRequest, 'sort' | 'direction'>>> = {
  latest: { sort: 'id', direction: 'desc' },
  manual: { sort: 'position', direction: 'asc' },
  'title-asc': { sort: 'title', direction: 'asc' },
  'title-desc': { sort: 'title', direction: 'desc' },
  assignee: { sort: 'assignee', direction: 'asc' },
  'due-date': { sort: 'due', direction: 'asc' },
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

// After every day, and after the name of whoever has a task.
const noDay = '9999-99-99';
const nobody = '2';

export function tasksRequest(query: TaskListQuery, most: number): PageRequest {
  const { q, sortBy, page, perPage = most } = query;
  return { words: foldWords(q), filter: filterOf(query), ...orders[sortBy], page, perPage };
}

/** Deleted tasks are there when they are asked for, and otherwise not. */
function filterOf({ filter, tag }: Pick<TaskListQuery, 'filter' | 'tag'>): FacetFilter {
  return {
    isDeleted: filter === 'deleted' ? '1' : '0',
    isCompleted: filter === 'completed' ? '1' : undefined,
    isImportant: filter === 'important' ? '1' : undefined,
    tags: tag && { with: tag },
  };
}

export function taskRow(task: KeptTask): TaskRow {
  const { id, accountId, title, description, dueDate, assignee, tags, repeat, positionKey, createdAt } = task;
  const [isCompleted, isDeleted, isImportant] = [task.isCompleted, task.isDeleted, task.isImportant].map(Number);
  return {
    id,
    accountId,
    title,
    titleKey: fold(title),
    description,
    dueOn: dueDate,
    dueKey: dueDate ?? noDay,
    assigneeName: assignee?.fullName ?? null,
    assigneeAvatar: assignee?.avatar ?? '',
    assigneeKey: assignee ? `1${fold(assignee.fullName)}` : nobody,
    tags: tags.join(),
    isCompleted: isCompleted ?? 0,
    isDeleted: isDeleted ?? 0,
    isImportant: isImportant ?? 0,
    repeat,
    positionKey,
    createdAt,
    facet: facetOf([`${isCompleted}`, `${isDeleted}`, `${isImportant}`, manyOf(tags)]),
    search: searchText([title, ...tags, dueDate === null ? '' : shownDay(dueDate)]),
    place: id,
  };
}

/** As people search for it: `05 mar`. */
function shownDay(day: string): string {
  return `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]}`;
}

export function indexedTask({ id, facet, search, titleKey, dueKey, assigneeKey, positionKey }: TaskRow): IndexedRow {
  return { id, facet, search, keys: { title: titleKey, due: dueKey, assignee: assigneeKey, position: positionKey } };
}

export function keptTask(
  row: Omit<TaskRow, 'titleKey' | 'dueKey' | 'assigneeKey' | 'facet' | 'search' | 'place'>,
): KeptTask {
  return {
    id: row.id,
    accountId: row.accountId,
    title: row.title,
    dueDate: row.dueOn,
    description: row.description,
    assignee: row.assigneeName === null ? null : { fullName: row.assigneeName, avatar: row.assigneeAvatar },
    tags: row.tags === '' ? [] : row.tags.split(',').map((tag) => TaskTag.parse(tag)),
    isCompleted: row.isCompleted === 1,
    isDeleted: row.isDeleted === 1,
    isImportant: row.isImportant === 1,
    repeat: row.repeat === null ? null : TaskRepeat.parse(row.repeat),
    positionKey: row.positionKey,
    createdAt: row.createdAt,
  };
}

export function shownTask({ accountId: _, createdAt: __, positionKey: ___, ...task }: KeptTask): Task {
  return task;
}

import { daysAfter } from '@atrium/contract/days';
import { TaskRepeat } from '@atrium/contract/task-repeat';
import {
  type NewTask,
  type OwnTag,
  type Task,
  type TaskListQuery,
  type TaskOrder,
  TaskStep,
  taskTags,
} from '@atrium/contract/tasks';
import * as z from 'zod/mini';
import type { AssignedTaskRow, TaskRow } from '../../database/tasks-schema.ts';
import { type FacetFilter, facetOf, type ListIndex, manyOf } from '../../lists/list-index.ts';
import type { ListRequest, PageRequest } from '../../lists/page.ts';
import type { KeySpan } from '../../lists/sql.ts';
import { fold, foldWords, searchText } from '../../search/fold.ts';

/** A task, with what is kept of it beside what is sent. */
export interface KeptTask extends Omit<Task, 'owner'> {
  accountId: number;
  /** All of them, in the order in which they were given: also those of its owner's own that are deleted, which `ownTags` has not. */
  tags: string[];
  createdAt: string;
  /** Where it stands in the order given by hand. */
  positionKey: string;
  /** The day of the month that is meant where a short month has its last day instead. */
  repeatDay: number | null;
  /** Who has it to do, where they have closed their account: the list stands by their name, and nobody is shown it. */
  goneAssigneeId?: number | null;
}

/** A new task, which may go on with one that is done. */
export type AddedTask = NewTask & Partial<Pick<KeptTask, 'repeatDay'>>;

/** Of one account each: `ownedBy(tasksIndex, accountId)`. */
export const tasksIndex: ListIndex<TaskRow> = {
  name: 'tasks',
  sorts: { id: 'id', title: 'titleKey', due: 'dueKey', assignee: 'assigneeKey', position: 'positionKey' },
  facets: ['isCompleted', 'isDeleted', 'isImportant', 'tags'],
};

/** What others have given to an account; the same facets in orders of its own. */
export const assignedIndex: ListIndex<AssignedTaskRow> = {
  ...tasksIndex,
  name: 'assigned_tasks',
  sorts: { id: 'id', title: 'titleKey', due: 'dueKey' },
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

export function tasksRequest(query: TaskListQuery, today: string, most: number): PageRequest {
  const { q, filter, sortBy, dueOn, page, perPage = most } = query;
  const isOfDays = dueOn !== undefined || filter === 'today';
  const order = isOfDays ? { ...orders['due-date'], span: spanOf(query, today) } : orderOf(filter, sortBy);
  return { words: foldWords(q), filter: filterOf(query), ...order, page, perPage };
}

/** What is left to do by the end of today: a stretch of the order by days. */
export function requestOfToday(today: string): ListRequest {
  return {
    words: [],
    filter: filterOf({ filter: 'today' }),
    ...orders['due-date'],
    span: spanOf({ filter: 'today' }, today),
  };
}

function spanOf({ filter, dueOn }: Pick<TaskListQuery, 'filter' | 'dueOn'>, today: string): KeySpan {
  const isByToday = filter === 'today' && (dueOn === undefined || today < dueOn);
  const last = isByToday ? today : dueOn;
  return { from: dueOn, before: last && daysAfter(last, 1) };
}

/** Whoever was given a task has no order by hand, and is the assignee of all. */
function orderOf(filter: TaskListQuery['filter'], sortBy: TaskOrder) {
  const isOwnersAlone = sortBy === 'manual' || sortBy === 'assignee';
  return orders[filter === 'assigned' && isOwnersAlone ? 'latest' : sortBy];
}

/** Deleted tasks are there when they are asked for, and otherwise not. */
function filterOf({ filter, tag, isCompleted }: Pick<TaskListQuery, 'filter' | 'tag' | 'isCompleted'>): FacetFilter {
  const wanted = filter === 'today' ? false : filter === 'completed' || isCompleted;
  return {
    isDeleted: filter === 'deleted' ? '1' : '0',
    isCompleted: wanted === undefined ? undefined : String(Number(wanted)),
    isImportant: filter === 'important' ? '1' : undefined,
    tags: tag && { with: tag },
  };
}

export function taskRow(task: KeptTask): TaskRow {
  const { id, accountId, title, description, dueDate, assignee, tags, repeat, positionKey, createdAt } = task;
  const { repeatEvery, repeatDay, remindAt, checklist } = task;
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
    assigneeId: assignee?.accountId ?? null,
    tags: tags.join(),
    isCompleted: isCompleted ?? 0,
    isDeleted: isDeleted ?? 0,
    isImportant: isImportant ?? 0,
    repeat,
    repeatEvery,
    repeatDay,
    remindAt,
    checklist: JSON.stringify(checklist),
    positionKey,
    createdAt,
    facet: facetOf([`${isCompleted}`, `${isDeleted}`, `${isImportant}`, manyOf(tags)]),
    search: searchText([
      title,
      ...tags.filter(isGiven),
      dueDate === null ? '' : shownDay(dueDate),
      ...task.ownTags.map(searchedTag),
    ]),
    place: id,
  };
}

/** One of the five that every account has. */
export function isGiven(tag: string): boolean {
  return taskTags.some((given) => given === tag);
}

/** As a task is found by it; no other field begins so. */
export function searchedTag({ name }: Pick<OwnTag, 'name'>): string {
  return `#${name}`;
}

/** As people search for it: `05 mar`. */
function shownDay(day: string): string {
  return `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]}`;
}

/** As the one has it to whom somebody else has assigned it; null when nobody did. */
export function assignedRow(task: KeptTask): AssignedTaskRow | null {
  const { id, accountId, assigneeId, titleKey, dueKey, facet, search, place } = taskRow(task);
  if (assigneeId === null || assigneeId === accountId) return null;
  return { id, accountId: assigneeId, titleKey, dueKey, facet, search, place };
}

interface Beside {
  comments: number;
  goneAssigneeId: number | null;
}

export type FoundTask = Omit<TaskRow, 'titleKey' | 'dueKey' | 'assigneeKey' | 'facet' | 'search' | 'place'> & Beside;

/** From its row, and the tags that its owner has made. */
export function keptTask(row: FoundTask, ownTags: readonly OwnTag[]): KeptTask {
  const tags = row.tags === '' ? [] : row.tags.split(',');
  return {
    id: row.id,
    accountId: row.accountId,
    title: row.title,
    dueDate: row.dueOn,
    description: row.description,
    assignee:
      row.assigneeName === null
        ? null
        : { fullName: row.assigneeName, avatar: row.assigneeAvatar, accountId: row.assigneeId },
    tags,
    ownTags: ownTagsAmong(tags, ownTags),
    isCompleted: row.isCompleted === 1,
    isDeleted: row.isDeleted === 1,
    isImportant: row.isImportant === 1,
    repeat: row.repeat === null ? null : TaskRepeat.parse(row.repeat),
    repeatEvery: row.repeatEvery,
    repeatDay: row.repeatDay,
    remindAt: row.remindAt,
    checklist: row.checklist === '[]' ? [] : Steps.parse(JSON.parse(row.checklist)),
    comments: row.comments,
    positionKey: row.positionKey,
    createdAt: row.createdAt,
    goneAssigneeId: row.goneAssigneeId,
  };
}

const Steps = z.array(TaskStep);

/** In the order in which they are known. */
export function ownTagsAmong(tags: readonly string[], known: readonly OwnTag[]): OwnTag[] {
  return known.filter(({ key }) => tags.includes(key)).map(({ key, name, color }) => ({ key, name, color }));
}

/** Those of one's own that there are no more. */
export function lostTags({ tags, ownTags }: Pick<KeptTask, 'tags' | 'ownTags'>): string[] {
  return tags.filter((tag) => !isGiven(tag) && !ownTags.some(({ key }) => key === tag));
}

/** To whom it was assigned, with whose it is. */
export function shownTask(
  { accountId: _, createdAt: __, positionKey: ___, repeatDay: ____, goneAssigneeId, ...task }: KeptTask,
  owner: Task['owner'] = null,
): Task {
  const { assignee } = task;
  const isGone = assignee !== null && assignee.accountId !== null && assignee.accountId === goneAssigneeId;
  const lost = lostTags(task);
  const tags = task.tags.filter((tag) => !lost.includes(tag));
  return { ...task, tags, assignee: isGone ? { ...assignee, fullName: '', avatar: '' } : assignee, owner };
}

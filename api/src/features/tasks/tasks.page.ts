import { allDataLimit } from '@atrium/contract/lists';
import type { Task, TaskListQuery } from '@atrium/contract/tasks';
import { dayIn } from '@atrium/contract/time-zone';
import type { SignedInContext } from '../../context.ts';
import { type ListIndex, ownedBy } from '../../lists/list-index.ts';
import { findPage, type ListReader, type PageRequest } from '../../lists/page.ts';
import { requireOwnTags } from './task-tags.ts';
import { findAssigned } from './tasks.assigned.queries.ts';
import { assignedIndex, shownTask, tasksIndex, tasksRequest } from './tasks.list.ts';
import { findTasks } from './tasks.queries.ts';

export async function listTasks({ lists, caller, now }: SignedInContext, query: TaskListQuery): Promise<Task[]> {
  if (query.tag !== undefined) await requireOwnTags(lists.database, caller.accountId, [query.tag], 'tag');
  const isAssigned = query.filter === 'assigned';
  const list = ownedBy(isAssigned ? assignedIndex : tasksIndex, caller.accountId);
  const ids = await pageOf(lists, list, query, dayIn(query.timeZone, Date.parse(now)));
  if (isAssigned) return (await findAssigned(lists.database, ids)).map(({ task, owner }) => shownTask(task, owner));
  return (await findTasks(lists.database, ids)).map((task) => shownTask(task));
}

async function pageOf(lists: ListReader, list: ListIndex, query: TaskListQuery, today: string): Promise<number[]> {
  const request = tasksRequest(query, today, allDataLimit);
  if (query.completedLast && request.filter.isCompleted === undefined) return openThenCompleted(lists, list, request);
  return (await findPage(lists, list, request)).ids;
}

/** The open ones, and behind them the completed ones: two stretches of the same order, each of which the counts of the list know the length of. */
async function openThenCompleted(lists: ListReader, list: ListIndex, request: PageRequest): Promise<number[]> {
  const { page, perPage, filter } = request;
  const open = await findPage(lists, list, { ...request, filter: { ...filter, isCompleted: '0' } });
  const missing = perPage - open.ids.length;
  if (missing === 0) return open.ids;
  const completed = await findPage(lists, list, {
    ...{ ...request, filter: { ...filter, isCompleted: '1' } },
    ...{ offset: Math.max(0, (page - 1) * perPage - open.total), perPage: missing },
  });
  return [...open.ids, ...completed.ids];
}

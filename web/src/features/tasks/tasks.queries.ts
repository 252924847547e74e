import { listChatsAndContacts } from '@atrium/contract/chat';
import { listTaskTags } from '@atrium/contract/task-tags';
import { getTask, getTaskCounts, listTasks, type Task, type TaskListQuery } from '@atrium/contract/tasks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { accountZone } from '../../ui/zone-clock.ts';
import { searchedDay } from './searched-day.ts';

export type TaskQuestion = Pick<TaskListQuery, 'q' | 'filter' | 'tag' | 'sortBy' | 'isCompleted' | 'completedLast'> &
  Partial<Pick<TaskListQuery, 'timeZone'>>;

const perPage = 100;

/**
 * A hundred tasks, and as many again with each further page. Where none has the words that are searched, and they name a day, it is those that
 * are due on it.
 */
export function taskListQuery(question: TaskQuestion) {
  return infiniteQueryOptions({
    queryKey: ['task', 'list', question],
    queryFn: async ({ client, pageParam, signal }) => {
      const query = { ...question, page: pageParam, perPage };
      const found = await call(listTasks, { query }, { signal });
      const dueOn = found.length === 0 ? await searchedDay(client, question.q) : null;
      return dueOn === null ? found : call(listTasks, { query: { ...query, q: '', dueOn } }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last: readonly Task[], pages) => (last.length < perPage ? undefined : pages.length + 1),
    // How many comments each has, and how its tags are called.
    meta: { follows: ['task-comment', 'task-tag'] },
  });
}

/** Null for an id that no task of one's own has. */
export function taskQuery(id: number) {
  return queryOptions({
    queryKey: ['task', 'one', id],
    queryFn: ({ signal }) => ifThere(call(getTask, { parameters: { id } }, { signal }).then(({ task }) => task)),
    meta: { follows: ['task-tag'] },
  });
}

export const taskCountsQuery = queryOptions({
  queryKey: ['task', 'counts'],
  queryFn: ({ signal }) => call(getTaskCounts, { query: { timeZone: accountZone() } }, { signal }),
  meta: { follows: ['task-tag'] },
});

/** Those of one's own. */
export const taskTagsQuery = queryOptions({
  queryKey: ['task-tag', 'list'],
  queryFn: async ({ signal }) => (await call(listTaskTags, {}, { signal })).tags,
});

/** To whom a task can be given: oneself and one's contacts, which are accounts. */
export const assigneesQuery = queryOptions({
  queryKey: ['conversation', 'assignees'],
  queryFn: async ({ signal }) => {
    const { contacts, profileUser } = await call(listChatsAndContacts, { query: { only: 'contacts' } }, { signal });
    return [profileUser, ...contacts].map(({ id, fullName, avatar }) => ({ accountId: id, fullName, avatar }));
  },
});

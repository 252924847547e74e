import { listTasks, type Task, updateTask } from '@atrium/contract/tasks';
import { listLatestPayments, listTaskPeople } from '@atrium/contract/work-figures';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { accountZone } from '../../../ui/zone-clock.ts';

export const latestPaymentsQuery = queryOptions({
  queryKey: ['invoice', 'payments'],
  queryFn: async ({ signal }) => (await call(listLatestPayments, {}, { signal })).payments,
  meta: { follows: ['client'] },
});

export const taskPeopleQuery = queryOptions({
  queryKey: ['task', 'people'],
  queryFn: async ({ signal }) => (await call(listTaskPeople, {}, { signal })).people,
  meta: { follows: ['account'] },
});

/** The task of the team that is due first; null when none is open. */
export const teamTaskQuery = queryOptions({
  queryKey: ['task', 'team'],
  queryFn: async ({ signal }): Promise<Task | null> => {
    const query = { tag: 'team', isCompleted: false, sortBy: 'due-date', perPage: 1 } as const;
    return (await call(listTasks, { query }, { signal }))[0] ?? null;
  },
  meta: { follows: ['task-comment', 'account'] },
});

export function useCompleteTask() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Task) => call(updateTask, { body: { task: { id, isCompleted: true }, timeZone: accountZone() } }),
    said: ({ title }) => t('tasks.said.completed', { title }),
    touches: ['task'],
    untilShown: true,
  });
}

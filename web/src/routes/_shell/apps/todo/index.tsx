import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { questionOf } from '../../../../features/tasks/task-search.ts';
import { taskCountsQuery, taskListQuery } from '../../../../features/tasks/tasks.queries.ts';
import { TodoPage } from '../../../../features/tasks/todo-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/todo/')({
  staticData: { titleKey: 'tasks.title' },
  beforeLoad: () => requireAbility('read', 'Task'),
  loader: ({ location }) => {
    void queryClient.prefetchInfiniteQuery(taskListQuery(questionOf({}, location.search)));
    void queryClient.prefetchQuery(taskCountsQuery);
  },
  component: () => <TodoPage view={{}} />,
});

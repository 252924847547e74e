import { createFileRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { questionOf, viewOf } from '../../../../features/tasks/task-search.ts';
import { taskListQuery } from '../../../../features/tasks/tasks.queries.ts';
import { TodoPage } from '../../../../features/tasks/todo-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/todo/$filter')({
  staticData: { titleKey: 'tasks.title' },
  beforeLoad: () => requireAbility('read', 'Task'),
  loader: ({ params, location }) => {
    const view = viewOf.filter(params.filter);
    if (!view) throw notFound();
    void queryClient.prefetchInfiniteQuery(taskListQuery(questionOf(view, location.search)));
  },
  component: TodoFilterRoute,
});

function TodoFilterRoute() {
  const { filter } = Route.useParams();
  return <TodoPage key={filter} view={viewOf.filter(filter) ?? {}} />;
}

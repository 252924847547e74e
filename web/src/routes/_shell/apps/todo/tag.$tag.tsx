import { createFileRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { questionOf, viewOf } from '../../../../features/tasks/task-search.ts';
import { taskListQuery, taskTagsQuery } from '../../../../features/tasks/tasks.queries.ts';
import { TodoPage } from '../../../../features/tasks/todo-page.tsx';
import { isGivenTag } from '../../../../features/tasks/use-task-tags.ts';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/todo/tag/$tag')({
  staticData: { titleKey: 'tasks.title' },
  beforeLoad: () => requireAbility('read', 'Task'),
  loader: ({ params, location }) => {
    const view = viewOf.tag(params.tag);
    if (!view) throw notFound();
    void queryClient.prefetchQuery(taskTagsQuery);
    // One of one's own may be gone.
    if (isGivenTag(params.tag))
      void queryClient.prefetchInfiniteQuery(taskListQuery(questionOf(view, location.search)));
  },
  component: TodoTagRoute,
});

function TodoTagRoute() {
  const { tag } = Route.useParams();
  return <TodoPage key={tag} view={viewOf.tag(tag) ?? {}} />;
}

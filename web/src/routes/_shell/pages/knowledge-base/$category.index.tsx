import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { CategoryPage } from '../../../../features/help/category-page.tsx';
import { categoryQuery } from '../../../../features/help/help.queries.ts';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/knowledge-base/$category/')({
  staticData: { titleKey: 'help.knowledgeBase.title' },
  beforeLoad: () => requireAbility('read', 'KnowledgeBase'),
  loader: ({ params }) => {
    void queryClient.prefetchQuery(categoryQuery(params.category));
  },
  component: CategoryRoute,
});

function CategoryRoute() {
  const { category } = Route.useParams();
  return <CategoryPage key={category} slug={category} />;
}

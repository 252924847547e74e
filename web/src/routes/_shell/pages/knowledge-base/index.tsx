import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { categoriesQuery } from '../../../../features/help/help.queries.ts';
import { KnowledgeBasePage } from '../../../../features/help/knowledge-base-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/knowledge-base/')({
  staticData: { titleKey: 'help.knowledgeBase.title' },
  beforeLoad: () => requireAbility('read', 'KnowledgeBase'),
  loader: () => {
    void queryClient.prefetchQuery(categoriesQuery);
  },
  component: KnowledgeBasePage,
});

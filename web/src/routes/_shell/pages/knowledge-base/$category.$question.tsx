import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { helpPageQuery } from '../../../../features/help/help.queries.ts';
import { QuestionPage } from '../../../../features/help/question-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/knowledge-base/$category/$question')({
  staticData: { titleKey: 'help.knowledgeBase.title' },
  beforeLoad: () => requireAbility('read', 'KnowledgeBase'),
  loader: ({ params }) => {
    void queryClient.prefetchQuery(helpPageQuery(params.question));
  },
  component: QuestionRoute,
});

function QuestionRoute() {
  const { question } = Route.useParams();
  return <QuestionPage key={question} slug={question} />;
}

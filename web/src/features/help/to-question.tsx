import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { questionPlaceQuery } from './help.queries.ts';

/** Leads to an answer that is known by its number: to its page, or to the FAQ, where all the others are. */
export function ToQuestion({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(questionPlaceQuery(id));
  if (data === undefined) return error && <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === null) return <Navigate to="/pages/faq" search={{ panel: `article-${id}` }} replace />;
  const { category, slug: question } = data;
  return <Navigate to="/pages/knowledge-base/$category/$question" params={{ category, question }} replace />;
}

import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { faqQuery } from './help.queries.ts';

/** Leads to a category of the FAQ that is known by its number; nowhere where the FAQ has none of it. */
export function ToFaqCategory({ id }: { id: number }) {
  const { data } = useQuery(faqQuery(''));
  const isThere = data?.categories.some(({ section }) => section.id === id);
  return isThere ? <Navigate to="/pages/faq" search={{ panel: `section-${id}` }} replace /> : null;
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { helpSearchQuery } from './help.queries.ts';
import { HelpSearchField } from './help-search-field.tsx';
import { useKeptSearch } from './use-kept-search.ts';

/** Searches all of the knowledge base, from whichever page of it. */
export function KnowledgeBaseSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation();
  const { data, isPlaceholderData } = useQuery(helpSearchQuery(q));
  const found = q === '' || isPlaceholderData ? null : (data?.total ?? null);
  useKeptSearch('knowledge-base', q, found === 0);
  return (
    <HelpSearchField
      title={t('help.knowledgeBase.banner')}
      label={t('help.knowledgeBase.search')}
      q={q}
      onSearch={onSearch}
      found={found}
      isNear={data?.isNear === true}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../backend/query-client.ts';
import { FaqPage } from '../../../features/help/faq-page.tsx';
import { faqQuery } from '../../../features/help/help.queries.ts';
import { FaqAddress, noDefaults } from '../../../features/help/help-address.ts';
import { requireAbility } from '../../../session/guards.ts';
import { parseListSearch } from '../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/pages/faq')({
  staticData: { titleKey: 'help.faq.title' },
  beforeLoad: () => requireAbility('read', 'FAQ'),
  loader: ({ location }) => {
    void queryClient.prefetchQuery(faqQuery(parseListSearch(FaqAddress, noDefaults, location.search).q));
  },
  component: FaqPage,
});

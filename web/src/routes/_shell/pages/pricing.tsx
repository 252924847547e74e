import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../backend/query-client.ts';
import { accountPlanQuery, pricingQuery } from '../../../features/pricing/pricing.queries.ts';
import { PricingPage } from '../../../features/pricing/pricing-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/pricing')({
  staticData: { titleKey: 'pricing.title' },
  beforeLoad: () => requireAbility('read', 'Pricing'),
  loader: () => {
    void queryClient.prefetchQuery(pricingQuery);
    void queryClient.prefetchQuery(accountPlanQuery);
  },
  component: PricingPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../backend/query-client.ts';
import { revenueQuery, salesQuery } from '../../../features/dashboards/dashboards.queries.ts';
import { EcommercePage } from '../../../features/dashboards/ecommerce-page.tsx';
import { DashboardSearch, dashboardDefaults } from '../../../features/dashboards/use-dashboard-search.ts';
import { requireAbility } from '../../../session/guards.ts';
import { parseListSearch } from '../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/dashboard/ecommerce')({
  staticData: { titleKey: 'dashboards.ecommerce' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  loader: ({ location }) => {
    const { period, year } = parseListSearch(DashboardSearch, dashboardDefaults, location.search);
    void queryClient.prefetchQuery(salesQuery(period));
    void queryClient.prefetchQuery(revenueQuery(year));
  },
  component: EcommercePage,
});

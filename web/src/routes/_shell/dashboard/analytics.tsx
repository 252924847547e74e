import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../backend/query-client.ts';
import { AnalyticsPage } from '../../../features/dashboards/analytics-page.tsx';
import {
  conversationsQuery,
  salesQuery,
  usersQuery,
  visitsQuery,
} from '../../../features/dashboards/dashboards.queries.ts';
import { DashboardSearch, dashboardDefaults } from '../../../features/dashboards/use-dashboard-search.ts';
import { requireAbility } from '../../../session/guards.ts';
import { parseListSearch } from '../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/dashboard/analytics')({
  staticData: { titleKey: 'dashboards.analytics' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  loader: ({ location }) => {
    const { period } = parseListSearch(DashboardSearch, dashboardDefaults, location.search);
    void queryClient.prefetchQuery(salesQuery(period));
    void queryClient.prefetchQuery(usersQuery(period));
    void queryClient.prefetchQuery(visitsQuery(period));
    void queryClient.prefetchQuery(conversationsQuery(period));
  },
  component: AnalyticsPage,
});

import { IconChartBar, IconChartDonut, IconDashboard } from '@tabler/icons-react';
import type { MenuSection } from '../menu-entry.ts';

export const dashboardsSection: MenuSection = {
  titleKey: 'shell.menu.dashboards',
  icon: IconDashboard,
  entries: [
    {
      kind: 'page',
      titleKey: 'shell.menu.analytics',
      icon: IconChartDonut,
      path: '/dashboard/analytics',
      needs: { action: 'read', subject: 'Analytics' },
    },
    {
      kind: 'page',
      titleKey: 'shell.menu.ecommerceDashboard',
      icon: IconChartBar,
      path: '/dashboard/ecommerce',
      needs: { action: 'read', subject: 'Analytics' },
    },
  ],
};

import { IconCards, IconLayoutGrid, IconLayoutSidebar } from '@tabler/icons-react';
import type { MenuSection } from '../menu-entry.ts';

export const interfaceSection: MenuSection = {
  titleKey: 'shell.menu.interface',
  icon: IconLayoutGrid,
  entries: [
    {
      kind: 'group',
      titleKey: 'shell.menu.pageLayouts.title',
      icon: IconLayoutSidebar,
      entries: [
        {
          kind: 'page',
          titleKey: 'shell.menu.pageLayouts.collapsedMenu',
          path: '/page-layout/collapse-menu',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.pageLayouts.full',
          path: '/page-layout/layout-full',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.pageLayouts.boxed',
          path: '/page-layout/layout-boxed',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.pageLayouts.withoutMenu',
          path: '/page-layout/without-menu',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.pageLayouts.empty',
          path: '/page-layout/layout-empty',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.pageLayouts.blank',
          path: '/page-layout/layout-blank',
          needs: { action: 'read', subject: 'Analytics' },
          opensNewTab: true,
        },
      ],
    },
    {
      kind: 'group',
      titleKey: 'shell.menu.cards',
      icon: IconCards,
      entries: [
        {
          kind: 'page',
          titleKey: 'shell.menu.cardPages.basic',
          path: '/cards/basic',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.cardPages.advance',
          path: '/cards/advance',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.cardPages.statistics',
          path: '/cards/statistics',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.cardPages.analytics',
          path: '/cards/analytics',
          needs: { action: 'read', subject: 'Analytics' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.cardPages.action',
          path: '/cards/action',
          needs: { action: 'read', subject: 'Analytics' },
        },
      ],
    },
  ],
};

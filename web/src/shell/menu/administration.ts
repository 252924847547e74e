import { IconHistory, IconMailForward, IconTool } from '@tabler/icons-react';
import type { MenuSection } from '../menu-entry.ts';

export const administrationSection: MenuSection = {
  titleKey: 'shell.menu.administration',
  icon: IconTool,
  entries: [
    {
      kind: 'page',
      titleKey: 'shell.menu.activity',
      icon: IconHistory,
      path: '/apps/changes',
      needs: { action: 'read', subject: 'Change' },
    },
    {
      kind: 'page',
      titleKey: 'shell.menu.outbox',
      icon: IconMailForward,
      path: '/apps/messages',
      needs: { action: 'read', subject: 'Message' },
    },
  ],
};

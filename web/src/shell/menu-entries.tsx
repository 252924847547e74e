import {
  IconApps,
  IconDots,
  IconFiles,
  IconHistory,
  IconLockAccess,
  IconMailForward,
  IconShieldLock,
  IconTool,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuSection } from './menu-entry.ts';

/** The whole menu, for who may do everything. What an account sees of it, `visibleSections` says. */
export const menuSections: readonly MenuSection[] = [
  {
    titleKey: 'shell.menu.apps',
    icon: IconApps,
    entries: [
      {
        kind: 'group',
        titleKey: 'shell.menu.user',
        icon: IconUsers,
        entries: [
          {
            kind: 'page',
            titleKey: 'shell.menu.userList',
            path: '/apps/user/list',
            needs: { action: 'read', subject: 'User' },
            covers: ['/apps/user/view'],
          },
        ],
      },
      {
        kind: 'group',
        titleKey: 'shell.menu.rolesAndPermissions',
        icon: IconLockAccess,
        entries: [
          {
            kind: 'page',
            titleKey: 'shell.menu.roles',
            path: '/apps/roles',
            needs: { action: 'read', subject: 'Role' },
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.permissions',
            path: '/apps/permissions',
            needs: { action: 'read', subject: 'Permission' },
          },
        ],
      },
      {
        kind: 'page',
        titleKey: 'shell.menu.accessControl',
        icon: IconShieldLock,
        path: '/access-control',
        needs: { action: 'read', subject: 'ACL' },
      },
    ],
  },
  {
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
  },
  {
    titleKey: 'shell.menu.pages',
    icon: IconFiles,
    entries: [
      {
        kind: 'page',
        titleKey: 'shell.menu.accountSettings',
        icon: IconUserCog,
        path: '/pages/account-settings',
        needs: { action: 'read', subject: 'Auth' },
      },
      {
        kind: 'group',
        titleKey: 'shell.menu.miscellaneous',
        icon: IconDots,
        entries: [
          { kind: 'page', titleKey: 'shell.menu.comingSoon', path: '/misc/coming-soon', opensNewTab: true },
          { kind: 'page', titleKey: 'shell.menu.notAuthorized', path: '/misc/not-authorized', opensNewTab: true },
          { kind: 'page', titleKey: 'shell.menu.maintenance', path: '/misc/maintenance', opensNewTab: true },
          { kind: 'page', titleKey: 'shell.menu.error', path: '/misc/error', opensNewTab: true },
        ],
      },
    ],
  },
];

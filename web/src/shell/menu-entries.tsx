import {
  IconApps,
  IconCards,
  IconChartBar,
  IconChartDonut,
  IconChecklist,
  IconDashboard,
  IconDots,
  IconFileInvoice,
  IconFiles,
  IconHistory,
  IconLayoutGrid,
  IconLockAccess,
  IconMailForward,
  IconMessages,
  IconShieldLock,
  IconShoppingCart,
  IconTool,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuSection } from './menu-entry.ts';

/** The whole menu, for who may do everything. What an account sees of it, `visibleSections` says. */
export const menuSections: readonly MenuSection[] = [
  {
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
  },
  {
    titleKey: 'shell.menu.apps',
    icon: IconApps,
    entries: [
      {
        kind: 'page',
        titleKey: 'shell.menu.chat',
        icon: IconMessages,
        path: '/apps/chat',
        needs: { action: 'read', subject: 'Chat' },
        covers: ['/apps/chat'],
        count: 'chats',
      },
      {
        kind: 'page',
        titleKey: 'shell.menu.todo',
        icon: IconChecklist,
        path: '/apps/todo',
        needs: { action: 'read', subject: 'Task' },
        covers: ['/apps/todo'],
      },
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
        kind: 'group',
        titleKey: 'shell.menu.eCommerce',
        icon: IconShoppingCart,
        entries: [
          {
            kind: 'page',
            titleKey: 'shell.menu.shop',
            path: '/apps/ecommerce/shop',
            needs: { action: 'read', subject: 'Product' },
            covers: ['/apps/ecommerce/product-detail'],
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.wishlist',
            path: '/apps/ecommerce/wishlist',
            needs: { action: 'read', subject: 'Product' },
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.checkout',
            path: '/apps/ecommerce/checkout',
            needs: { action: 'create', subject: 'Order' },
            alsoReads: 'Product',
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.ownOrders',
            path: '/apps/ecommerce/orders',
            needs: { action: 'read', subject: 'Order' },
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.products',
            path: '/apps/ecommerce/products',
            needs: { action: 'update', subject: 'Product' },
            alsoReads: 'Product',
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.orders',
            path: '/apps/ecommerce/order-list',
            needs: { action: 'update', subject: 'Order' },
            alsoReads: 'Order',
            covers: ['/apps/ecommerce/order'],
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.coupons',
            path: '/apps/ecommerce/coupons',
            needs: { action: 'manage', subject: 'Order' },
          },
        ],
      },
      {
        kind: 'group',
        titleKey: 'shell.menu.invoice',
        icon: IconFileInvoice,
        entries: [
          {
            kind: 'page',
            titleKey: 'shell.menu.invoiceList',
            path: '/apps/invoice/list',
            needs: { action: 'read', subject: 'Invoice' },
            covers: ['/apps/invoice/preview', '/apps/invoice/edit'],
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.invoiceAdd',
            path: '/apps/invoice/add',
            needs: { action: 'create', subject: 'Invoice' },
            alsoReads: 'Invoice',
          },
          {
            kind: 'page',
            titleKey: 'shell.menu.invoiceClients',
            path: '/apps/invoice/clients',
            needs: { action: 'read', subject: 'Invoice' },
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
    titleKey: 'shell.menu.interface',
    icon: IconLayoutGrid,
    entries: [
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

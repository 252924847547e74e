import '@mantine/core/styles/Tabs.css';
import type { User } from '@atrium/contract/users';
import { Tabs } from '@mantine/core';
import { IconBell, IconLink, IconLock, IconLockAccess, IconReceipt, IconUser } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { TabList } from '../../ui/tab-list.tsx';
import { UserAccountTab } from './user-account-tab.tsx';

const UserSecurityTab = loadedLater(async () => ({
  default: (await import('./user-security-tab.tsx')).UserSecurityTab,
}));
const UserBillingTab = loadedLater(async () => ({ default: (await import('./user-billing-tab.tsx')).UserBillingTab }));
const UserRightsTab = loadedLater(async () => ({ default: (await import('./user-rights-tab.tsx')).UserRightsTab }));
const UserNotificationsTab = loadedLater(async () => ({
  default: (await import('./user-notifications-tab.tsx')).UserNotificationsTab,
}));
const UserConnectionsTab = loadedLater(async () => ({
  default: (await import('./user-connections-tab.tsx')).UserConnectionsTab,
}));

const allTabs = [
  { id: 'account', icon: IconUser, content: UserAccountTab, reads: 'Change' },
  { id: 'security', icon: IconLock, content: UserSecurityTab, reads: 'Account' },
  { id: 'rights', icon: IconLockAccess, content: UserRightsTab, reads: 'Role' },
  { id: 'billing', icon: IconReceipt, content: UserBillingTab, reads: 'Account' },
  { id: 'notifications', icon: IconBell, content: UserNotificationsTab, reads: 'User' },
  { id: 'connections', icon: IconLink, content: UserConnectionsTab, reads: 'User' },
] as const;

/** The tab is in the address; a tab that there is not, or that the account may not read, is the first. */
export function UserTabs({ user }: { user: User }) {
  const { t } = useTranslation();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const ability = useAbility();
  const tabs = allTabs.filter(({ reads }) => ability.can('read', reads));
  const shown = tabs.find(({ id }) => id === search.tab) ?? tabs[0];
  const choose = (tab: string | null) =>
    void navigate({ to: '.', search: tab === tabs[0]?.id ? {} : { tab }, replace: true, resetScroll: false });
  if (!shown) return null;
  return (
    <Tabs value={shown.id} onChange={choose} keepMounted={false}>
      <TabList label={t('users.view.tabs')} value={shown.id}>
        {tabs.map(({ id, icon: Icon }) => (
          <Tabs.Tab key={id} value={id} leftSection={<Icon size={16} stroke={1.5} aria-hidden />}>
            {t(`users.view.${id}`)}
          </Tabs.Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content: Content }) => (
        <Tabs.Panel key={id} value={id}>
          <Suspense>
            <Content user={user} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

import '@mantine/core/styles/Tabs.css';
import '../../ui/mantine-styles.ts';
import { Tabs } from '@mantine/core';
import { IconBell, IconCreditCard, IconLink, IconLock, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabList } from '../../ui/tab-list.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
import { isSettingsTab, type SettingsTab, settingsTabs } from './settings-tabs.ts';

const contents = {
  account: loadedLater(async () => ({ default: (await import('./account-tab.tsx')).AccountTab })),
  security: loadedLater(async () => ({ default: (await import('./security-tab.tsx')).SecurityTab })),
  billing: loadedLater(async () => ({ default: (await import('./billing-tab.tsx')).BillingTab })),
  notifications: loadedLater(async () => ({ default: (await import('./notifications-tab.tsx')).NotificationsTab })),
  connections: loadedLater(async () => ({ default: (await import('./connections-tab.tsx')).ConnectionsTab })),
} as const;

const icons = {
  account: IconUser,
  security: IconLock,
  billing: IconCreditCard,
  notifications: IconBell,
  connections: IconLink,
} as const;

/** The tab is in the address. */
export function AccountSettingsPage({ tab }: { tab: SettingsTab }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useFocusNearby();
  const Content = contents[tab];
  const choose = (next: string | null) => {
    if (isSettingsTab(next))
      void navigate({ to: '.', search: next === 'account' ? {} : { tab: next }, resetScroll: false });
  };
  return (
    <>
      <PageHeader titleKey="accountSettings.title" crumbs={[{ titleKey: 'shell.menu.pages' }]} />
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <TabList label={t('accountSettings.title')} value={tab}>
          {settingsTabs.map((id) => {
            const Icon = icons[id];
            return (
              <Tabs.Tab key={id} value={id} leftSection={<Icon size={16} stroke={1.5} aria-hidden />}>
                {t(`accountSettings.tabs.${id}`)}
              </Tabs.Tab>
            );
          })}
        </TabList>
        <Tabs.Panel value={tab}>
          <Suspense>
            <Content />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

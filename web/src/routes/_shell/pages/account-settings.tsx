import { createFileRoute } from '@tanstack/react-router';
import { AccountSettingsPage } from '../../../features/account-settings/account-settings-page.tsx';
import { isSettingsTab, type SettingsTab } from '../../../features/account-settings/settings-tabs.ts';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/account-settings')({
  staticData: { titleKey: 'accountSettings.title' },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: SettingsTab } => (isSettingsTab(tab) ? { tab } : {}),
  beforeLoad: () => requireAbility('read', 'Auth'),
  component: Page,
});

function Page() {
  const { tab = 'account' } = Route.useSearch();
  return <AccountSettingsPage tab={tab} />;
}

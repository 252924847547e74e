import { createFileRoute } from '@tanstack/react-router';
import { AccountSettingsPage } from '../../../features/account-settings/account-settings-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/account-settings')({
  staticData: { titleKey: 'accountSettings.title' },
  beforeLoad: () => requireAbility('read', 'Auth'),
  component: AccountSettingsPage,
});

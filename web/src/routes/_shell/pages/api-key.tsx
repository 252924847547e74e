import { createFileRoute } from '@tanstack/react-router';
import { ApiKeyPage } from '../../../features/account-settings/api-key-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/api-key')({
  staticData: { titleKey: 'accountSettings.keys.title' },
  beforeLoad: () => requireAbility('read', 'Auth'),
  component: ApiKeyPage,
});

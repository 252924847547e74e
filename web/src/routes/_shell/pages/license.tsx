import { createFileRoute } from '@tanstack/react-router';
import { LicensePage } from '../../../features/license/license-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/license')({
  staticData: { titleKey: 'license.title' },
  beforeLoad: () => requireAbility('read', 'Auth'),
  component: LicensePage,
});

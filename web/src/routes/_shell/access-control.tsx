import { createFileRoute } from '@tanstack/react-router';
import { AccessControlPage } from '../../features/access-control/access-control-page.tsx';
import { requireAbility } from '../../session/guards.ts';

export const Route = createFileRoute('/_shell/access-control')({
  staticData: { titleKey: 'accessControl.title' },
  beforeLoad: () => requireAbility('read', 'ACL'),
  component: AccessControlPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { PermissionsPage } from '../../../features/permissions/permissions-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/permissions')({
  staticData: { titleKey: 'permissions.title' },
  beforeLoad: () => requireAbility('read', 'Permission'),
  component: PermissionsPage,
});

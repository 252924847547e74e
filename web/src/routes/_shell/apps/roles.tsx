import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../backend/query-client.ts';
import { RolesPage } from '../../../features/users/roles-page.tsx';
import { requireAbility } from '../../../session/guards.ts';
import { rolesQuery } from '../../../ui/access/roles.queries.ts';

export const Route = createFileRoute('/_shell/apps/roles')({
  staticData: { titleKey: 'roles.title' },
  beforeLoad: () => requireAbility('read', 'Role'),
  loader: () => void queryClient.prefetchQuery(rolesQuery),
  component: RolesPage,
});

import { listRoles, type RoleWithMembers } from '@atrium/contract/roles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';
import { useAbility } from '../../session/ability.ts';

/** The members of a role are users: their changes are its changes. */
export const rolesQuery = queryOptions({
  queryKey: ['role', 'list'],
  queryFn: async ({ signal }) => (await call(listRoles, {}, { signal })).roles,
  meta: { follows: ['user'] },
});

/** All access roles, for who may read them; else, and until they are here, none. */
export function useRoles(): readonly RoleWithMembers[] {
  const ability = useAbility();
  const { data = [] } = useQuery({ ...rolesQuery, enabled: ability.can('read', 'Role') });
  return data;
}

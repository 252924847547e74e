import { allGrants, type Grant } from '@atrium/contract/grants';
import {
  addRole,
  deleteRole,
  explainAccess,
  type NewRole,
  previewRole,
  type Role,
  type RoleChanges,
  updateRole,
} from '@atrium/contract/roles';
import { listUsers } from '@atrium/contract/users';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { roleName } from '../../ui/access/role-words.ts';
import { useCommand } from '../../ui/use-command.ts';
import { useSaving } from '../../ui/use-saving.ts';

export interface RoleDraft {
  id: number | null;
  grants: readonly Grant[];
  addUserIds: readonly number[];
  removeUserIds: readonly number[];
}

/** What it says follows from the users as they are: it is asked again when they change. */
export function rolePreviewQuery({ id, grants, addUserIds, removeUserIds }: RoleDraft) {
  const body = { id, grants: [...grants], addUserIds: [...addUserIds], removeUserIds: [...removeUserIds] };
  return queryOptions({
    queryKey: ['role', 'preview', body],
    queryFn: async ({ signal }) => (await call(previewRole, { body }, { signal })).effects,
    meta: { follows: ['user'] },
  });
}

/** As many as can be shown in a panel; there is a list for all of them. */
export const mostMembersShown = 100;

export function membersQuery(accessRoleId: number) {
  const query = { accessRoleId, perPage: mostMembersShown, sortColumn: 'fullName' } as const;
  return queryOptions({
    queryKey: ['user', 'list', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Some of whom one may mean. It is kept as a page, as every list of users is: what is done with a user shows in all of them at once. */
export function candidatesQuery(q: string) {
  const query = { q, perPage: 8, sortColumn: 'fullName' } as const;
  return queryOptions({
    queryKey: ['user', 'list', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    select: ({ users }) => users,
    placeholderData: keepPreviousData,
  });
}

/** Null adds a role. */
export function useSaveRole(id: number | null) {
  return useSaving({
    mutationFn: (values: NewRole & Pick<RoleChanges, 'removeUserIds'>) =>
      id === null ? call(addRole, { body: values }) : call(updateRole, { parameters: { id }, body: values }),
    touches: ['role', 'user'],
  });
}

export function useCopyRole(roles: readonly Role[]) {
  const { t } = useTranslation();
  return useCommand({
    ask: (role: Role) =>
      call(addRole, {
        body: { name: nameOfCopy(role, roles, t), grants: role.hasFullAccess ? [...allGrants] : role.grants },
      }),
    said: (_, { role }) => t('roles.said.added', { name: role.name }),
    touches: ['role'],
  });
}

/** A name that no role has yet. */
function nameOfCopy(role: Role, roles: readonly Role[], t: TFunction): string {
  const name = roleName(role, t).slice(0, 40);
  const taken = new Set(roles.map((other) => other.name.toLowerCase()));
  let copy = t('roles.copyName', { name });
  for (let number = 2; taken.has(copy.toLowerCase()); number += 1) copy = t('roles.copyNumber', { name, number });
  return copy;
}

interface RoleToDelete {
  role: Role;
  /** The role that its members get; null when there are none. */
  moveTo: number | null;
}

export function useDeleteRole() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ role, moveTo }: RoleToDelete) =>
      call(deleteRole, { parameters: { id: role.id }, query: moveTo === null ? {} : { moveTo } }),
    said: ({ role }) => t('roles.said.deleted', { name: role.name }),
    touches: ['role', 'user', 'permission'],
  });
}

/** It follows from the user, the account and the role: whichever changes, it is asked again. */
export function explanationQuery(userId: number) {
  return queryOptions({
    queryKey: ['user', 'rights', userId],
    queryFn: ({ signal }) => call(explainAccess, { query: { userId } }, { signal }),
    meta: { follows: ['role'] },
  });
}

import {
  addPermission,
  deletePermission,
  listPermissions,
  type NewPermission,
  type Permission,
  type PermissionChanges,
  updatePermission,
} from '@atrium/contract/permissions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';
import { useSaving } from '../../ui/use-saving.ts';
import type { PermissionListSearch } from './permission-list-search.ts';

/** Who holds a permission are roles: when these change, it is asked again. */
export function permissionListQuery({ columns: _, density: __, ...query }: PermissionListSearch) {
  return queryOptions({
    queryKey: ['permission', 'list', query],
    queryFn: ({ signal }) => call(listPermissions, { query: { ...query, allData: false } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { follows: ['role'] },
  });
}

interface WrittenPermission {
  written: NewPermission;
  /** What is different from what there was: the rest stays as somebody else may have left it. */
  changes: PermissionChanges;
}

/** Null adds one. */
export function useSavePermission(id: number | null) {
  return useSaving({
    mutationFn: async ({ written, changes }: WrittenPermission) => {
      if (id === null) return call(addPermission, { body: { permission: written } });
      return call(updatePermission, { body: { id, ...changes } });
    },
    touches: ['permission'],
  });
}

export function useDeletePermission() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Permission) => call(deletePermission, { query: { id } }),
    said: ({ name }) => t('permissions.said.deleted', { name }),
    touches: ['permission'],
  });
}

import type { Permission } from '@atrium/contract/permissions';
import { IconEdit, IconKey, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { roleName } from '../../ui/access/role-words.ts';
import { useRoles } from '../../ui/access/roles.queries.ts';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataFilter, RowAction } from '../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePermissionColumns } from './permission-columns.tsx';
import { PermissionListSearch, permissionListDefaults } from './permission-list-search.ts';
import { permissionListQuery, useDeletePermission } from './permissions.queries.ts';

interface PermissionTableProps {
  onEdit: (permission: Permission) => void;
  addButton: ReactNode;
}

export function PermissionTable({ onEdit, addButton }: PermissionTableProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(PermissionListSearch, permissionListDefaults);
  const list = useQuery(permissionListQuery(state));
  const columns = usePermissionColumns();
  const filters = useRoleFilter();
  const rowActions = useRowActions(onEdit);
  return (
    <DataTable
      list="permissions"
      label={t('permissions.title')}
      columns={columns}
      rowId={idOf}
      rowLabel={nameOf}
      answer={answerOf(list, ({ permissions }) => permissions)}
      state={state}
      onChange={onChange}
      searchLabel={t('permissions.search')}
      filters={filters}
      empty={
        <EmptyState
          icon={<IconKey size={20} stroke={1.5} />}
          title={t('permissions.empty')}
          text={t('permissions.emptyText')}
          action={addButton}
        />
      }
      {...(rowActions && { rowActions })}
      prefetch={(page) => void client.prefetchQuery(permissionListQuery({ ...state, page }))}
    />
  );
}

const idOf = ({ id }: Permission) => id;
const nameOf = ({ name }: Permission) => name;

function useRoleFilter(): readonly DataFilter[] {
  const { t } = useTranslation();
  const roles = useRoles();
  const options = roles.map((role) => ({ value: role.key, label: roleName(role, t) }));
  return [{ id: 'assignedTo', label: t('permissions.assignedTo'), options }];
}

/** A core permission stays: it has nothing to delete it with. */
function useRowActions(onEdit: (permission: Permission) => void) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { mutate } = useDeletePermission();
  const canUpdate = ability.can('update', 'Permission');
  const canDelete = ability.can('delete', 'Permission');
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  if (!canUpdate && !canDelete) return undefined;
  return (permission: Permission): RowAction[] => [
    ...(canUpdate
      ? [{ id: 'edit', label: t('permissions.edit'), icon: <IconEdit {...icon} />, onSelect: () => onEdit(permission) }]
      : []),
    ...(canDelete && !permission.isCore
      ? [
          {
            id: 'delete',
            label: t('permissions.delete'),
            icon: <IconTrash {...icon} />,
            isDanger: true,
            onSelect: () => mutate(permission),
          },
        ]
      : []),
  ];
}

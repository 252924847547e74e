import { plans, type User, userRoles, userStatuses } from '@atrium/contract/users';
import { IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataFilter } from '../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { useUserColumns } from './user-columns.tsx';
import { useAccessRoleFilter, useChoiceFilter, useJoinedFilter } from './user-filters.ts';
import { UserListSearch, userListDefaults } from './user-list-search.ts';
import { loadUserExport, matchingOf, userListQuery } from './users.queries.ts';

interface UserTableProps {
  onEdit: (user: User) => void;
  addButton: ReactNode;
}

export function UserTable({ onEdit, addButton }: UserTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(UserListSearch, userListDefaults);
  const list = useQuery(userListQuery(state));
  const columns = useUserColumns();
  const filters = useUserFilters(state);
  const actions = useUserActions(onEdit, matchingOf(state));
  return (
    <>
      <DataTable
        list="users"
        label={t('users.list.title')}
        columns={columns}
        rowId={idOf}
        rowLabel={nameOf}
        answer={answerOf(list, ({ users }) => users)}
        state={state}
        onChange={onChange}
        searchLabel={t('users.list.search')}
        filters={filters}
        empty={
          <EmptyState
            icon={<IconUsers size={20} stroke={1.5} />}
            title={t('users.list.empty')}
            text={t('users.list.emptyText')}
            action={addButton}
          />
        }
        onOpen={({ id }) => void navigate({ to: '/apps/user/view/$id', params: { id: String(id) } })}
        {...(actions.canDelete && { onDelete: actions.remove })}
        rowActions={actions.ofRow}
        {...(actions.ofRows.length > 0 && { bulkActions: actions.ofRows })}
        export={{
          fileName: t('users.list.fileName'),
          load: (exported, signal, format) => loadUserExport(state, exported, signal, format),
          rows: async (page) => (await client.fetchQuery(userListQuery({ ...state, page, perPage: 100 }))).users,
        }}
        hasSavedViews
        prefetch={(page) => void client.prefetchQuery(userListQuery({ ...state, page }))}
      />
      {actions.dialog}
    </>
  );
}

const idOf = ({ id }: User) => id;
const nameOf = ({ fullName }: User) => fullName;

function useUserFilters({ joined }: Pick<UserListSearch, 'joined'>): readonly DataFilter[] {
  const choice = useChoiceFilter();
  const accessRole = useAccessRoleFilter();
  const joinedFilter = useJoinedFilter(joined);
  return [
    choice('role', 'roles', userRoles),
    choice('currentPlan', 'plans', plans),
    choice('status', 'statuses', userStatuses),
    ...accessRole,
    joinedFilter,
  ];
}

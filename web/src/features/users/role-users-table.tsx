import { plans, type User, userStatuses } from '@atrium/contract/users';
import { IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { useUserColumns } from './user-columns.tsx';
import { useAccessRoleFilter, useChoiceFilter } from './user-filters.ts';
import { UserListSearch, userListDefaults } from './user-list-search.ts';
import { matchingOf, userListQuery } from './users.queries.ts';

/** Who has which role: the users once more, by what they may do. */
export function RoleUsersTable() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(UserListSearch, userListDefaults);
  const list = useQuery(userListQuery(state));
  const columns = useRoleColumns();
  const accessRole = useAccessRoleFilter();
  const choice = useChoiceFilter();
  const open = ({ id }: User) => void navigate({ to: '/apps/user/view/$id', params: { id: String(id) } });
  const actions = useUserActions(open, matchingOf(state));
  const filters = [...accessRole, choice('currentPlan', 'plans', plans), choice('status', 'statuses', userStatuses)];
  return (
    <>
      <DataTable
        list="role-users"
        label={t('roles.users')}
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
          />
        }
        onOpen={open}
        rowActions={(user) => actions.ofRow(user).filter(({ id }) => id === 'details')}
        {...(actions.ofRows.length > 0 && { bulkActions: actions.ofRows })}
        prefetch={(page) => void client.prefetchQuery(userListQuery({ ...state, page }))}
      />
      {actions.dialog}
    </>
  );
}

const idOf = ({ id }: User) => id;
const nameOf = ({ fullName }: User) => fullName;
const shown = ['fullName', 'accessRoleId', 'currentPlan', 'billing', 'status'];

function useRoleColumns() {
  const columns = useUserColumns();
  return useMemo(
    () =>
      columns
        .filter(({ id }) => shown.includes(id))
        .sort((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id))
        .map((column) => ({ ...column, isHiddenByDefault: false })),
    [columns],
  );
}

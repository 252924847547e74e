import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { UserListPage } from '../../../../features/users/user-list-page.tsx';
import { UserListSearch, userListDefaults } from '../../../../features/users/user-list-search.ts';
import { userListQuery, userStatisticsQuery } from '../../../../features/users/users.queries.ts';
import { requireAbility } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/apps/user/list')({
  staticData: { titleKey: 'users.list.title' },
  beforeLoad: () => requireAbility('read', 'User'),
  loader: ({ location }) => {
    void queryClient.prefetchQuery(userListQuery(parseListSearch(UserListSearch, userListDefaults, location.search)));
    void queryClient.prefetchQuery(userStatisticsQuery);
  },
  component: UserListPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import { idOfUser } from '../../../../../features/users/user-id.ts';
import { UserViewPage } from '../../../../../features/users/user-view-page.tsx';
import { userQuery } from '../../../../../features/users/users.queries.ts';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/user/view/$id')({
  staticData: { titleKey: 'users.view.title' },
  beforeLoad: () => requireAbility('read', 'User'),
  loader: ({ params }) => {
    const id = idOfUser(params.id);
    if (id !== null) void queryClient.prefetchQuery(userQuery(id));
  },
  component: UserViewRoute,
});

function UserViewRoute() {
  const { id } = Route.useParams();
  return <UserViewPage key={id} id={id} />;
}

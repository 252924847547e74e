import { createFileRoute, redirect } from '@tanstack/react-router';

/** The menu's link to a user, without one: the first. */
export const Route = createFileRoute('/_shell/apps/user/view/')({
  beforeLoad: () => {
    throw redirect({ to: '/apps/user/view/$id', params: { id: '1' }, replace: true });
  },
});

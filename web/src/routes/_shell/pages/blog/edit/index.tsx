import { createFileRoute, redirect } from '@tanstack/react-router';

/** Which post is to be edited is chosen in the list. */
export const Route = createFileRoute('/_shell/pages/blog/edit/')({
  beforeLoad: () => {
    throw redirect({ to: '/pages/blog/list', search: { show: 'editable' }, replace: true });
  },
});

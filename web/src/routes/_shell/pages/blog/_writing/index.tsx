import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/pages/blog/_writing/')({
  beforeLoad: () => {
    throw redirect({ to: '/pages/blog/list', replace: true });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../../../../../backend/query-client.ts';
import { requireAbility } from '../../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/blog/_writing/edit/$id')({
  staticData: { titleKey: 'blog.editPost' },
  beforeLoad: async ({ params: { id } }) => {
    await requireAbility('read', 'Blog');
    // People know a post by the address it is read at.
    if (/^\d+$/.test(id)) return;
    const { postQuery } = await import('../../../../../../features/blog/blog.queries.ts');
    const post = await queryClient.ensureQueryData(postQuery(id));
    if (post) throw redirect({ to: '/pages/blog/edit/$id', params: { id: String(post.id) }, replace: true });
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { requireAbility } from '../../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/blog/_writing/edit/$id')({
  staticData: { titleKey: 'blog.editPost' },
  beforeLoad: () => requireAbility('read', 'Blog'),
});

import { createFileRoute } from '@tanstack/react-router';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/blog/_writing/add')({
  staticData: { titleKey: 'blog.newPost' },
  beforeLoad: () => requireAbility('create', 'Blog'),
});

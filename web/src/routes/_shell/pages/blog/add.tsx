import { createFileRoute } from '@tanstack/react-router';
import { PostAddPage } from '../../../../features/blog/post-form-pages.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/blog/add')({
  staticData: { titleKey: 'blog.newPost' },
  beforeLoad: () => requireAbility('create', 'Blog'),
  component: PostAddPage,
});

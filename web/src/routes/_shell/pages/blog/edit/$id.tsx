import { createFileRoute } from '@tanstack/react-router';
import { NoPost } from '../../../../../features/blog/no-post.tsx';
import { PostEditPage } from '../../../../../features/blog/post-form-pages.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/blog/edit/$id')({
  staticData: { titleKey: 'blog.editPost' },
  beforeLoad: () => requireAbility('read', 'Blog'),
  component: EditRoute,
});

function EditRoute() {
  const id = Number(Route.useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <PostEditPage key={id} id={id} /> : <NoPost />;
}

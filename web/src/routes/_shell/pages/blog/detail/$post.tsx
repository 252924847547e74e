import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import { postQuery } from '../../../../../features/blog/blog.queries.ts';
import { PostPage } from '../../../../../features/blog/post-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/blog/detail/$post')({
  staticData: { titleKey: 'blog.post' },
  beforeLoad: () => requireAbility('read', 'Blog'),
  loader: ({ params }) => void queryClient.prefetchQuery(postQuery(params.post)),
  component: PostRoute,
});

function PostRoute() {
  const { post } = Route.useParams();
  return <PostPage key={post} slug={post} />;
}

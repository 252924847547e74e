import { createFileRoute, redirect } from '@tanstack/react-router';
import { call } from '../../../../../backend/client.ts';
import { requireAbility } from '../../../../../session/guards.ts';

/** The way to a post without naming it: to the one that a comment belongs to, or to the newest; to the list while there is none. */
export const Route = createFileRoute('/_shell/pages/blog/detail/')({
  beforeLoad: async ({ search }) => {
    await requireAbility('read', 'Blog');
    const { comment }: Readonly<Record<string, unknown>> = search;
    const post = typeof comment === 'number' ? await postOfComment(comment) : await newestPost();
    if (post === undefined) throw redirect({ to: '/pages/blog/list', replace: true });
    const hash = typeof comment === 'number' ? `comment-${comment}` : '';
    throw redirect({ to: '/pages/blog/detail/$post', params: { post }, search: {}, hash, replace: true });
  },
});

// The calls are no part of the site map, which is loaded before anything is.
async function newestPost(): Promise<string | undefined> {
  const { listPosts } = await import('@atrium/contract/blog-posts');
  return (await call(listPosts, { query: { perPage: 1 } })).posts[0]?.slug;
}

/** None for a comment that has been deleted since. */
async function postOfComment(id: number): Promise<string | undefined> {
  const { whereIsComment } = await import('@atrium/contract/blog-comments');
  try {
    return (await call(whereIsComment, { parameters: { id } })).slug;
  } catch {
    return undefined;
  }
}

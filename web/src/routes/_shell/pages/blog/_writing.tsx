import { createFileRoute, Outlet, useChildMatches, useParams } from '@tanstack/react-router';
import { NoPost } from '../../../../features/blog/no-post.tsx';
import { PostFormPage } from '../../../../features/blog/post-form-page.tsx';

/** Both of its pages are one: a new post that is saved goes on under an address of its own, with all that is being written in it. */
export const Route = createFileRoute('/_shell/pages/blog/_writing')({ component: WritingRoute });

function WritingRoute() {
  const hasPage = useChildMatches({ select: (children) => children.length > 0 });
  const { id } = useParams({ strict: false });
  // Of an address below the blog that leads nowhere, this is what is found last.
  if (!hasPage) return <Outlet />;
  if (id === undefined) return <PostFormPage id={null} />;
  const asNumber = Number(id);
  return Number.isSafeInteger(asNumber) && asNumber > 0 ? <PostFormPage id={asNumber} /> : <NoPost />;
}

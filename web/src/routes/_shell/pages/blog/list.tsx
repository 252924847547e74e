import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { blogIndexQuery, postListQuery } from '../../../../features/blog/blog.queries.ts';
import { BlogListPage } from '../../../../features/blog/blog-list-page.tsx';
import { BlogSearch, blogDefaults } from '../../../../features/blog/blog-search.ts';
import { requireAbility } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/pages/blog/list')({
  staticData: { titleKey: 'blog.title' },
  beforeLoad: () => requireAbility('read', 'Blog'),
  loader: ({ location }) => {
    void queryClient.prefetchQuery(postListQuery(parseListSearch(BlogSearch, blogDefaults, location.search)));
    void queryClient.prefetchQuery(blogIndexQuery);
  },
  component: BlogListPage,
});

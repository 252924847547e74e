import {
  bookmarkPost,
  deletePost,
  forgetPost,
  listPosts,
  type PostPage,
  readBlogIndex,
  readPost,
} from '@atrium/contract/blog-posts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';
import type { BlogSearch } from './blog-search.ts';

/** What is shown of posts beside themselves: how many comments they have, and whether one has bookmarked them. */
const meta = { follows: ['blog-comment', 'blog-bookmark'] };

export function postListQuery(query: BlogSearch) {
  return queryOptions({
    queryKey: ['blog-post', 'list', query],
    queryFn: ({ signal }) => call(listPosts, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });
}

export const blogIndexQuery = queryOptions({
  queryKey: ['blog-post', 'index'],
  queryFn: ({ signal }) => call(readBlogIndex, {}, { signal }),
  meta,
});

/** By its slug or its id; null for what there is no post of. */
export function postQuery(post: string) {
  return queryOptions({
    queryKey: ['blog-post', 'page', post],
    queryFn: ({ signal }) => ifThere(call(readPost, { parameters: { post } }, { signal }).then(({ post }) => post)),
    meta,
  });
}

type Marked = Pick<PostPage, 'id' | 'title' | 'isBookmarked'>;

export function useBookmarkPost() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, isBookmarked }: Marked) => call(isBookmarked ? bookmarkPost : forgetPost, { parameters: { id } }),
    said: ({ isBookmarked, title }) => t(isBookmarked ? 'blog.said.bookmarked' : 'blog.said.forgotten', { title }),
    touches: ['blog-post'],
    show: showBookmark,
  });
}

function showBookmark(client: QueryClient, { id, isBookmarked }: Marked): void {
  client.setQueriesData<PostPage | null>({ queryKey: ['blog-post', 'page'] }, (post) => {
    if (post?.id !== id || post.isBookmarked === isBookmarked) return post;
    return { ...post, isBookmarked, bookmarks: post.bookmarks + (isBookmarked ? 1 : -1) };
  });
}

export function useDeletePost() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: { id: number; title: string }) => call(deletePost, { parameters: { id } }),
    said: ({ title }) => t('blog.said.deleted', { title }),
    touches: ['blog-post'],
  });
}

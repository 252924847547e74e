import {
  addBookmark,
  type Bookmark,
  listOwnBookmarks,
  orderBookmarks,
  removeBookmark,
  renameBookmark,
} from '@atrium/contract/bookmarks';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';

const bookmarksQuery = queryOptions({
  queryKey: ['bookmark', 'own'],
  queryFn: async ({ signal }) => (await call(listOwnBookmarks, {}, { signal })).bookmarks,
});

export function useOwnBookmarks() {
  return useQuery(bookmarksQuery);
}

const touches = ['bookmark'];

type NewBookmark = Pick<Bookmark, 'path' | 'title' | 'kind'>;

export function useAddBookmark() {
  const { t } = useTranslation();
  return useCommand({
    ask: (body: NewBookmark) => call(addBookmark, { body }),
    said: ({ title }) => t('search.bookmarks.added', { title }),
    touches,
  });
}

export function useRemoveBookmark() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: { id: number; title: string }) => call(removeBookmark, { parameters: { id } }),
    said: ({ title }) => t('search.bookmarks.removed', { title }),
    touches,
    show: (client, { id }) => showInstead(client, (bookmarks) => bookmarks.filter((bookmark) => bookmark.id !== id)),
  });
}

export function useRenameBookmark() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, title }: { id: number; title: string }) =>
      call(renameBookmark, { parameters: { id }, body: { title } }),
    said: ({ title }) => t('search.bookmarks.renamed', { title }),
    touches,
    show: (client, { id, title }) =>
      showInstead(client, (bookmarks) => bookmarks.map((one) => (one.id === id ? { ...one, title } : one))),
  });
}

export function useOrderBookmarks() {
  const { t } = useTranslation();
  return useCommand({
    ask: (ids: readonly number[]) => call(orderBookmarks, { body: { ids: [...ids] } }),
    said: () => t('search.bookmarks.moved'),
    touches,
    show: (client, ids) =>
      showInstead(client, (bookmarks) =>
        bookmarks.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      ),
  });
}

function showInstead(client: QueryClient, change: (bookmarks: Bookmark[]) => Bookmark[]): void {
  client.setQueryData(bookmarksQuery.queryKey, (bookmarks) => bookmarks && change(bookmarks));
}

import type { Bookmark } from '@atrium/contract/bookmarks';
import { usePagePlaces } from '../search/page-places.ts';

/** What a bookmark is called: a page as the menu calls it, unless it was renamed. Null for a page that is not there. */
export function useBookmarkTitles(): (bookmark: Bookmark) => string | null {
  const titles = new Map(usePagePlaces().map(({ path, title }) => [path, title]));
  return ({ pageId, path, title }) =>
    pageId === null ? title : titles.has(path) ? title || (titles.get(path) ?? '') : null;
}

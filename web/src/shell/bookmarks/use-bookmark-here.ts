import { longestTitle } from '@atrium/contract/bookmarks';
import { ownPageTitle } from '../../navigation/page-title.ts';
import { useAddBookmark, useOwnBookmarks, useRemoveBookmark } from './bookmarks.queries.ts';
import { useHere } from './here.ts';

/** Whether the page that is shown has a bookmark, and what sets it or takes it away; null before that is known. */
export function useBookmarkHere(): { isMarked: boolean; toggle: () => void; isPending: boolean } | null {
  const { path, kind } = useHere();
  const { data: bookmarks } = useOwnBookmarks();
  const add = useAddBookmark();
  const remove = useRemoveBookmark();
  if (!bookmarks) return null;
  const known = bookmarks.find((bookmark) => bookmark.path === path);
  return {
    isMarked: known !== undefined,
    isPending: add.isPending || remove.isPending,
    toggle() {
      const title = titleOfPage();
      if (known) remove.mutate({ id: known.id, title: known.title || title });
      else add.mutate({ path, kind, title });
    },
  };
}

/** What it is about, or as its heading has it; what is searched there tells two of its lists apart. */
function titleOfPage(): string {
  const name = ownPageTitle() ?? document.querySelector('main h1')?.textContent?.trim();
  const words = new URLSearchParams(location.search).get('q');
  const title = name || document.title;
  return (words ? `${title}: ${words}` : title).slice(0, longestTitle);
}

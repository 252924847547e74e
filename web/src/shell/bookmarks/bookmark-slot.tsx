import { Suspense } from 'react';
import { loadedLater } from '../../ui/loaded-later.ts';
import { useHasRoom } from './use-has-room.ts';

const BookmarkBar = loadedLater(async () => ({ default: (await import('./bookmark-bar.tsx')).BookmarkBar }));

/** The bookmarks come after the page that they stand above, where there is room for them. */
export function BookmarkSlot() {
  if (!useHasRoom()) return null;
  return (
    <Suspense>
      <BookmarkBar />
    </Suspense>
  );
}

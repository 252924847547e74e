import { lazy, Suspense } from 'react';
import { useHasRoom } from './use-has-room.ts';

const BookmarkBar = lazy(async () => ({ default: (await import('./bookmark-bar.tsx')).BookmarkBar }));

/** The bookmarks come after the page that they stand above, where there is room for them. */
export function BookmarkSlot() {
  if (!useHasRoom()) return null;
  return (
    <Suspense>
      <BookmarkBar />
    </Suspense>
  );
}

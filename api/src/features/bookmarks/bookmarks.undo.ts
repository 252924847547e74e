import { BookmarkKind } from '@atrium/contract/bookmarks';
import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import { conflict } from '../../errors.ts';
import { findBookmark, findBookmarkOn } from './bookmarks.queries.ts';
import { changeBookmark, dropBookmark, keepBookmark } from './bookmarks.ts';

const Kept = z.object({
  id: z.int(),
  pageId: z.nullable(z.int()),
  path: z.string(),
  title: z.string(),
  kind: BookmarkKind,
  place: z.int(),
  createdAt: z.string(),
});
const Changed = z.partial(z.pick(Kept, { title: true, place: true }));

/** Bookmarks are each account's own: the one who asks is the owner. */
export const undoBookmarkChange: Undo = (transaction, context, change) => {
  const ownerId = ownerOf(context);
  const undo = undoOf({
    find: (_, id) => findBookmark(transaction, ownerId, id),
    remove: (_, author, bookmark) => dropBookmark(transaction, author, ownerId, bookmark),
    async restore(_, author, before) {
      const kept = Kept.safeParse(before);
      if (!kept.success) throw conflict('This was recorded by an older version. Set the bookmark anew.');
      if (await findBookmarkOn(transaction, ownerId, kept.data))
        throw conflict('This is among your bookmarks already.');
      return keepBookmark(transaction, author, ownerId, kept.data);
    },
    revert: (_, author, now, before) =>
      changeBookmark(transaction, author, ownerId, now, { ...now, ...Changed.parse(before) }),
  });
  return undo(transaction, context, change);
};

import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import { findBookmark } from './bookmarks.queries.ts';
import { keepBookmark, removeBookmark } from './bookmarks.ts';

const Kept = z.object({ pageId: z.int(), place: z.int(), createdAt: z.string() });

/** A page has a bookmark of each account: what is undone is that of the one who asks, who is its owner. */
export const undoBookmarkChange: Undo = (transaction, context, change) => {
  const ownerId = ownerOf(context);
  const undo = undoOf({
    find: (_, pageId) => findBookmark(transaction, ownerId, pageId),
    remove: (_, author, bookmark) => removeBookmark(transaction, author, ownerId, bookmark),
    restore: (_, author, before) => keepBookmark(transaction, author, ownerId, Kept.parse(before)),
    revert: async () => null,
  });
  return undo(transaction, context, change);
};

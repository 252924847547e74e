import { TaskTagColor } from '@atrium/contract/tasks';
import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { TaskTagRow } from '../../database/tasks-schema.ts';
import { foldSearched } from '../../search/fold.ts';
import { changeTag, findOwnTag, keepTag, takeTag } from './task-tags.ts';

const Kept = z.object({ name: z.string(), color: TaskTagColor });

/** A tag is its account's, and so is what was done to it. */
export const undoTaskTagChange: Undo = (transaction, context, change) => {
  const accountId = ownerOf(context);
  const undo = undoOf<TaskTagRow>({
    find: (_, id) => findOwnTag(transaction, accountId, id),
    remove: takeTag,
    async restore(_, author, before, id) {
      const { name, color } = Kept.parse(before);
      return keepTag(transaction, author, { id, accountId, name, nameKey: foldSearched(name), color });
    },
    revert: (_, author, now, before) =>
      changeTag(transaction, author, now, { ...now, ...z.partial(Kept).parse(before) }),
  });
  return undo(transaction, context, change);
};

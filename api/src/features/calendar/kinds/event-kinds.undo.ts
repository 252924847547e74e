import { EventKind } from '@atrium/contract/calendar';
import { EventKindColor } from '@atrium/contract/event-kinds';
import * as z from 'zod/mini';
import { ownerOf } from '../../../changes/owner.ts';
import type { Undo } from '../../../changes/undo.ts';
import { undoOf } from '../../../changes/undo-record.ts';
import type { EventKindRow } from '../../../database/calendar-schema.ts';
import { foldSearched } from '../../../search/fold.ts';
import { findOwnKind } from './event-kinds.queries.ts';
import { bringBackKind, changeKind, takeKindAgain } from './event-kinds.ts';

const Kept = z.object({
  name: z.string(),
  color: EventKindColor,
  eventsMovedTo: z._default(z.nullable(EventKind), null),
});
const Changed = z.partial(z.pick(Kept, { name: true, color: true }));

/** A kind is its account's, and so is what was done to it. */
export const undoEventKindChange: Undo = (transaction, context, change) => {
  const accountId = ownerOf(context);
  const undo = undoOf<EventKindRow>({
    find: (_, id) => findOwnKind(transaction, accountId, id),
    remove: takeKindAgain,
    restore(_, author, before, id) {
      const { name, color, eventsMovedTo: movedTo } = Kept.parse(before);
      return bringBackKind(transaction, author, { id, accountId, name, nameKey: foldSearched(name), color, movedTo });
    },
    revert: (_, author, now, before) => changeKind(transaction, author, now, { ...now, ...Changed.parse(before) }),
  });
  return undo(transaction, context, change);
};

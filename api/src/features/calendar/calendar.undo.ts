import * as z from 'zod/mini';
import { signedIn } from '../../changes/owner.ts';
import type { ChangeToUndo, Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { tellRestored } from './calendar.news.ts';
import { findEvent, findSeenEvent, insertEvents } from './calendar.queries.ts';
import { recordEvent } from './calendar.records.ts';
import { KeptEvent, RecordedEvent } from './calendar.rows.ts';
import { changeEvent, isBackwards, removeKept } from './calendar.ts';
import { isPartChange, undoPartChange } from './guests/calendar.answers.ts';
import { noteDeclinedReturn } from './guests/calendar.declined.ts';
import { withKnownGuests } from './guests/calendar.participants.ts';
import { noteReturn, noteReverted } from './guests/calendar.removals.ts';
import { withKnownKind } from './kinds/known-kinds.ts';
import { placeReminder } from './reminders/calendar.reminders.ts';

const Changed = z.partial(KeptEvent);

/** Of one's own events all is taken back, of others what one said to them. */
export const undoEventChange: Undo = async (transaction, context, change) => {
  const author = signedIn(context);
  const seen = await findSeenEvent(transaction, author.caller.accountId, change.entityId);
  if (seen && seen.accountId !== author.caller.accountId && isPartChange(change))
    return undoPartChange(transaction, author, seen, change);
  const undo = undoOf<KeptEvent>({
    find: (inside, id) => findEvent(inside, author.caller.accountId, id),
    remove: (inside, _, event) => removeKept(inside, author, event),
    async restore(inside, _, before) {
      const event = await withWhatIsKnown(inside, RecordedEvent.parse(before));
      await insertEvents(inside, [event]);
      await placeReminder(inside, event, author.now);
      await tellRestored(inside, author, event);
      await noteReturn(inside, author, event);
      await noteDeclinedReturn(inside, author, event);
      return recordEvent(inside, author, event, null, event);
    },
    async revert(inside, _, now, before) {
      const event = await withWhatIsKnown(inside, { ...now, ...Changed.parse(before) });
      if (isBackwards(event)) throw conflict(`${now.title} has changed since. Undo what came later first, or edit it.`);
      await noteReverted(inside, author, now, event);
      return changeEvent(inside, author, now, event);
    },
  });
  return undo(transaction, context, withoutKindNames(change));
};

async function withWhatIsKnown(transaction: Transaction, event: KeptEvent): Promise<KeptEvent> {
  return withKnownGuests(transaction, await withKnownKind(transaction, event));
}

/** What its kind was called then is for whoever reads of the change. */
function withoutKindNames({ after, ...change }: ChangeToUndo): ChangeToUndo {
  const { kindNames: _, ...rest } = after ?? {};
  return { ...change, after: after && rest };
}

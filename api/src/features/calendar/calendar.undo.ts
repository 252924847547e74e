import * as z from 'zod/mini';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notSignedIn } from '../../errors.ts';
import { findAccountIds, findEvent, insertEvents } from './calendar.queries.ts';
import { KeptEvent } from './calendar.rows.ts';
import { accountsOf, changeEvent, isBackwards, recordEvent, removeKept } from './calendar.ts';

const Changed = z.partial(KeptEvent);

/** Only what is one's own is found. */
export const undoEventChange: Undo = (transaction, context, change) => {
  const author = signedIn(context);
  const undo = undoOf<KeptEvent>({
    find: (inside, id) => findEvent(inside, author.caller.accountId, id),
    remove: (inside, _, event) => removeKept(inside, author, event),
    async restore(inside, _, before) {
      const event = await withKnownGuests(inside, KeptEvent.parse(before));
      await insertEvents(inside, [event]);
      return recordEvent(inside, author, event, null, event);
    },
    async revert(inside, _, now, before) {
      const event = await withKnownGuests(inside, { ...now, ...Changed.parse(before) });
      if (isBackwards(event)) throw conflict(`${now.title} has changed since. Undo what came later first, or edit it.`);
      return changeEvent(inside, author, now, event);
    },
  });
  return undo(transaction, context, change);
};

function signedIn(context: Context): SignedInContext {
  const { caller } = context;
  if (!caller) throw notSignedIn();
  return { ...context, caller };
}

/** A guest whose account is gone is a name. */
async function withKnownGuests(transaction: Transaction, event: KeptEvent): Promise<KeptEvent> {
  const known = await findAccountIds(transaction, accountsOf(event.guests));
  const guests = event.guests.map((guest) =>
    guest.accountId === null || known.has(guest.accountId) ? guest : { ...guest, accountId: null },
  );
  return { ...event, guests };
}

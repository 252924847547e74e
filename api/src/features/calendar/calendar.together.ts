import type { Transaction } from '../../database/engine.ts';
import type { Author } from './calendar.author.ts';
import { tellGuests } from './calendar.news.ts';
import { removeEvents } from './calendar.queries.ts';
import { differences, recordEvents } from './calendar.records.ts';
import type { KeptEvent } from './calendar.rows.ts';
import { placeReply } from './guests/calendar.replies.ts';
import { storeEvents } from './ics/calendar.files.queries.ts';
import { cancelReminders, placeReminders } from './reminders/calendar.reminders.ts';

interface ChangedTogether {
  added?: readonly KeptEvent[];
  updated: readonly Updated[];
}

interface Updated {
  before: KeptEvent;
  after: KeptEvent;
  /** Nobody hears of it. */
  isQuiet?: boolean;
}

/** Adds and changes events, however many; answers the id of the first change, null when there is none. */
export async function storeTogether(
  transaction: Transaction,
  author: Author,
  { added = [], updated }: ChangedTogether,
): Promise<number | null> {
  const events = [...added, ...updated.map(({ after }) => after)];
  if (events.length === 0) return null;
  await storeEvents(transaction, events);
  await placeReminders(transaction, events, author.now);
  for (const { before, after } of updated) await placeReply(transaction, author, before, after);
  for (const { before, after, isQuiet } of updated) if (!isQuiet) await tellGuests(transaction, author, before, after);
  return recordEvents(transaction, author, [
    ...added.map((event) => ({ event, before: null, after: event })),
    ...updated.map(({ before, after }) => {
      const [old, now] = differences(before, after);
      return { event: after, before: old, after: now };
    }),
  ]);
}

export async function removeTogether(
  transaction: Transaction,
  author: Author,
  events: readonly KeptEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
  await removeEvents(transaction, ids);
  await cancelReminders(transaction, ids);
  for (const event of events) await tellGuests(transaction, author, event, null);
  await recordEvents(
    transaction,
    author,
    events.map((event) => ({ event, before: event, after: null })),
  );
}

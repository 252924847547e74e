import { recordChange, recordChanges } from '../../changes/record.ts';
import type { Transaction } from '../../database/engine.ts';
import type { Author } from './calendar.author.ts';
import { repeatsAlike } from './calendar.changes.ts';
import type { KeptEvent } from './calendar.rows.ts';
import { audienceOf } from './guests/calendar.participants.ts';

/**
 * What the guests say is theirs, and no part of what changes. Of a series that goes to other times there is always what was left out of it:
 * what is left out later is so at the times that it has then, and cannot be taken back with it.
 */
export function differences(before: KeptEvent, after: KeptEvent): [before: object, after: object] {
  const goes = before.recurrence !== null && !repeatsAlike(before, after);
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) =>
      field !== 'participants' &&
      ((goes && field === 'exceptions') || JSON.stringify(value) !== JSON.stringify(old.get(field))),
  );
  return [Object.fromEntries(changed.map(([field]) => [field, old.get(field)])), Object.fromEntries(changed)];
}

export function recordEvent(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  before: object | null,
  after: object | null,
  audience = audienceOf(event),
): Promise<number> {
  return recordChange(transaction, author, recordOf(event, before, after, audience));
}

interface EventRecord {
  event: KeptEvent;
  before: object | null;
  after: object | null;
}

const recordsAtOnce = 500;

/** Answers the id of the first; null when there is none. */
export async function recordEvents(
  transaction: Transaction,
  author: Author,
  events: readonly EventRecord[],
): Promise<number | null> {
  let firstId: number | null = null;
  for (let done = 0; done < events.length; done += recordsAtOnce) {
    const some = events.slice(done, done + recordsAtOnce);
    const records = some.map(({ event, before, after }) => recordOf(event, before, after, audienceOf(event)));
    const id = await recordChanges(transaction, author, records);
    firstId ??= id;
  }
  return firstId;
}

function recordOf(event: KeptEvent, before: object | null, after: object | null, audience: readonly number[]) {
  const { id, title, accountId } = event;
  const what = { entity: 'event', entityId: id, entityName: title, ownerId: accountId, isUndoable: true } as const;
  return { ...what, before, after, ...(audience.length > 0 && { audience }) };
}

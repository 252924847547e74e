import { recordChange, recordChanges } from '../../changes/record.ts';
import type { Transaction } from '../../database/engine.ts';
import type { Author } from './calendar.author.ts';
import { repeatsAlike } from './calendar.changes.ts';
import type { KeptEvent } from './calendar.rows.ts';
import { audienceOf } from './guests/calendar.participants.ts';
import { kindNamesAmong } from './kinds/known-kinds.ts';

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

export async function recordEvent(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  before: object | null,
  after: object | null,
  audience = audienceOf(event),
): Promise<number> {
  const names = await namesOf(transaction, [{ event, before, after }]);
  return recordChange(transaction, author, recordOf(event, names(before), names(after), audience));
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
    const names = await namesOf(transaction, some);
    const records = some.map(({ event, before, after }) =>
      recordOf(event, names(before), names(after), audienceOf(event)),
    );
    const id = await recordChanges(transaction, author, records);
    firstId ??= id;
  }
  return firstId;
}

type Snapshot = object | null;

/** A kind of one's own is there with the name that it has now, for whoever reads of the change. All of the events are of one account. */
async function namesOf(
  transaction: Transaction,
  records: readonly EventRecord[],
): Promise<(snapshot: Snapshot) => Snapshot> {
  const kinds = records.flatMap(({ before, after }) => [kindIn(before), kindIn(after)]);
  const names = await kindNamesAmong(transaction, records[0]?.event.accountId ?? 0, kinds);
  return (snapshot) => {
    const kind = kindIn(snapshot);
    const name = names.get(kind);
    return name === undefined ? snapshot : { ...snapshot, kindNames: { [kind]: name } };
  };
}

function kindIn(snapshot: Snapshot): string {
  return snapshot && 'kind' in snapshot ? String(snapshot.kind) : '';
}

function recordOf(event: KeptEvent, before: object | null, after: object | null, audience: readonly number[]) {
  const { id, title, accountId } = event;
  const what = { entity: 'event', entityId: id, entityName: title, ownerId: accountId, isUndoable: true } as const;
  return { ...what, before, after, ...(audience.length > 0 && { audience }) };
}

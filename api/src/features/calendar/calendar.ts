import type { CalendarEvent, CalendarEventChanges, Guest, NewCalendarEvent } from '@atrium/contract/calendar';
import { recordChange } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound } from '../../errors.ts';
import { changedEvent, newEvent } from './calendar.changes.ts';
import { findAccountIds, findEvent, insertEvents, removeEvent, replaceEvent } from './calendar.queries.ts';
import { type KeptEvent, shown } from './calendar.rows.ts';

/** Who does it, and when: of their own events alone. */
export type Author = Pick<SignedInContext, 'caller' | 'now' | 'requestId'>;

export function addEvent(
  context: SignedInContext,
  input: NewCalendarEvent,
): Promise<{ event: CalendarEvent; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    const id = await nextId(transaction, 'events');
    const event = newEvent(id, context.caller.accountId, input);
    return { event: shown(event), changeId: await insertNew(transaction, context, event, 'event') };
  });
}

/** `path` is where the fields of the event stand in what was sent. */
export async function insertNew(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  path: string,
): Promise<number> {
  await refuseWrong(transaction, event, path);
  await insertEvents(transaction, [event]);
  return recordEvent(transaction, author, event, null, event);
}

export function updateEvent(
  context: SignedInContext,
  changes: CalendarEventChanges,
): Promise<{ event: CalendarEvent; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await existing(transaction, context, changes.id);
    const after = changedEvent(before, changes);
    await refuseWrong(transaction, after, 'event');
    return { event: shown(after), changeId: await changeEvent(transaction, context, before, after) };
  });
}

export function deleteEvent(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    return removeKept(transaction, context, await existing(transaction, context, id));
  });
}

export async function removeKept(transaction: Transaction, author: Author, event: KeptEvent): Promise<number> {
  await removeEvent(transaction, event.id);
  return recordEvent(transaction, author, event, event, null);
}

export async function existing(transaction: Transaction, { caller }: Author, id: number): Promise<KeptEvent> {
  const event = await findEvent(transaction, caller.accountId, id);
  if (!event) throw notFound('event');
  return event;
}

async function refuseWrong(transaction: Transaction, event: KeptEvent, path: string): Promise<void> {
  if (isBackwards(event)) throw badInput([{ path: `${path}.end`, message: 'The event ends before it begins.' }]);
  const known = await findAccountIds(transaction, accountsOf(event.guests));
  const errors = event.guests.flatMap(({ accountId }, index) => {
    if (accountId === null || known.has(accountId)) return [];
    return [{ path: `${path}.extendedProps.guests.${index}.accountId`, message: 'There is no such account.' }];
  });
  if (errors.length > 0) throw badInput(errors);
}

/** Days are compared with days here, and moments with moments. */
export function isBackwards({ start, end }: KeptEvent): boolean {
  return end < start;
}

export function accountsOf(guests: readonly Guest[]): number[] {
  return guests.flatMap(({ accountId }) => accountId ?? []);
}

/** Nothing is recorded, and the answer is null, when nothing is different. */
export async function changeEvent(
  transaction: Transaction,
  author: Author,
  before: KeptEvent,
  after: KeptEvent,
): Promise<number | null> {
  const [old, now] = differences(before, after);
  if (Object.keys(now).length === 0) return null;
  await replaceEvent(transaction, after);
  return recordEvent(transaction, author, after, old, now);
}

function differences(before: object, after: object): [before: object, after: object] {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old.get(field)),
  );
  return [Object.fromEntries(changed.map(([field]) => [field, old.get(field)])), Object.fromEntries(changed)];
}

export function recordEvent(
  transaction: Transaction,
  author: Author,
  { id, title, accountId }: KeptEvent,
  before: object | null,
  after: object | null,
): Promise<number> {
  const event = { entity: 'event', entityId: id, entityName: title, ownerId: accountId, isUndoable: true } as const;
  return recordChange(transaction, author, { ...event, before, after });
}

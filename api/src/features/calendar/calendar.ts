import type { CalendarEvent, CalendarEventChanges, NewCalendarEvent } from '@atrium/contract/calendar';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import type { SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound, Refusal } from '../../errors.ts';
import type { Author } from './calendar.author.ts';
import { changedEvent, newEvent } from './calendar.changes.ts';
import { tellGuests } from './calendar.news.ts';
import { findSeenEvent, insertEvents, removeEvent, replaceEvent } from './calendar.queries.ts';
import { differences, recordEvent } from './calendar.records.ts';
import { type KeptEvent, type SeenEvent, shown } from './calendar.rows.ts';
import { declineRemoved } from './guests/calendar.declined.ts';
import { audienceOf, withParticipants } from './guests/calendar.participants.ts';
import { noteRemoval } from './guests/calendar.removals.ts';
import { placeReply } from './guests/calendar.replies.ts';
import { requireKind } from './kinds/known-kinds.ts';
import { moveChangedOccurrences, removeChangedOccurrences } from './occurrences/calendar.changed-occurrences.ts';
import { cancelReminder, placeReminder } from './reminders/calendar.reminders.ts';
import { settingsOf } from './settings/calendar-settings.queries.ts';

export function addEvent(
  context: SignedInContext,
  input: NewCalendarEvent,
  idempotencyKey: string | undefined,
): Promise<{ event: CalendarEvent; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    const known = await addedWith(transaction, context, 'event', idempotencyKey);
    if (known) return addedBefore(transaction, context, known);
    const added = await addOwnEvent(transaction, context, input);
    const { event, changeId } = added;
    await noteAdded(transaction, context, idempotencyKey, { entity: 'event', entityId: event.id, changeId });
    return added;
  });
}

async function addedBefore(
  transaction: Transaction,
  { caller: { accountId } }: SignedInContext,
  { entityId, changeId }: { entityId: number; changeId: number },
): Promise<{ event: CalendarEvent; changeId: number }> {
  const found = await findSeenEvent(transaction, accountId, entityId);
  const event = stillThere(found, (seen) => seen.accountId === accountId);
  return { event: shown(event, accountId), changeId };
}

export async function addOwnEvent(
  transaction: Transaction,
  author: Author,
  input: NewCalendarEvent,
): Promise<{ event: CalendarEvent; changeId: number }> {
  const { accountId } = author.caller;
  const id = await nextId(transaction, 'events');
  const settings = await settingsOf(transaction, accountId);
  const event = newEvent(id, accountId, input, input.allDay ? settings.allDayReminders : settings.reminders);
  const { inserted, changeId } = await insertNew(transaction, author, event, 'event');
  return { event: shown(inserted, accountId), changeId };
}

/** `path` is where the fields of the event stand in what was sent; `instead` is the part of a series that it was. */
export async function insertNew(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  path: string,
  instead: KeptEvent | null = null,
): Promise<{ inserted: KeptEvent; changeId: number }> {
  const inserted = await settled(transaction, event, path);
  await insertEvents(transaction, [inserted]);
  await placeReminder(transaction, inserted, author.now);
  await tellGuests(transaction, author, instead && { ...instead, id: inserted.id }, inserted);
  return { inserted, changeId: await recordEvent(transaction, author, inserted, null, inserted) };
}

export function updateEvent(
  context: SignedInContext,
  changes: CalendarEventChanges,
): Promise<{ event: CalendarEvent; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await existing(transaction, context, changes.id);
    const after = await settled(transaction, changedEvent(before, changes), 'event');
    requireOwnFields(before, after);
    const changeId = await changeEvent(transaction, context, before, after);
    await moveChangedOccurrences(transaction, context, before, after);
    return { event: shown(after, context.caller.accountId), changeId };
  });
}

/** A series goes with the occurrences of it that were changed. Who invites to it by mail may be told that one does not come. */
export function deleteEvent(
  context: SignedInContext,
  id: number,
  { declines }: { declines: boolean },
): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const event = await existing(transaction, context, id);
    if (declines) await declineRemoved(transaction, context, event);
    const changeId = await removeKept(transaction, context, event);
    await removeChangedOccurrences(transaction, context, event);
    return changeId;
  });
}

export async function removeKept(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  isToldElsewhere = false,
): Promise<number> {
  await removeEvent(transaction, event.id);
  await cancelReminder(transaction, event.id);
  if (!isToldElsewhere) {
    await tellGuests(transaction, author, event, null);
    await noteRemoval(transaction, author, event);
  }
  return recordEvent(transaction, author, event, event, null);
}

/** To be changed: by its organiser alone. */
export async function existing(transaction: Transaction, { caller }: Author, id: number): Promise<KeptEvent> {
  const { owner: _, ...event } = await seen(transaction, caller.accountId, id);
  if (event.accountId === caller.accountId) return event;
  throw organiserOnly();
}

const organisers = [
  ...['title', 'url', 'start', 'end', 'allDay', 'timeZone', 'recurrence', 'location', 'description', 'status'],
  'guests',
] as const;

/** Of what somebody else invites to by mail, one changes what is one's own. */
function requireOwnFields(before: KeptEvent, after: KeptEvent): void {
  const isOther = (field: (typeof organisers)[number]) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  if (before.ownAnswer !== null && organisers.some(isOther)) throw organiserOnly();
}

export function organiserOnly(): Refusal {
  return new Refusal(403, 'Only the organiser changes this event.');
}

/** To be looked at: by its organiser and whom they invite. */
export async function seen(database: Database, accountId: number, id: number): Promise<SeenEvent> {
  const event = await findSeenEvent(database, accountId, id);
  if (!event) throw notFound('event');
  return event;
}

/** With those who take part in it; refused where it makes no sense. */
async function settled(transaction: Transaction, event: KeptEvent, path: string): Promise<KeptEvent> {
  if (isBackwards(event)) throw badInput([{ path: `${path}.end`, message: 'The event ends before it begins.' }]);
  await requireKind(transaction, event.accountId, event.kind, `${path}.extendedProps.calendar`);
  return withParticipants(transaction, event, path);
}

/** Days are compared with days here, and moments with moments. */
export function isBackwards({ start, end }: KeptEvent): boolean {
  return end < start;
}

/** Nothing is recorded, and the answer is null, when nothing is different. `isToldElsewhere` is for what guests hear of in another way. */
export async function changeEvent(
  transaction: Transaction,
  author: Author,
  before: KeptEvent,
  after: KeptEvent,
  isToldElsewhere = false,
): Promise<number | null> {
  const [old, now] = differences(before, after);
  if (Object.keys(now).length === 0) return null;
  await replaceEvent(transaction, after);
  await placeReminder(transaction, after, author.now);
  await placeReply(transaction, author, before, after);
  if (!isToldElsewhere) await tellGuests(transaction, author, before, after);
  return recordEvent(transaction, author, after, old, now, audienceOf(before, after));
}

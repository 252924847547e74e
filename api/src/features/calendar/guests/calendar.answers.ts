import type { CalendarEvent, GuestAnswer } from '@atrium/contract/calendar';
import * as z from 'zod/mini';
import { recordChange } from '../../../changes/record.ts';
import type { ChangeToUndo } from '../../../changes/undo.ts';
import { refuseChanged } from '../../../changes/undo-record.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import type { Author } from '../calendar.author.ts';
import { inOrder } from '../calendar.changes.ts';
import { tellOrganiser } from '../calendar.news.ts';
import { Participant, type SeenEvent, shown } from '../calendar.rows.ts';
import { changeEvent, seen } from '../calendar.ts';
import { placeReminder } from '../reminders/calendar.reminders.ts';
import { storePart } from './calendar.guests.queries.ts';
import { audienceOf } from './calendar.participants.ts';

type Part = Partial<Omit<Participant, 'accountId'>>;
type Changed = Promise<{ event: CalendarEvent; changeId: number | null }>;

const RecordedPart = z.partial(z.omit(Participant, { accountId: true }));

/** What one says to an invitation is one's own: the organiser hears of it, and takes nothing of it back. */
export function answerEvent(context: SignedInContext, id: number, answer: GuestAnswer): Changed {
  return context.services.engine.write(async (transaction) => {
    const event = await seen(transaction, context.caller.accountId, id);
    if (event.accountId === context.caller.accountId)
      throw conflict('This is your own event: there is nobody to answer.');
    return changePart(transaction, context, event, { answer });
  });
}

export function setOwnReminders(context: SignedInContext, id: number, minutes: readonly number[]): Changed {
  return context.services.engine.write(async (transaction) => {
    const { accountId } = context.caller;
    const reminders = inOrder(minutes);
    const before = await seen(transaction, accountId, id);
    if (before.accountId !== accountId) return changePart(transaction, context, before, { reminders });
    const { owner: _, ...event } = before;
    const after = { ...event, reminders };
    const changeId = await changeEvent(transaction, context, event, after);
    return { event: shown(after, accountId), changeId };
  });
}

async function changePart(transaction: Transaction, author: Author, event: SeenEvent, changes: Part): Changed {
  const { accountId } = author.caller;
  const before = partOf(event, accountId);
  const after = { ...before, ...changes };
  const changed = { ...event, participants: event.participants.map((part) => (part === before ? after : part)) };
  if (JSON.stringify(before) === JSON.stringify(after)) return { event: shown(event, accountId), changeId: null };
  const changeId = await recordPart(transaction, author, event, before, changes);
  await placeReminder(transaction, changed, author.now);
  if (changes.answer && changes.answer !== 'waiting') await tellOrganiser(transaction, author, event);
  return { event: shown(changed, accountId), changeId };
}

function partOf({ participants }: SeenEvent, accountId: number): Participant {
  const part = participants.find((each) => each.accountId === accountId);
  if (!part) throw new Error('Who sees an event of another is invited to it.');
  return part;
}

async function recordPart(
  transaction: Transaction,
  author: Author,
  event: SeenEvent,
  before: Participant,
  changes: Part,
): Promise<number> {
  const { accountId } = author.caller;
  await storePart(transaction, event.id, { ...before, ...changes });
  const old = changes.answer ? { answer: before.answer } : { reminders: before.reminders };
  const others = [event.accountId, ...audienceOf(event)].filter((each) => each !== accountId);
  return recordChange(transaction, author, {
    entity: 'event',
    entityId: event.id,
    entityName: event.title,
    ownerId: accountId,
    before: old,
    after: changes,
    isUndoable: true,
    ...(changes.answer && { audience: others }),
  });
}

/** A change of one's own part in what another organises; the same fields of an event of one's own are the event's. */
export function isPartChange({ before, after }: ChangeToUndo): boolean {
  return before !== null && after !== null;
}

export async function undoPartChange(
  transaction: Transaction,
  author: Author,
  event: SeenEvent,
  change: ChangeToUndo,
): Promise<number> {
  refuseChanged(change, partOf(event, author.caller.accountId));
  const { changeId } = await changePart(transaction, author, event, RecordedPart.parse(change.before));
  if (changeId === null) throw conflict(`${event.title} is as it was already.`);
  return changeId;
}

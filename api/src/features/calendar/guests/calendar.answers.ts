import { type CalendarEvent, GuestAnswer } from '@atrium/contract/calendar';
import type { AnswerInput } from '@atrium/contract/event-guests';
import * as z from 'zod/mini';
import { type Difference, differenceOf, givenFields } from '../../../changes/difference.ts';
import { recordChange } from '../../../changes/record.ts';
import type { ChangeToUndo } from '../../../changes/undo.ts';
import { refuseChanged } from '../../../changes/undo-record.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import type { Author } from '../calendar.author.ts';
import { inOrder } from '../calendar.changes.ts';
import { tellOrganiser } from '../calendar.news.ts';
import { type Participant, type SeenEvent, shown } from '../calendar.rows.ts';
import { changeEvent, seen } from '../calendar.ts';
import { placeReminder } from '../reminders/calendar.reminders.ts';
import { storePart } from './calendar.guests.queries.ts';
import { audienceOf } from './calendar.participants.ts';

type Changed = Promise<{ event: CalendarEvent; changeId: number | null }>;

/** As it is recorded; where nothing was said with an answer, the note is empty. */
const RecordedPart = z.object({ answer: GuestAnswer, note: z.string(), reminders: z.array(z.int()) });
const PartChanges = z.partial(RecordedPart);
type RecordedPart = z.infer<typeof RecordedPart>;
type PartChanges = z.infer<typeof PartChanges>;

/** What one says to an invitation is one's own: the organiser hears of it, and takes nothing of it back. */
export function answerEvent(context: SignedInContext, id: number, { answer, note }: AnswerInput): Changed {
  return context.services.engine.write(async (transaction) => {
    const event = await seen(transaction, context.caller.accountId, id);
    const said = { answer, note: answer === 'waiting' ? '' : note };
    if (event.accountId === context.caller.accountId) return answerByMail(transaction, context, event, said);
    return changePart(transaction, context, event, said);
  });
}

/** Who invites by mail hears of it in a while, by mail. */
async function answerByMail(
  transaction: Transaction,
  author: Author,
  { owner: _, ...event }: SeenEvent,
  { answer, note = event.ownNote }: AnswerInput,
): Changed {
  if (event.ownAnswer === null) throw conflict('This is your own event: there is nobody to answer.');
  const after = { ...event, ownAnswer: answer, ownNote: note };
  const changeId = await changeEvent(transaction, author, event, after);
  return { event: shown(after, event.accountId), changeId };
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

async function changePart(transaction: Transaction, author: Author, event: SeenEvent, changes: PartChanges): Changed {
  const { accountId } = author.caller;
  const participant = partOf(event, accountId);
  const before = recordedPart(participant);
  const now = { ...before, ...givenFields(changes) };
  const difference = differenceOf(before, now);
  if (!difference) return { event: shown(event, accountId), changeId: null };
  const after = participantWith(accountId, now);
  const changed = {
    ...event,
    participants: event.participants.map((part) => (part === participant ? after : part)),
  };
  const changeId = await recordPart(transaction, author, event, after, difference);
  await placeReminder(transaction, changed, author.now);
  const isSaid = difference.fields.some((field) => field !== 'reminders');
  if (isSaid && after.answer !== 'waiting') await tellOrganiser(transaction, author, event, after.note);
  return { event: shown(changed, accountId), changeId };
}

function partOf({ participants }: SeenEvent, accountId: number): Participant {
  const part = participants.find((each) => each.accountId === accountId);
  if (!part) throw new Error('Who sees an event of another is invited to it.');
  return part;
}

function recordedPart({ answer, note = '', reminders }: Participant): RecordedPart {
  return { answer, note, reminders };
}

function participantWith(accountId: number, { answer, note, reminders }: RecordedPart): Participant {
  return { accountId, answer, ...(note && { note }), reminders };
}

async function recordPart(
  transaction: Transaction,
  author: Author,
  event: SeenEvent,
  part: Participant,
  { before, after }: Difference<RecordedPart>,
): Promise<number> {
  const { accountId } = author.caller;
  await storePart(transaction, event.id, part);
  const others = [event.accountId, ...audienceOf(event)].filter((each) => each !== accountId);
  return recordChange(transaction, author, {
    entity: 'event',
    entityId: event.id,
    entityName: event.title,
    ownerId: accountId,
    ...{ before, after, isUndoable: true },
    ...(!('reminders' in after) && { audience: others }),
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
  refuseChanged(change, recordedPart(partOf(event, author.caller.accountId)));
  const { changeId } = await changePart(transaction, author, event, PartChanges.parse(change.before));
  if (changeId === null) throw conflict(`${event.title} is as it was already.`);
  return changeId;
}

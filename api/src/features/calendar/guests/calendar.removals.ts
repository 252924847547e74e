import { occurrencesOf } from '@atrium/contract/recurrence';
import type { Transaction } from '../../../database/engine.ts';
import { cancelJob, scheduleJob } from '../../../jobs/jobs.ts';
import type { Author } from '../calendar.author.ts';
import { isOver } from '../calendar.news.ts';
import { type KeptEvent, seriesOf } from '../calendar.rows.ts';
import { momentOfOriginal } from '../ics/ics-events.ts';
import { hasOccurrence, standsFor } from '../ics/ics-occurrences.ts';
import { askedByLetter, isOthers, outsideAddresses } from './calendar.outside-guests.ts';
import {
  findLetters,
  findRemovals,
  type Removal,
  storeRemovalState,
  storeRemoved,
} from './calendar.removals.queries.ts';

export const removalJob = 'event-removal';

/** The app offers undo for ten seconds, and longer to whoever rests on it. A letter that has left comes back no more. */
const millisecondsToUndo = 30_000;

/** Has the guests who were invited by letter told in a while that an event is gone. */
export function noteRemoval(transaction: Transaction, author: Author, event: KeptEvent): Promise<void> {
  return note(transaction, author, event, '');
}

/** The same of an occurrence of a series, or of all from one on. */
export function notePartRemoval(
  transaction: Transaction,
  author: Author,
  { id, uid }: KeptEvent,
  taken: KeptEvent,
): Promise<void> {
  const removed = { ...taken, id, uid, originalStart: taken.start };
  return note(transaction, author, removed, isOne(removed) ? taken.start : `${taken.start} on`);
}

async function note(transaction: Transaction, author: Author, removed: KeptEvent, part: string): Promise<void> {
  if (outsideAddresses(removed).length === 0 || isOthers(removed) || isOver(removed, author)) return;
  if (askedByLetter(removed, await findLetters(transaction, removed)).length === 0) return;
  await settle(transaction, author, await storeRemoved(transaction, removed, part));
}

/** What undo brings back: guests hear of it who have heard that it was gone, and nobody else. */
export async function noteReturn(transaction: Transaction, author: Author, event: KeptEvent): Promise<void> {
  const there = (await findRemovals(transaction, event)).filter((removal) => isIn(event, removal));
  await change(
    transaction,
    author,
    there.map((removal) => ({ ...removal, isGone: false })),
  );
}

/** What undo puts back into a series, or takes out of it again. A series that goes elsewhere keeps what was left out of it. */
export async function noteReverted(
  transaction: Transaction,
  author: Author,
  before: KeptEvent,
  after: KeptEvent,
): Promise<void> {
  const stays = (['start', 'allDay', 'timeZone', 'uid'] as const).every((field) => before[field] === after[field]);
  if (after.recurrence === null || !stays) return;
  const removals = await findRemovals(transaction, after);
  const other = removals.filter((removal) => isIn(before, removal) !== isIn(after, removal));
  await change(
    transaction,
    author,
    other.map((removal) => ({ ...removal, isGone: !isIn(after, removal) })),
  );
}

async function change(transaction: Transaction, author: Author, removals: readonly Removal[]): Promise<void> {
  for (const removal of removals) {
    await storeRemovalState(transaction, removal);
    await settle(transaction, author, removal);
  }
}

/** Whether what was removed takes place with this event. */
function isIn(event: KeptEvent, { eventId, part, removed }: Removal): boolean {
  const { originalStart } = removed;
  if (part === '' && event.id === eventId) return true;
  if (originalStart === null) return false;
  if (isOne(removed) && standsFor(event, originalStart)) return true;
  const moment = momentOfOriginal(originalStart, event);
  return isOne(removed) ? hasOccurrence(event, moment) : isGoingOn(event, moment);
}

function isGoingOn(event: KeptEvent, moment: number): boolean {
  const series = seriesOf(event);
  return series !== null && occurrencesOf(series, moment).some(({ startsAt }) => startsAt >= moment);
}

/** And not one with those that follow. */
function isOne({ recurrence }: KeptEvent): boolean {
  return recurrence === null;
}

/** Guests hear what they do not know yet. */
async function settle(
  transaction: Transaction,
  { now }: Author,
  { eventId, part, isGone, isTold }: Removal,
): Promise<void> {
  const key = `${eventId} ${part}`;
  if (isGone === isTold) return cancelJob(transaction, removalJob, key);
  const dueAt = new Date(Date.parse(now) + millisecondsToUndo).toISOString();
  await scheduleJob(transaction, { kind: removalJob, key, dueAt });
}

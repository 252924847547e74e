import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import type { Author } from '../calendar.author.ts';
import { isOver } from '../calendar.news.ts';
import type { KeptEvent } from '../calendar.rows.ts';
import { deleteDeclined, findDeclined, insertDeclined } from './calendar.declined.queries.ts';
import { findReply, storeReply } from './calendar.replies.queries.ts';
import { replySoon } from './calendar.replies.ts';

/** Has who invites by mail told in a while that one does not come, of an event that is about to be deleted. */
export async function declineRemoved(transaction: Transaction, author: Author, event: KeptEvent): Promise<void> {
  requireAsked(event, author);
  const declined: KeptEvent = { ...event, ownAnswer: 'declined', ownNote: '' };
  const toldBefore = (await findReply(transaction, event.id)) ?? null;
  await insertDeclined(transaction, { event: declined, toldBefore });
  await replySoon(transaction, author, declined);
}

function requireAsked(event: KeptEvent, author: Author): void {
  const { ownAnswer, organiserEmail, status } = event;
  if (ownAnswer === null || organiserEmail === '') throw conflict('Nobody who is to be told invites to this event.');
  if (ownAnswer === 'declined') throw conflict('You have said already that you do not come.');
  if (status === 'cancelled') throw conflict('This event was cancelled: nobody waits for an answer.');
  if (isOver(event, author)) throw conflict('This event is over: nobody waits for an answer.');
}

/** What undo brings back: who invites hears of it who has heard the no, and nobody else. */
export async function noteDeclinedReturn(transaction: Transaction, author: Author, event: KeptEvent): Promise<void> {
  const declined = await findDeclined(transaction, event.id);
  if (!declined) return;
  const { ownNote: note, sequence } = declined.event;
  const no = { eventId: event.id, answer: 'declined', note, sequence } as const;
  const told = declined.isTold ? no : declined.toldBefore;
  if (told) await storeReply(transaction, told);
  await deleteDeclined(transaction, event.id);
  await replySoon(transaction, author, event);
}

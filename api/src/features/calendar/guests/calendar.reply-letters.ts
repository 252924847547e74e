import type { GuestAnswer } from '@atrium/contract/calendar';
import { eventLetter } from '@atrium/contract/event-letter';
import { findAccount } from '../../../auth/accounts.ts';
import type { EventReplyRow } from '../../../database/calendar-schema.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { AccountRow } from '../../../database/schema.ts';
import type { JobContext, JobRunners } from '../../../jobs/jobs.ts';
import { languageFor } from '../../../letters/letter-language.ts';
import { deliverMessages, queueMessage } from '../../../mail/outbox.ts';
import { findAnyEvent } from '../calendar.queries.ts';
import { type KeptEvent, shown } from '../calendar.rows.ts';
import { icsOf } from '../ics/calendar.files.ts';
import { findDeclined, storeTold } from './calendar.declined.queries.ts';
import { findReply, storeReply } from './calendar.replies.queries.ts';
import { replyJob } from './calendar.replies.ts';

/** Who has not answered, or answers again what was told, says nothing. */
export const eventReplyJobs: JobRunners = {
  [replyJob]: async (transaction, context, key) => {
    const event = await findAnyEvent(transaction, Number(key));
    if (!event) return tellDeclined(transaction, context, Number(key));
    const answer = event.ownAnswer ?? 'waiting';
    if (answer === 'waiting' || event.organiserEmail === '') return;
    const reply = { eventId: event.id, answer, note: event.ownNote, sequence: event.sequence };
    if (isTold(reply, await findReply(transaction, event.id))) return;
    const account = await findAccount(transaction, event.accountId);
    if (!account) return;
    await tell(transaction, context, account, event, answer);
    await storeReply(transaction, reply);
    context.afterwards(() => deliverMessages(context.services));
  },
};

/** Of what was deleted with that answer. */
async function tellDeclined(transaction: Transaction, context: JobContext, eventId: number): Promise<void> {
  const declined = await findDeclined(transaction, eventId);
  const account = declined && (await findAccount(transaction, declined.event.accountId));
  if (!account || declined.isTold) return;
  await tell(transaction, context, account, declined.event, 'declined');
  await storeTold(transaction, eventId);
  context.afterwards(() => deliverMessages(context.services));
}

function isTold({ answer, note, sequence }: EventReplyRow, told: EventReplyRow | undefined): boolean {
  return told?.answer === answer && told.note === note && told.sequence === sequence;
}

/** In the name of whoever answers: a mail goes from the house, and what is answered to it goes to them. */
async function tell(
  transaction: Transaction,
  context: JobContext,
  { id, fullName, username, email }: AccountRow,
  event: KeptEvent,
  telling: Exclude<GuestAnswer, 'waiting'>,
): Promise<void> {
  const { language } = await languageFor(transaction, context, id);
  const name = fullName || username;
  const letter = eventLetter(shown(event, id), { telling, name, language, message: event.ownNote });
  const owner = { accountId: id, name, email, avatar: '' };
  const file = await replyFile(transaction, context, { ...event, owner });
  await queueMessage(transaction, context, {
    ...{ recipient: event.organiserEmail, replyTo: email, ...letter, attachments: [file] },
  });
}

/** Of those who are invited it names whoever answers alone (RFC 5546, 3.2.3). */
async function replyFile(
  transaction: Transaction,
  { services, now }: JobContext,
  event: Parameters<typeof icsOf>[1][number],
) {
  const { brandName } = services.settings;
  const alone = { ...event, guests: [], participants: [], reminders: [], description: '', isPrivate: false };
  const invitation = { method: 'REPLY', sequence: event.sequence, comment: event.ownNote } as const;
  const text = await icsOf(transaction, [{ ...alone, showsAs: 'busy' }], { now, brandName, invitation });
  const mediaType = 'text/calendar; charset=utf-8; method=REPLY';
  return { name: 'reply.ics', mediaType, content: new TextEncoder().encode(text) };
}

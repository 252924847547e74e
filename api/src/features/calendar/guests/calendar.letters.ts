import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { eventLetter } from '@atrium/contract/event-letter';
import type { Acting, SignedInContext } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import { deliverSoon, queueMessage } from '../../../mail/outbox.ts';
import type { MailAttachment } from '../../../services.ts';
import { type KeptEvent, type SeenEvent, shown } from '../calendar.rows.ts';
import { existing } from '../calendar.ts';
import { findEmails } from '../ics/calendar.files.queries.ts';
import { changedOccurrencesOf, icsOf } from '../ics/calendar.files.ts';
import type { InvitationMethod } from '../ics/ics-write.ts';
import { isOthers, outsideAddresses } from './calendar.outside-guests.ts';
import { forgetLetters, insertLetters } from './calendar.removals.queries.ts';

const beginningOfSequences = Date.UTC(2020, 0, 1);

/** Each guest gets a message of their own, which of an event that is cancelled says so. What has left cannot be taken back. */
export async function sendInvitations(
  context: SignedInContext,
  id: number,
  { message, language: asked }: { message: string; language?: DocumentLanguage | undefined },
): Promise<{ sentTo: string[] }> {
  const { caller, services } = context;
  const language = asked ?? services.settings.language;
  const sentTo = await services.engine.write(async (transaction) => {
    const event = await existing(transaction, context, id);
    if (isOthers(event)) throw conflict('Only the organiser writes to the guests of this event.');
    const addresses = outsideAddresses(event);
    if (addresses.length === 0) throw conflict('No guest without an account has an address.');
    const email = (await findEmails(transaction, [caller.accountId])).get(caller.accountId) ?? '';
    const owner = { accountId: caller.accountId, name: caller.name, email, avatar: '' };
    const isCancelled = event.status === 'cancelled';
    const events = await toldOf(transaction, { ...event, owner }, addresses);
    const attachments = [await guestsFile(transaction, context, events, isCancelled ? 'CANCEL' : 'REQUEST')];
    const telling = isCancelled ? 'cancellation' : 'invitation';
    const letter = eventLetter(shown(event, caller.accountId), { telling, name: caller.name, language, message });
    for (const recipient of addresses)
      await queueMessage(transaction, context, { recipient, replyTo: email, ...letter, attachments });
    await noteLetters(transaction, events, addresses, language);
    return addresses;
  });
  deliverSoon(context);
  return { sentTo };
}

/** The first of the events is the one that it is about. When somebody is reminded is their own. */
export async function guestsFile(
  transaction: Transaction,
  { services, now }: Pick<Acting, 'services' | 'now'>,
  events: readonly SeenEvent[],
  method: InvitationMethod,
): Promise<MailAttachment> {
  // Later ones count for more: a second of now is a number that only grows.
  const sequence = Math.floor((Date.parse(now) - beginningOfSequences) / 1_000);
  const { brandName } = services.settings;
  const quiet = events.map((event) => ({ ...event, reminders: [] }));
  const file = await icsOf(transaction, quiet, { now, brandName, invitation: { method, sequence } });
  const name = method === 'CANCEL' ? 'cancellation.ics' : 'invitation.ics';
  const mediaType = `text/calendar; charset=utf-8; method=${method}`;
  return { name, mediaType, content: new TextEncoder().encode(file) };
}

/** With the occurrences that were changed. What is cancelled goes by itself and takes all of its occurrences along. */
async function toldOf(database: Database, event: SeenEvent, addresses: readonly string[]): Promise<SeenEvent[]> {
  const changed = event.status === 'cancelled' ? [] : await changedOccurrencesOf(database, event);
  return [event, ...sharedWith(addresses, changed)];
}

/** Those that all of them are invited to; an occurrence that is cancelled is left out of its series. */
export function sharedWith(addresses: readonly string[], changed: readonly SeenEvent[]): SeenEvent[] {
  return changed.filter(
    ({ guests, status }) =>
      status !== 'cancelled' && addresses.every((address) => guests.some(({ email }) => email === address)),
  );
}

/** For when it is deleted. Who was told that all of it is cancelled has nothing of it any more. */
async function noteLetters(
  transaction: Transaction,
  events: readonly KeptEvent[],
  addresses: readonly string[],
  language: DocumentLanguage,
): Promise<void> {
  const [event] = events;
  if (!event) return;
  const { accountId, uid, status, originalStart } = event;
  const isOver = status === 'cancelled' && originalStart === null;
  const originals = isOver ? null : events.map((each) => each.originalStart ?? '');
  await forgetLetters(transaction, event, addresses, originals);
  if (isOver) return;
  const about = { accountId, uid, originalStart: originalStart ?? '', language };
  const isCancelled = Number(status === 'cancelled');
  await insertLetters(
    transaction,
    [...new Set(addresses)].map((email) => ({ ...about, email, isCancelled })),
  );
}

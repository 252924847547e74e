import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { eventLetter } from '@atrium/contract/event-letter';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { deliverSoon, queueMessage } from '../../mail/outbox.ts';
import { findEmails } from './calendar.files.queries.ts';
import { changedOccurrencesOf, icsOf } from './calendar.files.ts';
import { type KeptEvent, type SeenEvent, shown } from './calendar.rows.ts';
import { existing } from './calendar.ts';
import type { InvitationMethod } from './ics-write.ts';

const beginningOfSequences = Date.UTC(2020, 0, 1);

/** Each guest gets a message of their own, which of an event that is cancelled says so. What has left cannot be taken back. */
export async function sendInvitations(
  context: SignedInContext,
  id: number,
  { message, language: asked }: { message: string; language?: DocumentLanguage | undefined },
): Promise<{ sentTo: string[] }> {
  const { caller, services, now } = context;
  const language = asked ?? services.settings.language;
  const sentTo = await services.engine.write(async (transaction) => {
    const event = await existing(transaction, context, id);
    if (isOthers(event)) throw conflict('Only the organiser writes to the guests of this event.');
    const addresses = event.guests.flatMap(({ accountId, email }) => (accountId === null && email ? [email] : []));
    if (addresses.length === 0) throw conflict('No guest without an account has an address.');
    const email = (await findEmails(transaction, [caller.accountId])).get(caller.accountId) ?? '';
    const owner = { accountId: caller.accountId, name: caller.name, email, avatar: '' };
    // Later ones count for more: a second of now is a number that only grows.
    const sequence = Math.floor((Date.parse(now) - beginningOfSequences) / 1_000);
    const method = event.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
    const { brandName } = services.settings;
    const events = await toldOf(transaction, { ...event, owner }, addresses);
    const file = await icsOf(transaction, events, { now, brandName, invitation: { method, sequence } });
    const attachments = [attachmentOf(file, method)];
    const letter = eventLetter(shown(event, caller.accountId), caller.name, language, message);
    for (const recipient of addresses) await queueMessage(transaction, context, { recipient, ...letter, attachments });
    return addresses;
  });
  deliverSoon(context);
  return { sentTo };
}

function isOthers({ organiserName, organiserEmail }: KeptEvent): boolean {
  return organiserName !== '' || organiserEmail !== '';
}

function attachmentOf(file: string, method: InvitationMethod) {
  const name = method === 'CANCEL' ? 'cancellation.ics' : 'invitation.ics';
  const mediaType = `text/calendar; charset=utf-8; method=${method}`;
  return { name, mediaType, content: new TextEncoder().encode(file) };
}

/**
 * With the occurrences that were changed, where all of them are invited to these too. What is cancelled goes by itself and takes all of its
 * occurrences along; an occurrence that is cancelled is left out of its series. When somebody is reminded is their own.
 */
async function toldOf(database: Database, event: SeenEvent, addresses: readonly string[]): Promise<SeenEvent[]> {
  const changed = event.status === 'cancelled' ? [] : await changedOccurrencesOf(database, event);
  const theirs = changed.filter(
    ({ guests, status }) =>
      status !== 'cancelled' && addresses.every((address) => guests.some(({ email }) => email === address)),
  );
  return [event, ...theirs].map((each) => ({ ...each, reminders: [] }));
}

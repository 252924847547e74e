import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { eventLetter } from '@atrium/contract/event-letter';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { deliverSoon, queueMessage } from '../../mail/outbox.ts';
import { findEmails } from './calendar.files.queries.ts';
import { changedOccurrencesOf, icsOf } from './calendar.files.ts';
import { type SeenEvent, shown } from './calendar.rows.ts';
import { existing } from './calendar.ts';

const mediaType = 'text/calendar; charset=utf-8; method=REQUEST';

/** Each guest gets a message of their own. What has left cannot be taken back. */
export async function sendInvitations(
  context: SignedInContext,
  id: number,
  { message, language: asked }: { message: string; language?: DocumentLanguage | undefined },
): Promise<{ sentTo: string[] }> {
  const { caller, services, now } = context;
  const language = asked ?? services.settings.language;
  const sentTo = await services.engine.write(async (transaction) => {
    const event = await existing(transaction, context, id);
    const addresses = event.guests.flatMap(({ accountId, email }) => (accountId === null && email ? [email] : []));
    if (addresses.length === 0) throw conflict('No guest without an account has an address.');
    const email = (await findEmails(transaction, [caller.accountId])).get(caller.accountId) ?? '';
    const owner = { accountId: caller.accountId, name: caller.name, email, avatar: '' };
    // Later ones count for more: a minute of now is a number that only grows.
    const sequence = Math.floor(Date.parse(now) / 60_000);
    const { brandName } = services.settings;
    const events = await invitedTo(transaction, { ...event, owner }, addresses);
    const file = await icsOf(transaction, events, { now, brandName, sequence });
    const attachments = [{ name: 'invitation.ics', mediaType, content: new TextEncoder().encode(file) }];
    const letter = eventLetter(shown(event, caller.accountId), caller.name, language, message);
    for (const recipient of addresses) await queueMessage(transaction, context, { recipient, ...letter, attachments });
    return addresses;
  });
  deliverSoon(context);
  return { sentTo };
}

/** With the occurrences that were changed, where all of them are invited to these too. When somebody is reminded is their own. */
async function invitedTo(database: Database, event: SeenEvent, addresses: readonly string[]): Promise<SeenEvent[]> {
  const changed = await changedOccurrencesOf(database, event);
  const theirs = changed.filter(({ guests }) =>
    addresses.every((address) => guests.some(({ email }) => email === address)),
  );
  return [event, ...theirs].map((each) => ({ ...each, reminders: [] }));
}

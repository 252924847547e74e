import { type EventTelling, eventLetter } from '@atrium/contract/event-letter';
import { findAccount } from '../../../auth/accounts.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { AccountRow } from '../../../database/schema.ts';
import type { JobContext, JobRunners } from '../../../jobs/jobs.ts';
import { deliverMessages, queueMessage } from '../../../mail/outbox.ts';
import { type KeptEvent, shown } from '../calendar.rows.ts';
import { findEventsByUids } from '../ics/calendar.files.queries.ts';
import { standsFor } from '../ics/ics-occurrences.ts';
import type { InvitationMethod } from '../ics/ics-write.ts';
import { guestsFile, sharedWith } from './calendar.letters.ts';
import { askedByLetter } from './calendar.outside-guests.ts';
import {
  findLetters,
  findRemoval,
  findRemovals,
  type Removal,
  storeRemovalState,
} from './calendar.removals.queries.ts';
import { removalJob } from './calendar.removals.ts';

/** What guests are told, and what their calendars get with it. */
interface News {
  telling: EventTelling;
  method: InvitationMethod;
  events: readonly KeptEvent[];
}

export const eventRemovalJobs: JobRunners = {
  /** The key names the event, and the part of it. */
  [removalJob]: async (transaction, context, key) => {
    const [id = '', ...part] = key.split(' ');
    const removal = await findRemoval(transaction, Number(id), part.join(' '));
    if (!removal || removal.isGone === removal.isTold) return;
    const organiser = await findAccount(transaction, removal.removed.accountId);
    const news = await newsOf(transaction, removal);
    if (!organiser || !news) return;
    await tell(transaction, context, organiser, removal.removed, news);
    await storeRemovalState(transaction, { ...removal, isTold: removal.isGone });
    context.afterwards(() => deliverMessages(context.services));
  },
};

/** Null where there is nothing to say: all of the series is gone with it, or what is there again was cancelled. */
async function newsOf(transaction: Transaction, removal: Removal): Promise<News | null> {
  const { removed, isGone } = removal;
  const kept = await findEventsByUids(transaction, removed.accountId, [removed.uid]);
  const main = kept.find(({ originalStart }) => originalStart === null);
  if (!isGone) return askingNews('return', standingFor(removed, kept) ?? main, kept);
  const removals = await findRemovals(transaction, removed);
  if (removals.some((other) => !isSame(other, removal) && isOfWhole(other))) return null;
  if (removed.recurrence !== null && kept.length > 0) return askingNews('ending', main, kept);
  return { telling: 'cancellation', method: 'CANCEL', events: [{ ...removed, status: 'cancelled' }] };
}

function standingFor({ originalStart, recurrence }: KeptEvent, kept: readonly KeptEvent[]): KeptEvent | undefined {
  if (originalStart === null || recurrence !== null) return undefined;
  return kept.find((event) => standsFor(event, originalStart));
}

function isSame(one: Removal, other: Removal): boolean {
  return one.eventId === other.eventId && one.part === other.part;
}

function isOfWhole({ part, removed, isGone }: Removal): boolean {
  return isGone && part === '' && removed.originalStart === null;
}

/** With what stands for occurrences of a series; that alone is left where all others of the series are gone. */
function askingNews(telling: EventTelling, event: KeptEvent | undefined, kept: readonly KeptEvent[]): News | null {
  if (event?.status === 'cancelled') return null;
  const changed = kept.filter(({ originalStart }) => originalStart !== null);
  const events = event ? [event, ...(event.originalStart === null ? changed : [])] : changed;
  return events.length === 0 ? null : { telling, method: 'REQUEST', events };
}

async function tell(
  transaction: Transaction,
  context: JobContext,
  { fullName, username, email }: AccountRow,
  removed: KeptEvent,
  { telling, method, events }: News,
): Promise<void> {
  const letters = askedByLetter(removed, await findLetters(transaction, removed));
  if (letters.length === 0) return;
  const { accountId } = removed;
  const owner = { accountId, name: fullName || username, email, avatar: '' };
  const [first, ...changed] = events.map((event) => ({ ...event, owner }));
  if (!first) return;
  const addresses = letters.map((letter) => letter.email);
  const file = await guestsFile(transaction, context, [first, ...sharedWith(addresses, changed)], method);
  for (const { email: recipient, language } of letters) {
    const letter = eventLetter(shown(removed, accountId), { telling, name: owner.name, language });
    await queueMessage(transaction, context, { recipient, replyTo: email, ...letter, attachments: [file] });
  }
}

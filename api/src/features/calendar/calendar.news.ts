import type { NotificationKind } from '@atrium/contract/notifications';
import type { Transaction } from '../../database/engine.ts';
import { notifyAccounts, withdrawNotifications } from '../../notifications/notifications.ts';
import type { Author } from './calendar.author.ts';
import { type KeptEvent, type Participant, placeOf } from './calendar.rows.ts';
import { findAccountsToldOf } from './guests/calendar.guests.queries.ts';
import { momentsOf } from './occurrences/calendar.times.ts';

/** What changes when or where one has to be. */
const telling = ['start', 'end', 'allDay', 'timeZone', 'recurrence', 'location', 'status', 'exceptions'] as const;

/**
 * Tells the accounts that are invited what became of an event: those that are new, those that were before, and those that are not any more.
 * Of what is over nobody is told.
 */
export async function tellGuests(
  transaction: Transaction,
  author: Author,
  before: KeptEvent | null,
  after: KeptEvent | null,
): Promise<void> {
  const event = after ?? before;
  if (!event || (isOver(event, author) && (!before || isOver(before, author)))) return;
  const [old, now] = [before?.participants ?? [], after?.participants ?? []];
  await tellInvited(transaction, author, event, without(now, old));
  await tellGone(transaction, author, event, without(old, now));
  if (!before || !after || !telling.some((field) => isOther(before[field], after[field]))) return;
  await withdrawNotifications(transaction, author, { kind: 'event-changed', ...aboutOf(event) });
  await tell(transaction, author, event, 'event-changed', comingOf(now.filter((part) => isAmong(part, old))));
}

/** Who was invited to an event before it was removed and has not answered is told again; that it was removed was a mistake. */
export async function tellRestored(transaction: Transaction, author: Author, event: KeptEvent): Promise<void> {
  await withdrawNotifications(transaction, author, { kind: 'event-cancelled', ...aboutOf(event) });
  if (isOver(event, author)) return;
  const waiting = event.participants.filter(({ answer }) => answer === 'waiting');
  await tellInvited(transaction, author, event, waiting);
}

/** Of what somebody has said the organiser hears the last, with the note to it. */
export async function tellOrganiser(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  note: string | undefined,
): Promise<void> {
  const [accountIds, personAccountId] = [[event.accountId], author.caller.accountId];
  await withdrawNotifications(transaction, author, {
    ...{ kind: 'event-answer', ...aboutOf(event), accountIds, personAccountId },
  });
  await tell(transaction, author, event, 'event-answer', accountIds, note);
}

function tellInvited(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  parts: readonly Participant[],
): Promise<void> {
  const ids = parts.map(({ accountId }) => accountId);
  return tell(transaction, author, event, 'event-invitation', ids);
}

/** Who has not read yet that they were invited does not have to hear of it at all. */
async function tellGone(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  parts: readonly Participant[],
): Promise<void> {
  if (parts.length === 0) return;
  const accountIds = parts.map(({ accountId }) => accountId);
  const unaware = new Set(await findAccountsToldOf(transaction, 'event-invitation', event.id));
  await withdrawNotifications(transaction, author, { kind: 'event-invitation', ...aboutOf(event), accountIds });
  await withdrawNotifications(transaction, author, { kind: 'event-changed', ...aboutOf(event), accountIds });
  const aware = comingOf(parts).filter((accountId) => !unaware.has(accountId));
  await tell(transaction, author, event, 'event-cancelled', aware);
}

async function tell(
  transaction: Transaction,
  author: Author,
  event: KeptEvent,
  kind: NotificationKind,
  accountIds: readonly number[],
  detail = '',
): Promise<void> {
  const person = author.caller.name;
  const moment = momentsOf(event).startsAt;
  const news = { kind, title: event.title, detail, person, moment, ...aboutOf(event) };
  await notifyAccounts(transaction, author, accountIds, news);
}

function aboutOf({ id }: KeptEvent) {
  return { entity: 'event', entityId: id } as const;
}

function comingOf(parts: readonly Participant[]): number[] {
  return parts.filter(({ answer }) => answer !== 'declined').map(({ accountId }) => accountId);
}

function without(parts: readonly Participant[], others: readonly Participant[]): Participant[] {
  return parts.filter((part) => !isAmong(part, others));
}

function isAmong({ accountId }: Participant, parts: readonly Participant[]): boolean {
  return parts.some((part) => part.accountId === accountId);
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

export function isOver(event: KeptEvent, { now }: Author): boolean {
  return placeOf(event).lastEndsAt <= now;
}

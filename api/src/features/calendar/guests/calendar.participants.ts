import type { Guest } from '@atrium/contract/calendar';
import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import type { Transaction } from '../../../database/engine.ts';
import { badInput } from '../../../errors.ts';
import type { KeptEvent, Participant } from '../calendar.rows.ts';
import { findSettings } from '../settings/calendar-settings.queries.ts';

function accountsOf(guests: readonly Guest[]): number[] {
  return guests.flatMap(({ accountId }) => accountId ?? []);
}

/** Who hears of an event beside its organiser. */
export function audienceOf(...events: readonly KeptEvent[]): number[] {
  return [...new Set(events.flatMap(({ guests }) => accountsOf(guests)))];
}

/**
 * With a part for each account among the guests: those that had one keep it; those that are new have not answered, and get the reminders
 * that they set for all. `path` is where the fields of the event stand in what was sent.
 */
export async function withParticipants(transaction: Transaction, event: KeptEvent, path: string): Promise<KeptEvent> {
  const settings = await findSettings(transaction, accountsOf(event.guests));
  refuseWrongGuests(event, settings, path);
  return { ...event, participants: participantsOf(event, settings) };
}

/** The same of an event that is brought back: a guest whose account is gone is a name. */
export async function withKnownGuests(transaction: Transaction, event: KeptEvent): Promise<KeptEvent> {
  const settings = await findSettings(transaction, accountsOf(event.guests));
  const guests = event.guests.map((guest) =>
    guest.accountId === null || settings.has(guest.accountId) ? guest : { ...guest, accountId: null },
  );
  const known = { ...event, guests };
  return { ...known, participants: participantsOf(known, settings) };
}

function participantsOf(event: KeptEvent, settings: ReadonlyMap<number, CalendarSettings>): Participant[] {
  const parts = new Map(event.participants.map((part) => [part.accountId, part]));
  return accountsOf(event.guests).map((accountId) => {
    const own = settings.get(accountId);
    const reminders = (event.allDay ? own?.allDayReminders : own?.reminders) ?? [];
    return parts.get(accountId) ?? { accountId, answer: 'waiting', reminders };
  });
}

function refuseWrongGuests(event: KeptEvent, accounts: ReadonlyMap<number, unknown>, path: string): void {
  const invited = new Set<number>();
  const errors = event.guests.flatMap(({ accountId }, index) => {
    if (accountId === null) return [];
    const message = wrongWith(accountId, event.accountId, accounts, invited);
    invited.add(accountId);
    return message === null ? [] : [{ path: `${path}.extendedProps.guests.${index}.accountId`, message }];
  });
  if (errors.length > 0) throw badInput(errors);
}

function wrongWith(
  accountId: number,
  ownerId: number,
  accounts: ReadonlyMap<number, unknown>,
  invited: ReadonlySet<number>,
): string | null {
  if (!accounts.has(accountId)) return 'There is no such account.';
  if (accountId === ownerId) return 'This is your own event: you come anyway.';
  return invited.has(accountId) ? 'This account is invited already.' : null;
}

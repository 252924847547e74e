import type { Guest } from '@atrium/contract/calendar';
import type { KeptEvent } from '../calendar.rows.ts';
import { momentsOf } from '../occurrences/calendar.times.ts';
import type { FileEvent } from './ics-events.ts';
import { knownRule } from './ics-rules.ts';

/**
 * An event that is here as a file says it is now. What a file cannot say stays: who is invited by an account, and how a rule was written.
 * Only one that asks the guests (METHOD:REQUEST) takes back what they have answered.
 */
export function merged(
  before: KeptEvent,
  file: FileEvent,
  emails: ReadonlyMap<number, string>,
  asksAgain: boolean,
): KeptEvent {
  const guests = guestsOf(before, file, emails, asksAgain);
  const invited = new Set(guests.map(({ accountId }) => accountId));
  const participants = before.participants.filter(({ accountId }) => invited.has(accountId));
  const { id, accountId } = before;
  const timeZone = file.allDay && before.allDay ? before.timeZone : file.timeZone;
  return { ...file, id, accountId, guests, participants, timeZone, recurrence: ruleOf(before, file) };
}

/** An event that is here with what guests answer, and nothing else of it. */
export function answered(
  before: KeptEvent,
  answering: readonly Guest[],
  emails: ReadonlyMap<number, string>,
): KeptEvent {
  const guests = before.guests.map((known) => {
    const answer = answering.find((guest) => isSame(known, guest, emails))?.answer;
    return answer && known.accountId === null ? { ...known, answer } : known;
  });
  return { ...before, guests };
}

function ruleOf(before: KeptEvent, { recurrence }: FileEvent): string | null {
  if (before.recurrence === null || recurrence === null) return recurrence;
  const { allDay, timeZone } = before;
  const said = knownRule(before.recurrence, { startsAt: Date.parse(momentsOf(before).startsAt), allDay, timeZone });
  return said === recurrence ? before.recurrence : recurrence;
}

/** Accounts are known by their addresses, names that somebody wrote by themselves. */
function guestsOf(
  before: KeptEvent,
  file: FileEvent,
  emails: ReadonlyMap<number, string>,
  asksAgain: boolean,
): Guest[] {
  return file.guests.map((guest) => {
    const known = before.guests.find((each) => isSame(each, guest, emails));
    if (!known) return guest;
    if (known.accountId !== null) return known;
    const { answer: given, ...rest } = known;
    const answer = guest.answer ?? (asksAgain ? undefined : given);
    return answer ? { ...rest, answer } : rest;
  });
}

function isSame(known: Guest, guest: Guest, emails: ReadonlyMap<number, string>): boolean {
  const address = known.accountId === null ? known.email : emails.get(known.accountId);
  if (guest.email !== undefined) return address?.toLowerCase() === guest.email.toLowerCase();
  return address === undefined && known.label === guest.label;
}

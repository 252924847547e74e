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
  const after = { ...file, id, accountId, guests, participants, timeZone, recurrence: ruleOf(before, file) };
  return { ...after, ...ownPart(before, after) };
}

const times = ['start', 'end', 'allDay', 'recurrence'] as const;

/** Who was invited by mail keeps what is theirs; they are asked again where it is at another time. */
function ownPart(before: KeptEvent, after: KeptEvent): Partial<KeptEvent> {
  if (before.ownAnswer === null) return {};
  const { kind, showsAs, isPrivate, reminders, ownAnswer, ownNote } = before;
  const isMoved = times.some((field) => before[field] !== after[field]);
  const said = isMoved && after.ownAnswer === 'waiting' ? { ownNote: '' } : { ownAnswer, ownNote };
  return { kind, showsAs, isPrivate, reminders, ...said };
}

/** An event that is here with what guests answer, and nothing else of it. */
export function answered(
  before: KeptEvent,
  answering: readonly Guest[],
  emails: ReadonlyMap<number, string>,
): KeptEvent {
  const guests = before.guests.map((known) => {
    const { answer, note } = answering.find((guest) => isSameGuest(known, guest, emails)) ?? {};
    if (!answer || known.accountId !== null) return known;
    const { note: _, ...rest } = known;
    return { ...rest, answer, ...(note !== undefined && { note }) };
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
    const known = before.guests.find((each) => isSameGuest(each, guest, emails));
    if (!known) return guest;
    if (known.accountId !== null) return known;
    const { answer: given, note, ...rest } = known;
    const answer = guest.answer ?? (asksAgain ? undefined : given);
    if (!answer) return rest;
    return { ...rest, answer, ...(answer === given && note !== undefined && { note }) };
  });
}

export function isSameGuest(known: Guest, guest: Guest, emails: ReadonlyMap<number, string>): boolean {
  const address = known.accountId === null ? known.email : emails.get(known.accountId);
  if (guest.email !== undefined) return address?.toLowerCase() === guest.email.toLowerCase();
  return address === undefined && known.label === guest.label;
}

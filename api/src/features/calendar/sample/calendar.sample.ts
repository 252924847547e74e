import type { Guest } from '@atrium/contract/calendar';
import { dayMilliseconds } from '@atrium/contract/days';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import type { Transaction } from '../../../database/engine.ts';
import { nextIds } from '../../../database/sequences.ts';
import { samplePortrait } from '../../../people/sample-portraits.ts';
import { insertEvents } from '../calendar.queries.ts';
import type { KeptEvent } from '../calendar.rows.ts';
import { iso } from '../occurrences/iso.ts';
import { type SampleEvent, sampleEvents, sampleInvitations } from './calendar.sample-rows.ts';

const hourMilliseconds = 3_600_000;
/** Where the machine is that loads them, which in the browser is the visitor's: what begins at nine begins at nine there. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** An account's own copy of the sample events, around the day of `now`. */
export async function loadSampleEvents(transaction: Transaction, accountId: number, now: string): Promise<void> {
  const firstId = await nextIds(transaction, 'events', sampleEvents.length);
  const events = sampleEvents.map((event, index) => keptSample(event, firstId + index, accountId, now));
  await insertEvents(transaction, events);
}

/** Beside them, what colleagues invite the account to; the events are theirs. */
export async function loadSampleInvitations(transaction: Transaction, accountId: number, now: string): Promise<void> {
  const people = await transaction
    .selectFrom('accounts')
    .select(['id', 'fullName', 'username'])
    .where((where) => where.or([where('id', '=', accountId), where('canSignIn', '=', 0)]))
    .orderBy('id')
    .execute();
  const invited = people.find(({ id }) => id === accountId);
  const given = sampleInvitations.flatMap((event) => {
    const organiser = people.find(({ fullName }) => fullName === event.from);
    return organiser && invited ? [{ event, organiser }] : [];
  });
  if (given.length === 0 || !invited) return;
  const firstId = await nextIds(transaction, 'events', given.length);
  const name = invited.fullName || invited.username;
  const guest = { value: name, label: name, avatar: '', accountId };
  const events = given.map(({ event, organiser }, index): KeptEvent => {
    const kept = keptSample(event, firstId + index, organiser.id, now);
    const participants = [{ accountId, answer: event.answer, reminders: [] }];
    return { ...kept, guests: [guest, ...kept.guests], participants };
  });
  await insertEvents(transaction, events);
}

function keptSample(event: SampleEvent, id: number, accountId: number, now: string): KeptEvent {
  const { title, kind, url = '', location = '', description = '', recurrence = null, guests = [] } = event;
  const times = { ...timesOf(event, dayOf(now) + event.day * dayMilliseconds), allDay: event.hours === null };
  const more = { timeZone, recurrence, location, description };
  const uid = `sample-${id}-of-${accountId}@atrium`;
  return {
    ...{ id, accountId, title, kind, url, ...times, ...more, guests: guests.map(guestOf), exceptions: [] },
    ...{ uid, originalStart: null, status: 'confirmed', organiserName: '', organiserEmail: '' },
    ...{ reminders: [], participants: [], showsAs: 'busy', isPrivate: false, fileProperties: [] },
    ...{ ownAnswer: null, ownNote: '', sequence: 0 },
  };
}

/** The day that it is by the clocks there, as its midnight would be in UTC. */
function dayOf(now: string): number {
  return Date.parse(iso(wallTimeAt(timeZone, Date.parse(now))).slice(0, 10));
}

function timesOf({ hours, days = 1 }: SampleEvent, day: number): { start: string; end: string } {
  if (hours === null)
    return { start: iso(day).slice(0, 10), end: iso(day + (days - 1) * dayMilliseconds).slice(0, 10) };
  const startsAt = momentAt(timeZone, day + hours[0] * hourMilliseconds);
  return { start: iso(startsAt), end: iso(startsAt + hours[1] * hourMilliseconds) };
}

function guestOf(name: string): Guest {
  return { value: name, label: name, avatar: samplePortrait(name), accountId: null };
}

import type { Guest } from '@atrium/contract/calendar';
import type { Transaction } from '../../database/engine.ts';
import { nextIds } from '../../database/sequences.ts';
import { insertEvents } from './calendar.queries.ts';
import type { KeptEvent } from './calendar.rows.ts';
import { type SampleEvent, sampleEvents } from './calendar.sample-rows.ts';

const dayMilliseconds = 86_400_000;
const hourMilliseconds = 3_600_000;

/** An account's own copy of the sample events, around the day of `now`. */
export async function loadSampleEvents(transaction: Transaction, accountId: number, now: string): Promise<void> {
  const firstId = await nextIds(transaction, 'events', sampleEvents.length);
  const today = Date.parse(now.slice(0, 10));
  const events = sampleEvents.map((event, index) => keptSample(event, firstId + index, accountId, today));
  await insertEvents(transaction, events);
}

function keptSample(event: SampleEvent, id: number, accountId: number, today: number): KeptEvent {
  const { title, kind, url = '', location = '', description = '', recurrence = null, guests = [] } = event;
  const times = { ...timesOf(event, today + event.day * dayMilliseconds), allDay: event.hours === null };
  const more = { timeZone: 'UTC', recurrence, location, description };
  const uid = `sample-${id}-of-${accountId}@atrium`;
  return {
    ...{ id, accountId, title, kind, url, ...times, ...more, guests: guests.map(guestOf), exceptions: [] },
    ...{ uid, originalStart: null, status: 'confirmed', organiserName: '', organiserEmail: '' },
    ...{ reminders: [], participants: [] },
  };
}

function timesOf({ hours, days = 1 }: SampleEvent, day: number): { start: string; end: string } {
  const iso = (moment: number) => new Date(moment).toISOString();
  if (hours === null)
    return { start: iso(day).slice(0, 10), end: iso(day + (days - 1) * dayMilliseconds).slice(0, 10) };
  const startsAt = day + hours[0] * hourMilliseconds;
  return { start: iso(startsAt), end: iso(startsAt + hours[1] * hourMilliseconds) };
}

function guestOf([name, username]: readonly [string, string]): Guest {
  return { value: name, label: name, avatar: `/avatars/${username}.svg`, accountId: null };
}

import type { GivenKind, Guest } from '@atrium/contract/calendar';
import { dayMilliseconds } from '@atrium/contract/days';
import type { KeptEvent } from '../calendar.rows.ts';
import { iso } from '../occurrences/iso.ts';

const titles: Readonly<Record<GivenKind, readonly string[]>> = {
  Business: ['Berth plan', 'Proof reading', 'Lens inspection', 'Quarterly accounts', 'Supplier visit', 'Crew briefing'],
  Personal: ['Harbour swim', 'Dentist', 'Evening class', 'Choir practice', 'Bicycle repair'],
  Family: ['Supper at the bakery', 'School concert', 'Birthday', 'Picnic on the mole'],
  Holiday: ['Regatta day', 'Lantern festival', 'Midsummer', 'Day of the pilots'],
  ETC: ['Chimney sweep', 'Parcel delivery', 'Low bridge closed', 'Street market'],
};
const kinds = ['Business', 'Business', 'Business', 'Personal', 'Personal', 'Family', 'Holiday', 'ETC'] as const;
const places = ['', '', '', 'Pier 2', 'Heron Press', 'Juniper Clinic', 'Northquay Freight', 'Old light, upper deck'];
const people = ['Amara Okafor', 'Hannah Weiß', 'Thabo Mokoena', 'Lucía Quispe Mamani', 'Øyvind Håkonsen'] as const;
const zones = ['UTC', 'Europe/Berlin', 'Europe/Berlin', 'America/New_York'] as const;
const rules = ['FREQ=WEEKLY;COUNT=10', 'FREQ=MONTHLY;COUNT=6', 'FREQ=DAILY;COUNT=5', 'FREQ=YEARLY'] as const;

const quarterMilliseconds = 900_000;
const years = 12;
const recurringShare = 1 / 2_000;

/** A plausible event: the same for the same id and day. */
export function seededEvent(id: number, accountId: number, now: number): KeptEvent {
  const random = randomNumbers(id);
  const kind = pick(kinds, random());
  const today = Math.floor(now / dayMilliseconds) * dayMilliseconds;
  const day = today + Math.floor((random() - 0.5) * years * 365) * dayMilliseconds;
  const allDay = random() < (kind === 'Holiday' ? 0.9 : 0.08);
  return {
    ...{ id, accountId, title: pick(titles[kind], random()), kind, url: '' },
    ...(allDay ? wholeDays(day, random()) : hours(day, random(), random())),
    allDay,
    timeZone: pick(zones, random()),
    recurrence: random() < recurringShare ? pick(rules, random()) : null,
    location: pick(places, random()),
    description: '',
    guests: random() < 0.2 ? people.slice(0, 1 + Math.floor(random() * people.length)).map(guestOf) : [],
    exceptions: [],
    ...{ uid: `seed-${id}@atrium`, originalStart: null, status: 'confirmed', organiserName: '', organiserEmail: '' },
    ...{ reminders: [], participants: [], showsAs: 'busy', isPrivate: false, fileProperties: [] },
    ...{ ownAnswer: null, ownNote: '', sequence: 0 },
  };
}

/** One day mostly, seldom several weeks. */
function wholeDays(day: number, random: number): { start: string; end: string } {
  const more = Math.floor(40 * random ** 12);
  return { start: iso(day).slice(0, 10), end: iso(day + more * dayMilliseconds).slice(0, 10) };
}

/** In the quarters of an hour from six to twenty, for up to four hours. */
function hours(day: number, start: number, length: number): { start: string; end: string } {
  const startsAt = day + (24 + Math.floor(start * 56)) * quarterMilliseconds;
  return { start: iso(startsAt), end: iso(startsAt + (1 + Math.floor(15 * length ** 2)) * quarterMilliseconds) };
}

function guestOf(name: string): Guest {
  return { value: name, label: name, avatar: '', accountId: null };
}

function pick<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(items.length * random)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Mulberry32: small, and the same everywhere. */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { eventKinds, listEvents } from '@atrium/contract/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent } from './calendar.ts';
import { expectedStarts, temporalMoment } from './recurrence.reference.ts';

const app = await openApp();
const calendars = [...eventKinds];
const dayMilliseconds = 86_400_000;

const someSeries = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 0, max: 23 }),
  zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'),
  days: fc.integer({ min: 0, max: 3 }),
  allDay: fc.boolean(),
  rule: fc.constantFrom(
    null,
    ...['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,FR', 'FREQ=MONTHLY', 'FREQ=YEARLY', 'FREQ=MONTHLY;BYDAY=-1SU'],
    ...['FREQ=DAILY;COUNT=9', 'FREQ=WEEKLY;UNTIL=20260420', 'FREQ=DAILY;UNTIL=20260329T010000Z'],
  ),
});
type SomeSeries = typeof someSeries extends fc.Arbitrary<infer Value> ? Value : never;

/** Adds the event, and answers where its occurrences are to be found. */
async function placesOf(person: Person, { day, hour, zone, days, allDay, rule }: SomeSeries, horizon: number) {
  const date = `2026-03-${String(day).padStart(2, '0')}`;
  const start = `${date}T${allDay ? '00' : String(hour).padStart(2, '0')}:00`;
  const startsAt = temporalMoment(start, allDay ? 'UTC' : zone);
  const length = (allDay ? days + 1 : days) * dayMilliseconds;
  const [from, to] = [startsAt, startsAt + days * dayMilliseconds].map((moment) => new Date(moment).toISOString());
  const times = allDay ? { start: date, end: to?.slice(0, 10) ?? '' } : { start: from ?? '', end: to ?? '' };
  const { id } = await addAnEvent(person, { ...times, allDay, timeZone: zone, recurrence: rule });
  const once = rule ?? 'FREQ=DAILY;COUNT=1';
  const starts = expectedStarts({ start, zone: allDay ? 'UTC' : zone, rule: once, horizon });
  return starts.map((at) => ({ id, startsAt: at, endsAt: at + length }));
}

test('A range has the occurrences of all events, in order, wherever it begins', async () => {
  const ranges = fc.array(fc.tuple(fc.integer({ min: -30, max: 500 }), fc.constantFrom(1, 7, 42)), { minLength: 8 });
  const property = fc.asyncProperty(fc.array(someSeries, { maxLength: 12 }), ranges, async (inputs, questions) => {
    const person = await newcomer(app);
    const horizon = Date.parse('2027-10-01');
    const places = [];
    for (const input of inputs) places.push(...(await placesOf(person, input, horizon)));
    for (const [first, length] of questions) {
      const from = Date.parse('2026-03-01T05:00Z') + first * dayMilliseconds;
      const to = from + length * dayMilliseconds;
      const query = { calendars, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
      const found = await person.call(listEvents, { query });
      const expected = places
        .filter(({ startsAt, endsAt }) => startsAt < to && (endsAt > from || startsAt >= from))
        .toSorted((one, other) => one.startsAt - other.startsAt || one.id - other.id);
      expect(found.map(({ id, start }) => [id, Date.parse(start)])).toEqual(
        expected.map(({ id, startsAt }) => [id, startsAt]),
      );
    }
  });
  await fc.assert(property, { numRuns: 15, endOnFailure: true });
});

test('A range ends after its first thousand events and occurrences', async () => {
  const person = await newcomer(app);
  const first = await addAnEvent(person, { recurrence: 'FREQ=DAILY' });
  const single = await addAnEvent(person, { start: '2026-03-04T08:00:00Z', end: '2026-03-04T09:00:00Z' });
  const second = await addAnEvent(person, { recurrence: 'FREQ=DAILY;INTERVAL=2' });
  const query = { calendars, from: '2026-03-02T00:00:00Z', to: '2199-01-01T00:00:00Z' };
  const found = await person.call(listEvents, { query });
  expect(found).toHaveLength(1_000);
  expect(found.slice(0, 5).map(({ id }) => id)).toEqual([first.id, second.id, first.id, single.id, first.id]);
  expect(found.at(-1)?.start.slice(0, 4)).toBe('2027');
});

test('What repeats until a day or a moment beyond the calendar goes on as what repeats for ever', async () => {
  const person = await newcomer(app);
  const query = { calendars, from: '2199-12-29T00:00:00Z', to: '2199-12-31T23:00:00Z' };
  const rules = ['FREQ=DAILY', 'FREQ=DAILY;UNTIL=99991231', 'FREQ=DAILY;UNTIL=99991231T235959Z'];
  for (const recurrence of rules) await addAnEvent(person, { recurrence, timeZone: 'America/New_York' });
  const found = await person.call(listEvents, { query });
  const days = Map.groupBy(found, ({ start }) => start.slice(0, 10));
  expect([...days].map(([day, events]) => [day, events.length])).toEqual([
    ['2199-12-29', 3],
    ['2199-12-30', 3],
    ['2199-12-31', 3],
  ]);
});

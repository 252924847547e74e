import {
  addEvent,
  type CalendarEvent,
  type EventKind,
  eventKinds,
  getEvent,
  listEvents,
  updateEvent,
} from '@atrium/contract/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedEvents } from '../../src/features/calendar/sample/calendar.seed.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addAnEvent, allEvents, inviting, newTitle, nine } from './calendar.ts';

const app = await openApp();
const admin = await app.signIn('admin');

test('The sample data has ten events around today, of every kind, and two that colleagues invite to', async () => {
  const events = await allEvents(await (await openApp()).signIn('admin'));
  const own = events.filter(({ organiser }) => organiser === undefined);
  expect(own.map(({ id }) => id).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(events.flatMap(({ answer }) => answer ?? []).sort()).toEqual(['accepted', 'waiting']);
  expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(eventKinds));
  const today = app.services.now().getTime();
  for (const { start } of events) expect(Math.abs(Date.parse(start) - today)).toBeLessThan(14 * 86_400_000);
});

test('Made-up events are as those that people add, and ids go on after them', async () => {
  const own = await openApp();
  const person = await own.signIn('admin');
  const before = await allEvents(person);
  await seedEvents(own.engine, 700, () => {}, own.services.now().toISOString());
  const events = await allEvents(person);
  expect(events).toHaveLength(before.length + 700);
  for (const { display: _, ...event } of events.filter(({ organiser }) => organiser === undefined)) {
    const { changeId } = await person.call(updateEvent, { body: { event } });
    expect(changeId, JSON.stringify(event)).toBeNull();
  }
  expect((await addAnEvent(person)).id).toBe(before.length + 701);
});

test('Events added at the same time have ids of their own', async () => {
  const events = await Promise.all(Array.from({ length: 20 }, () => addAnEvent(admin)));
  expect(new Set(events.map(({ id }) => id)).size).toBe(20);
});

test('An id is never given again', async () => {
  const { id } = await addAnEvent(admin);
  await admin.delete(`/apps/calendar/remove-event?id=${id}`);
  expect((await addAnEvent(admin)).id).toBe(id + 1);
});

test('The list ends after the first thousand events, whatever their kinds', async () => {
  const person = await newcomer(app);
  const row = (index: number) => ({
    title: newTitle(),
    start: new Date(Date.parse(nine) + ((index * 7_919) % 1_200) * 60_000).toISOString(),
    extendedProps: { calendar: eventKinds[index % 5] },
  });
  for (let index = 0; index < 1_200; index += 1) await person.send(addEvent, { body: { event: row(index) } });
  const events = await allEvents(person);
  const minutes = events.map(({ start }) => (Date.parse(start) - Date.parse(nine)) / 60_000);
  expect(minutes).toEqual(Array.from({ length: 1_000 }, (_, minute) => minute));
});

const hour = 3_600_000;
const base = Date.parse('2026-06-01T00:00:00.000Z');

/** Lengths on both sides of what the index knows of them. */
const length = fc.oneof(
  fc.constantFrom(0, 1, 24, 25, 191, 192, 193, 767, 768, 769, 9_599, 9_600, 9_601, 20_000),
  fc.integer({ min: 0, max: 100 }),
);
const someEvent = fc.record({
  start: fc.integer({ min: -9_700, max: 2_000 }),
  length,
  allDay: fc.boolean(),
  calendar: fc.constantFrom(...eventKinds),
  isInvited: fc.boolean(),
});
const question = fc.record({
  kinds: fc.uniqueArray(fc.constantFrom(...eventKinds)),
  from: fc.integer({ min: -1_000, max: 2_100 }),
  length: fc.constantFrom(0, 1, 24, 168, 720, 9_000),
});

const at = (hours: number) => new Date(base + hours * hour).toISOString();

/** When an event takes place: one of whole days from the midnight of its first day to that after its last. */
function momentsOf({ start, end, allDay }: CalendarEvent): [number, number] {
  return [Date.parse(start), Date.parse(end) + (allDay ? 24 * hour : 0)];
}

/** A plain look at all events. */
function expectedEvents(events: readonly CalendarEvent[], kinds: readonly EventKind[], from: number, to: number) {
  return events
    .filter(({ extendedProps }) => kinds.includes(extendedProps.calendar))
    .filter((event) => {
      const [start, end] = momentsOf(event);
      return start < to && (end > from || start >= from);
    })
    .toSorted((one, other) => momentsOf(one)[0] - momentsOf(other)[0] || one.id - other.id);
}

test('Whatever range and kinds are asked for: the answer is the one that a plain look at all events gives', async () => {
  const property = fc.asyncProperty(
    fc.array(someEvent, { maxLength: 40 }),
    fc.array(question, { minLength: 10, maxLength: 10 }),
    async (inputs, questions) => {
      const [person, host] = [await newcomer(app), await newcomer(app)];
      const events: CalendarEvent[] = [];
      for (const { start, length, allDay, calendar, isInvited } of inputs) {
        const times = { start: at(start), end: at(start + length), allDay };
        const guests = isInvited ? inviting(person).extendedProps.guests : [];
        const { id } = await addAnEvent(isInvited ? host : person, { ...times, extendedProps: { calendar, guests } });
        events.push((await person.call(getEvent, { parameters: { id } })).event);
      }
      for (const { kinds, from, length } of questions) {
        const query = { calendars: kinds, from: at(from), to: at(from + length) };
        const expected = expectedEvents(events, kinds, Date.parse(query.from), Date.parse(query.to));
        expect(await person.call(listEvents, { query })).toEqual(expected);
      }
      expect(await allEvents(person)).toEqual(
        expectedEvents(events, eventKinds, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
      );
    },
  );
  await fc.assert(property, { numRuns: 25, endOnFailure: true });
});

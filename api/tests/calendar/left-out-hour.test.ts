import { changeOccurrences, eventKinds, listEvents, type OccurrenceChanges } from '@atrium/contract/calendar';
import { exportCalendar } from '@atrium/contract/calendar-files';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent } from './calendar.ts';

const app = await openApp();

/** At half past two in Berlin, which the clocks leave out on 29 March: it is half past three then, the same in UTC as on the days before. */
async function nightly(person: Person, recurrence: string, start = '2026-03-27') {
  const times = { start: `${start}T01:30:00.000Z`, end: `${start}T02:30:00.000Z`, timeZone: 'Europe/Berlin' };
  return addAnEvent(person, { title: 'Watch', ...times, recurrence });
}

const leftOut = '2026-03-29T01:30:00.000Z';

const change = (person: Person, { id }: { id: number }, body: Partial<OccurrenceChanges>) =>
  person.call(changeOccurrences, {
    parameters: { id },
    body: { originalStart: leftOut, scope: 'following', changes: {}, ...body },
  });

async function seen(person: Person, to = '2026-04-02T00:00:00Z'): Promise<string[]> {
  const range = { from: '2026-03-01T00:00:00Z', to };
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], ...range } });
  return events.map(({ title, start, end }) => `${title} ${start.slice(5, 16)}-${end.slice(11, 16)}`);
}

const before = ['Watch 03-27T01:30-02:30', 'Watch 03-28T01:30-02:30'];

test('What follows from the night on in which the clocks leave out its hour keeps that hour', async () => {
  const person = await newcomer(app);
  const event = await nightly(person, 'FREQ=DAILY;COUNT=6');
  const act = () => change(person, event, { changes: { title: 'Guard' } });
  await expectUndoable(person, { deed: 'splitting', act, seen: () => seen(person) });
  await act();
  expect(await seen(person)).toEqual([
    ...before,
    ...['Guard 03-29T01:30-02:30', 'Guard 03-30T00:30-01:30', 'Guard 03-31T00:30-01:30', 'Guard 04-01T00:30-01:30'],
  ]);
  expect(await seen(person, '2026-05-01T00:00:00Z')).toHaveLength(6);
});

test('So it does when a form says the same times, and another end, with it', async () => {
  const person = await newcomer(app);
  const event = await nightly(person, 'FREQ=DAILY;COUNT=5');
  const times = { start: leftOut, end: '2026-03-29T03:30:00.000Z', allDay: false, recurrence: 'FREQ=DAILY;COUNT=3' };
  await change(person, event, { changes: times });
  expect(await seen(person)).toEqual([
    ...before,
    ...['Watch 03-29T01:30-03:30', 'Watch 03-30T00:30-02:30', 'Watch 03-31T00:30-02:30'],
  ]);
});

test('Other times are those that are given', async () => {
  const person = await newcomer(app);
  const event = await nightly(person, 'FREQ=DAILY;COUNT=5');
  const times = { start: '2026-03-29T02:00:00.000Z', end: '2026-03-29T03:00:00.000Z' };
  await change(person, event, { changes: times });
  expect(await seen(person)).toEqual([
    ...before,
    ...['Watch 03-29T02:00-03:00', 'Watch 03-30T02:00-03:00', 'Watch 03-31T02:00-03:00'],
  ]);
});

test('What was changed and removed about the nights around it stays so', async () => {
  const person = await newcomer(app);
  const event = await nightly(person, 'FREQ=DAILY;UNTIL=20260402');
  const one = (day: string, changes: OccurrenceChanges['changes']) =>
    change(person, event, { originalStart: `2026-${day}:30:00.000Z`, scope: 'this', changes });
  await one('03-28T01', { title: 'Before' });
  await one('03-31T00', { title: 'After' });
  await one('04-01T00', null);
  await change(person, event, { changes: { title: 'Guard' } });
  expect(await seen(person)).toEqual([
    ...['Watch 03-27T01:30-02:30', 'Before 03-28T01:30-02:30'],
    ...['Guard 03-29T01:30-02:30', 'Guard 03-30T00:30-01:30', 'After 03-31T00:30-01:30'],
  ]);
  const { text } = await person.send(exportCalendar);
  const uids = Object.groupBy(text.match(/^UID:.*$/gm) ?? [], (uid) => uid);
  expect(Object.values(uids).map((alike) => alike?.length)).toEqual([2, 2]);
});

test('Each last Sunday of March has no such hour: the rest begins long before', async () => {
  const person = await newcomer(app);
  const event = await nightly(person, 'FREQ=MONTHLY;INTERVAL=12;BYDAY=-1SU', '2024-03-29');
  const { event: rest } = await change(person, event, { changes: { title: 'Guard' } });
  expect(rest?.start).toBe('2024-03-29T01:30:00.000Z');
  const range = { from: '2024-01-01T00:00:00Z', to: '2028-01-01T00:00:00Z' };
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], ...range } });
  expect(events.map(({ title, start }) => `${title} ${start.slice(0, 16)}`)).toEqual([
    ...['Watch 2024-03-29T01:30', 'Watch 2024-03-31T01:30', 'Watch 2025-03-30T01:30'],
    ...['Guard 2026-03-29T01:30', 'Guard 2027-03-28T01:30'],
  ]);
});

test('A series that began long ago is split at an hour that there is where it is', async () => {
  const person = await newcomer(app);
  const event = await nightly(person, 'FREQ=YEARLY', '1966-01-27');
  const originalStart = '2026-01-27T01:30:00.000Z';
  const { event: rest } = await change(person, event, { originalStart, changes: { title: 'Guard' } });
  expect(rest?.start).toBe(originalStart);
});

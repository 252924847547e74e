import {
  type CalendarEvent,
  changeOccurrences,
  eventKinds,
  listEvents,
  type OccurrenceChanges,
  removeEvent,
  updateEvent,
} from '@atrium/contract/calendar';
import { exportCalendar } from '@atrium/contract/calendar-files';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent } from './calendar.ts';

const app = await openApp();

/** Mondays and Thursdays at ten in Berlin; the clocks go forward on 29 March. */
const weekly = {
  title: 'Watch',
  start: '2026-03-02T09:00:00.000Z',
  end: '2026-03-02T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
  recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH',
};

const change = (person: Person, { id }: { id: number }, body: OccurrenceChanges) =>
  person.call(changeOccurrences, { parameters: { id }, body });

const update = (person: Person, event: { id: number } & Partial<CalendarEvent>) =>
  person.call(updateEvent, { body: { event } });

async function seen(person: Person, from = '2026-03-01T00:00:00Z', to = '2026-04-11T00:00:00Z'): Promise<string[]> {
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], from, to } });
  return events.map(({ title, start }) => `${title} ${start.slice(5, 16)}`).sort();
}

async function lines(person: Person, pattern: RegExp): Promise<string[]> {
  const { text } = await person.send(exportCalendar);
  return text.split('\r\n').filter((line) => pattern.test(line));
}

/** One removed before the change of the clocks and one after it, one that is called something else, one that was put elsewhere. */
async function watches(person: Person): Promise<CalendarEvent> {
  const event = await addAnEvent(person, weekly);
  for (const originalStart of ['2026-03-09T09:00:00.000Z', '2026-04-02T08:00:00.000Z'])
    await change(person, event, { originalStart, scope: 'this', changes: null });
  await change(person, event, {
    ...{ originalStart: '2026-03-16T09:00:00.000Z', scope: 'this', changes: { title: 'Long watch' } },
  });
  const elsewhere = { title: 'Late watch', start: '2026-04-07T17:00:00.000Z', end: '2026-04-07T18:00:00.000Z' };
  await change(person, event, { originalStart: '2026-04-06T08:00:00.000Z', scope: 'this', changes: elsewhere });
  return event;
}

const dayAndHourLater = {
  ...{ start: '2026-03-03T10:00:00.000Z', end: '2026-03-03T11:00:00.000Z', recurrence: 'FREQ=WEEKLY;BYDAY=TU,FR' },
};

const moved = [
  ...['Late watch 04-07T17:00', 'Long watch 03-17T10:00'],
  ...['Watch 03-03T10:00', 'Watch 03-06T10:00', 'Watch 03-13T10:00', 'Watch 03-20T10:00', 'Watch 03-24T10:00'],
  ...['Watch 03-27T10:00', 'Watch 03-31T09:00', 'Watch 04-10T09:00'],
];

test('A series that moves takes along what was removed from it and what was changed about it', async () => {
  const person = await newcomer(app);
  const { id } = await watches(person);
  await update(person, { id, ...dayAndHourLater });
  expect(await seen(person)).toEqual(moved);
});

test('A file says of a series that moved which occurrences the changed ones stand for', async () => {
  const person = await newcomer(app);
  const { id } = await watches(person);
  await update(person, { id, ...dayAndHourLater });
  expect(await lines(person, /^RECURRENCE-ID/)).toEqual([
    'RECURRENCE-ID;TZID=Europe/Berlin:20260317T110000',
    'RECURRENCE-ID;TZID=Europe/Berlin:20260407T110000',
  ]);
  expect(await lines(person, /^EXDATE/)).toEqual([
    'EXDATE;TZID=Europe/Berlin:20260310T110000',
    'EXDATE;TZID=Europe/Berlin:20260403T110000',
  ]);
});

test('So it does from one of its occurrences on', async () => {
  const person = await newcomer(app);
  const event = await watches(person);
  const times = { ...dayAndHourLater, start: '2026-03-13T10:00:00.000Z', end: '2026-03-13T11:00:00.000Z' };
  await change(person, event, { originalStart: '2026-03-12T09:00:00.000Z', scope: 'following', changes: times });
  const [before, after] = [moved.slice(0, 2), moved.slice(4)];
  expect(await seen(person)).toEqual([...before, 'Watch 03-02T09:00', 'Watch 03-05T09:00', ...after]);
  const uids = await lines(person, /^UID/);
  expect(new Set(uids).size).toBe(2);
  expect(uids).toHaveLength(4);
});

test('It may become one of whole days, and of another zone', async () => {
  const person = await newcomer(app);
  const { id } = await watches(person);
  await update(person, {
    id,
    start: '2026-03-03',
    end: '2026-03-03',
    allDay: true,
    recurrence: 'FREQ=WEEKLY;BYDAY=TU,FR',
  });
  const days = ['03-03', '03-06', '03-13', '03-20', '03-24', '03-27', '03-31', '04-10'];
  expect(await seen(person)).toEqual([
    ...['Late watch 04-07T17:00', 'Long watch 03-17'],
    ...days.map((day) => `Watch ${day}`),
  ]);
  await update(person, { id, ...weekly, allDay: false, timeZone: 'America/New_York' });
  expect(await seen(person, '2026-03-01T00:00:00Z', '2026-03-20T00:00:00Z')).toEqual([
    ...['Long watch 03-16T08:00', 'Watch 03-02T09:00', 'Watch 03-05T09:00', 'Watch 03-12T08:00', 'Watch 03-19T08:00'],
  ]);
});

test('The second Tuesdays become third Wednesdays, those that were removed too', async () => {
  const person = await newcomer(app);
  const tuesdays = { title: 'Council', start: '2026-06-09T09:00:00.000Z', recurrence: 'FREQ=MONTHLY;BYDAY=2TU' };
  const event = await addAnEvent(person, { ...tuesdays, end: '2026-06-09T10:00:00.000Z' });
  await change(person, event, { originalStart: '2026-07-14T09:00:00.000Z', scope: 'this', changes: null });
  const { id } = event;
  const times = { start: '2026-06-17T09:00:00.000Z', end: '2026-06-17T10:00:00.000Z' };
  await update(person, { id, ...times, recurrence: 'FREQ=MONTHLY;BYDAY=3WE' });
  const all = await seen(person, '2026-06-01T00:00:00Z', '2026-11-01T00:00:00Z');
  expect(all).toEqual(['Council 06-17T09:00', 'Council 08-19T09:00', 'Council 09-16T09:00', 'Council 10-21T09:00']);
});

test('What was removed stays removed when the series ends earlier, and comes back to none that the rule has not', async () => {
  const person = await newcomer(app);
  const { id } = await watches(person);
  await update(person, { id, recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260320' });
  expect(await seen(person)).toEqual([
    ...['Late watch 04-07T17:00', 'Long watch 03-16T09:00'],
    ...['Watch 03-02T09:00', 'Watch 03-05T09:00', 'Watch 03-12T09:00', 'Watch 03-19T09:00'],
  ]);
  // What was put elsewhere stands for no occurrence any more.
  expect(await lines(person, /^RECURRENCE-ID/)).toEqual(['RECURRENCE-ID;TZID=Europe/Berlin:20260316T100000']);
});

test('A series that ends with its last occurrence has as many when it moves', async () => {
  const person = await newcomer(app);
  const recurrence = 'FREQ=WEEKLY;UNTIL=20260330T080000Z';
  const { id } = await addAnEvent(person, { ...weekly, recurrence });
  expect(await seen(person)).toHaveLength(5);
  const { event } = await person.call(updateEvent, {
    body: { event: { id, start: weekly.end, end: '2026-03-02T11:00:00.000Z' } },
  });
  expect(event.recurrence).toBe('FREQ=WEEKLY;UNTIL=20260330T090000Z');
  expect((await seen(person)).at(-1)).toBe('Watch 03-30T09:00');
  await update(person, { id, recurrence: 'FREQ=WEEKLY;UNTIL=20260323T100000Z' });
  expect(await seen(person)).toHaveLength(4);
});

test('What was changed about an occurrence goes with all of them, and with those that follow, when they are removed', async () => {
  const person = await newcomer(app);
  const event = await watches(person);
  await change(person, event, { originalStart: '2026-03-23T09:00:00.000Z', scope: 'following', changes: null });
  expect(await seen(person)).toEqual([
    'Long watch 03-16T09:00',
    ...['Watch 03-02T09:00', 'Watch 03-05T09:00', 'Watch 03-12T09:00', 'Watch 03-19T09:00'],
  ]);
  await person.call(removeEvent, { query: { id: event.id } });
  expect(await seen(person)).toEqual([]);
});

test('Undo brings series and changed occurrences back to where they were', async () => {
  const person = await newcomer(app);
  const event = await watches(person);
  const all = async () => [
    await seen(person),
    await lines(person, /^(UID|DTSTART|RECURRENCE-ID|EXDATE|RRULE|SUMMARY)/),
  ];
  const sorted = async () => (await all()).map((some) => [...some].sort());
  const later = { originalStart: '2026-03-12T09:00:00.000Z', scope: 'following' } as const;
  const times = { ...dayAndHourLater, start: '2026-03-13T10:00:00.000Z', end: '2026-03-13T11:00:00.000Z' };
  const deeds = {
    moving: () => update(person, { id: event.id, ...dayAndHourLater }),
    'moving some': () => change(person, event, { ...later, changes: times }),
    'removing some': () => change(person, event, { ...later, changes: null }),
    removing: () => person.call(removeEvent, { query: { id: event.id } }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(person, { deed, act, seen: sorted });
});

test('An occurrence that begins to repeat is a series of its own', async () => {
  const person = await newcomer(app);
  await watches(person);
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds] } });
  const single = events.find(({ title }) => title === 'Late watch');
  await update(person, { id: single?.id ?? 0, recurrence: 'FREQ=DAILY;COUNT=2' });
  expect(await lines(person, /^RECURRENCE-ID/)).toHaveLength(1);
  expect(new Set(await lines(person, /^UID/)).size).toBe(2);
});

import { importCalendar } from '@atrium/contract/calendar-files';
import { undoChange } from '@atrium/contract/changes';
import { searchEvents } from '@atrium/contract/event-search';
import { expect, test } from 'vitest';
import { findMatches } from '../../src/features/calendar/calendar.search.queries.ts';
import { seedEvents } from '../../src/features/calendar/sample/calendar.seed.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addAnEvent, allEvents } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();

/** So many hours of a day, one after the other. */
function manyEvents(count: number): string {
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = new Date(Date.parse('2026-01-01T00:00:00Z') + index * 3_600_000).toISOString();
    const time = start.slice(0, 19).replace(/[-:]/g, '');
    return `BEGIN:VEVENT\r\nUID:many-${index}\r\nDTSTART:${time}Z\r\nSUMMARY:Watch ${index}\r\nEND:VEVENT`;
  });
  return `BEGIN:VCALENDAR\r\n${blocks.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
}

test('A file may bring a thousand events at once, what is more is said, and one undo takes all of them back', async () => {
  const person = await newcomer(app);
  const { added, problems, changeId } = await person.call(importCalendar, {
    query: {},
    upload: asUpload(manyEvents(1_001)),
  });
  expect([added, problems.map(({ isLeftOut }) => isLeftOut)]).toEqual([1_000, [true]]);
  const { upcoming, past } = await person.call(searchEvents, { query: { q: 'wa' } });
  // All of them are past at nine on the second of March.
  expect([upcoming.length, past.map(({ title }) => title).slice(0, 2)]).toEqual([0, ['Watch 999', 'Watch 998']]);
  await person.call(undoChange, { parameters: { id: changeId } });
  expect(await allEvents(person)).toEqual([]);
});

test('A series that had its last occurrence is past, by that, though it may go on until a later day', async () => {
  const person = await newcomer(app);
  const now = app.services.now().getTime();
  const daysOn = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const add = (title: string, day: number, recurrence: string) =>
    addAnEvent(person, { title, start: daysOn(day), end: daysOn(day + 0.1), recurrence });
  const until = (day: number) => `UNTIL=${daysOn(day).slice(0, 19).replace(/[-:]/g, '')}`;
  await add('Ledger of the week', -10, `FREQ=WEEKLY;${until(3).slice(0, -7)}`);
  await add('Ledger of six years', -3_650, `FREQ=YEARLY;INTERVAL=6;${until(-100)}Z`);
  await add('Ledger of the day', -3, 'FREQ=DAILY');
  const { upcoming, past } = await person.call(searchEvents, { query: { q: 'ledger' } });
  expect(upcoming.map(({ title }) => title)).toEqual(['Ledger of the day']);
  expect(past.map(({ title, start }) => [title, start.slice(0, 10)])).toEqual([
    ['Ledger of the week', daysOn(-3).slice(0, 10)],
    ['Ledger of six years', '2022-03-04'],
  ]);
});

test('Walking the calendar finds what the index of trigrams finds', async () => {
  const own = await openApp();
  const admin = await own.signIn('admin');
  await seedEvents(own.engine, 3_000, () => {}, own.services.now().toISOString());
  const now = own.services.now().toISOString();
  const kinds = ['Business', 'Family', 'Personal'] as const;
  const ask = (words: string[]) => findMatches(own.engine.read, { accountId: admin.accountId, words, kinds, now });
  const nearest = (found: Awaited<ReturnType<typeof ask>>) => {
    const upcoming = found.filter(({ lastEndsAt, span }) => lastEndsAt > now && span < 5);
    const byStart = upcoming.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
    return byStart.slice(0, 20).map(({ startsAt }) => startsAt);
  };
  // Two letters are too few for the index, and these two stand in the same words as the four.
  const [indexed, walked] = [await ask(['supp']), await ask(['pp', 'su'])];
  expect(nearest(indexed)).toHaveLength(20);
  expect(nearest(walked)).toEqual(nearest(indexed));
});

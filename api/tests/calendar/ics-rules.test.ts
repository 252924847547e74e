import { changeOccurrences, eventKinds, listEvents } from '@atrium/contract/calendar';
import { exportCalendar, importCalendar, previewImport } from '@atrium/contract/calendar-files';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { allEvents } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();

const fileOf = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

const importInto = (person: Person, text: string) =>
  person.call(importCalendar, { query: { timeZone: 'Europe/Berlin' }, upload: asUpload(text) });

async function lines(person: Person, wanted: RegExp): Promise<string[]> {
  const { text } = await person.send(exportCalendar);
  const block = text.replaceAll('\r\n ', '').slice(text.indexOf('BEGIN:VEVENT'));
  return block.split('\r\n').filter((line) => wanted.test(line));
}

async function daysIn(person: Person, year: number): Promise<string[]> {
  const range = { from: `${year}-01-01T00:00:00Z`, to: `${year + 1}-01-01T00:00:00Z` };
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], ...range } });
  return events.map(({ start }) => start.slice(0, 16)).sort();
}

const workdays = 'BYDAY=MO,TU,WE,TH,FR';

test.each([
  ['the last working day of a month', '20260130', `FREQ=MONTHLY;${workdays};BYSETPOS=-1`, null],
  ['the last day of a month', '20260131', 'FREQ=MONTHLY;BYMONTHDAY=-1', null],
  [
    'the last of all days of a month',
    '20260131',
    'FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=-1',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
  ],
  ['the first Monday of a month', '20260105', 'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['two days of a month', '20260103', 'FREQ=MONTHLY;INTERVAL=2;COUNT=9;BYMONTHDAY=3,-1', null],
  ['the day of the month on which it begins', '20260103', 'FREQ=MONTHLY;BYMONTHDAY=3', 'FREQ=MONTHLY'],
  ['the fourth Thursday of November', '20261126', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', null],
  ['the first Saturday of two months', '20260307', 'FREQ=YEARLY;BYMONTH=3,10;BYDAY=1SA', null],
  ['a day of two months', '20260115', 'FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=15', null],
  [
    'the second of all days of a month',
    '20260102',
    'FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=2',
    'FREQ=MONTHLY',
  ],
  ['days with signs', '20260103', 'FREQ=MONTHLY;BYMONTHDAY=+3,05', 'FREQ=MONTHLY;BYMONTHDAY=3,5'],
  ['a birthday', '20260614', 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=14', 'FREQ=YEARLY'],
])('A rule of %s is one series, written as it came and read again as the same', async (_, day, rule, plain) => {
  const person = await newcomer(app);
  const file = fileOf('UID:rule', 'SUMMARY:Rule', `DTSTART;TZID=Europe/Berlin:${day}T090000`, `RRULE:${rule}`);
  expect(await importInto(person, file)).toMatchObject({ added: 1, problems: [] });
  const kept = plain ?? rule;
  expect(await allEvents(person)).toMatchObject([{ recurrence: kept }]);
  expect(await lines(person, /^(UID|RRULE|RECURRENCE-ID)/)).toEqual(['UID:rule', `RRULE:${kept}`]);
  expect(await importInto(person, file)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  const { text } = await person.send(exportCalendar);
  expect(await importInto(person, text)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
});

test('A last working day is at the same hour by the clocks, and is split where one says so', async () => {
  const person = await newcomer(app);
  const start = 'DTSTART;TZID=Europe/Berlin:20260130T090000';
  await importInto(
    person,
    fileOf('UID:closing', 'SUMMARY:Closing', start, `RRULE:FREQ=MONTHLY;${workdays};BYSETPOS=-1`),
  );
  const all = [
    ...['2026-01-30T08:00', '2026-02-27T08:00', '2026-03-31T07:00', '2026-04-30T07:00', '2026-05-29T07:00'],
    ...['2026-06-30T07:00', '2026-07-31T07:00', '2026-08-31T07:00', '2026-09-30T07:00', '2026-10-30T08:00'],
    ...['2026-11-30T08:00', '2026-12-31T08:00'],
  ];
  expect(await daysIn(person, 2026)).toEqual(all);
  const [{ id } = { id: 0 }] = await allEvents(person);
  const body = { originalStart: '2026-05-29T07:00:00Z', scope: 'following' as const, changes: { title: 'Late' } };
  await person.call(changeOccurrences, { parameters: { id }, body });
  expect(await daysIn(person, 2026)).toEqual(all);
  expect((await allEvents(person)).map(({ title, recurrence }) => [title, recurrence])).toEqual([
    ['Closing', `FREQ=MONTHLY;${workdays};BYSETPOS=-1;UNTIL=20260529T065959Z`],
    ['Late', `FREQ=MONTHLY;${workdays};BYSETPOS=-1`],
  ]);
});

test('Singles of a rule that is not known stand by themselves in a file, and are the same when it comes again', async () => {
  const [person, other] = [await newcomer(app), await newcomer(app)];
  const odd = fileOf(
    'UID:odd@heron.example',
    'SUMMARY:Odd',
    'DTSTART:20260110T090000Z',
    'RRULE:FREQ=YEARLY;BYYEARDAY=10',
  );
  await importInto(person, odd);
  const before = await allEvents(person);
  const { text } = await person.send(exportCalendar);
  const written = await lines(person, /^(UID|DTSTART|RRULE|RECURRENCE-ID)/);
  const ownEach = before.flatMap(({ start }) => {
    const moment = `${start.slice(0, 19).replace(/[-:]/g, '')}Z`;
    return [`UID:odd@heron.example-occurrence-${moment}`, `DTSTART:${moment}`];
  });
  expect(before.length).toBeGreaterThan(0);
  expect(written).toEqual(ownEach);
  for (const again of [text, odd])
    expect(await importInto(person, again)).toMatchObject({ added: 0, updated: 0, problems: expect.any(Array) });
  expect(await allEvents(person)).toEqual(before);
  await importInto(other, text);
  expect((await other.send(exportCalendar)).text).toContain(ownEach[0]);
  const { events } = await other.call(previewImport, { query: {}, upload: asUpload(odd) });
  expect(new Set(events.map(({ does }) => does))).toEqual(new Set(['same']));
});

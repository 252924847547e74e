import { eventKinds, listEvents } from '@atrium/contract/calendar';
import { exportCalendar, importCalendar, previewImport } from '@atrium/contract/calendar-files';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, allEvents } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();

function fileOf(events: readonly (readonly string[])[], more: readonly string[] = []): string {
  const blocks = events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:hard-${index}`, ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...more, ...blocks, 'END:VCALENDAR', ''].join('\r\n');
}

async function importInto(person: Person, text: string) {
  return person.call(importCalendar, { query: { timeZone: 'Europe/Berlin' }, upload: asUpload(text) });
}

async function startsIn(person: Person, from: string, to: string): Promise<string[]> {
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], from, to } });
  return events.map(({ start }) => start.slice(0, 10));
}

test.each([
  ['a day that is another weekday', 'FREQ=DAILY;INTERVAL=7;BYDAY=TU'],
  ['a day that no month has', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['an hour of such a day', 'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30'],
  ['days that are further apart than anybody counts', 'FREQ=DAILY;INTERVAL=2147483647;BYMONTH=3'],
  ['a fifth Monday in Februaries that have none', 'FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO,5TU;BYSETPOS=1'],
])(
  'A rule that looks for %s keeps nobody waiting, and takes no other event with it',
  async (_, rule) => {
    const person = await newcomer(app);
    const file = fileOf([
      ['SUMMARY:Never', 'DTSTART:20270201T120000Z', `RRULE:${rule}`],
      ['SUMMARY:Once', 'DTSTART:20270301T120000Z'],
    ]);
    const { events, problems } = await person.call(previewImport, { query: {}, upload: asUpload(file) });
    expect(problems).toMatchObject([{ component: 1, title: 'Never' }]);
    expect(events.filter(({ title }) => title === 'Once')).toHaveLength(1);
  },
  15_000,
);

test('A file of many rules that take long takes no longer than a few of them', async () => {
  const person = await newcomer(app);
  const slow = ['DTSTART:19000101T120000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=9'];
  const file = fileOf(Array.from({ length: 100 }, () => slow));
  const begun = performance.now();
  const { problems } = await person.call(previewImport, { query: {}, upload: asUpload(file) });
  expect(problems).toHaveLength(100);
  expect(performance.now() - begun).toBeLessThan(15_000);
}, 30_000);

test.each([
  ['two months of the year', 'FREQ=MONTHLY;BYMONTH=11,4', '2026-04-17', ['2026-11-17', '2027-04-17', '2027-11-17']],
  ['a week of the year', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '2026-05-11', ['2027-05-17']],
  [
    'the last of some days of a week',
    'FREQ=WEEKLY;BYDAY=MO,SU;BYSETPOS=-1;COUNT=3',
    '2026-03-08',
    ['2026-03-15', '2026-03-22'],
  ],
  ['the last day of a month', 'FREQ=DAILY;BYMONTHDAY=-1;COUNT=3', '2026-03-31', ['2026-04-30', '2026-05-31']],
  ['Fridays that are the 13th', 'FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=13', '2026-03-13', ['2026-11-13', '2027-08-13']],
  [
    'a day of each month',
    'FREQ=YEARLY;BYMONTHDAY=15;UNTIL=20260601T000000Z',
    '2026-03-15',
    ['2026-04-15', '2026-05-15'],
  ],
  ['two hours of a day', 'FREQ=DAILY;BYHOUR=9,17;COUNT=3', '2026-03-30', ['2026-03-30', '2026-03-31']],
  [
    'a day of the year from its end',
    'FREQ=YEARLY;BYYEARDAY=-1,100',
    '2026-04-10',
    ['2026-12-31', '2027-04-10', '2027-12-31'],
  ],
])('A rule of %s, which only singles can say, has these days and no others', async (_, rule, first, others) => {
  const person = await newcomer(app);
  const file = fileOf([[`DTSTART:${first.replaceAll('-', '')}T090000Z`, `RRULE:${rule}`]]);
  const { events } = await person.call(previewImport, { query: {}, upload: asUpload(file) });
  expect(events.map(({ start }) => start.slice(0, 10))).toEqual([first, ...others]);
});

test('A line that is folded within a letter is whole again, and the rest of the file is read as it was written', async () => {
  const person = await newcomer(app);
  const text = fileOf([['SUMMARY:Müller – Käse', 'DTSTART:20260302T120000Z']]);
  const bytes = [...new TextEncoder().encode(text)];
  const within = bytes.indexOf(0xc3) + 1;
  const folded = new Uint8Array([...bytes.slice(0, within), 13, 10, 32, ...bytes.slice(within)]);
  const upload = new Blob([folded], { type: 'text/calendar' });
  await person.call(importCalendar, { query: {}, upload });
  expect((await allEvents(person)).map(({ title }) => title)).toEqual(['Müller – Käse']);
});

test('What lasts some days ends when the clocks show the same hour, also where they were set meanwhile; hours pass as they do', async () => {
  const person = await newcomer(app);
  const start = 'DTSTART;TZID=Europe/Berlin:20260328T120000';
  await importInto(
    person,
    fileOf([
      [start, 'DURATION:P1D'],
      [start, 'DURATION:P1DT2H'],
      [start, 'DURATION:PT24H'],
      ['DTSTART;VALUE=DATE:20260328', 'DURATION:P2D'],
    ]),
  );
  const ends = (await allEvents(person)).map(({ end }) => end).sort();
  expect(ends).toEqual([
    '2026-03-29',
    '2026-03-29T10:00:00.000Z',
    '2026-03-29T11:00:00.000Z',
    '2026-03-29T12:00:00.000Z',
  ]);
});

test('A day beside the rule that the rule has too is there once, and one that is left out is not there', async () => {
  const person = await newcomer(app);
  const days = ['RDATE:20260309T120000Z,20260310T120000Z,20260312T120000Z', 'EXDATE:20260310T120000Z'];
  const times = ['DTSTART:20260302T120000Z', 'DTEND:20260302T130000Z'];
  await importInto(person, fileOf([['SUMMARY:Tides', ...times, 'RRULE:FREQ=WEEKLY;COUNT=3', ...days]]));
  const wanted = ['2026-03-02', '2026-03-09', '2026-03-12', '2026-03-16'];
  expect((await startsIn(person, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z')).sort()).toEqual(wanted);
  const { text } = await person.send(exportCalendar);
  expect(await importInto(person, text)).toMatchObject({ added: 0, updated: 0, problems: [] });
});

test('Periods beside the rule come with the times that they say, and any other as long as the event is', async () => {
  const person = await newcomer(app);
  const dates = [
    'RDATE;VALUE=PERIOD:20260310T120000Z/20260310T143000Z,20260311T120000Z/PT15M',
    'RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260312T130000/P1D',
    'RDATE:20260313T120000Z',
    'RDATE;VALUE=PERIOD:20260314T120000Z/20260314T110000Z',
  ];
  const times = ['DTSTART:20260302T120000Z', 'DTEND:20260302T130000Z'];
  await importInto(person, fileOf([['SUMMARY:Tides', ...times, ...dates]]));
  expect((await allEvents(person)).map(({ start, end }) => [start, end].join(' '))).toEqual([
    '2026-03-02T12:00:00.000Z 2026-03-02T13:00:00.000Z',
    '2026-03-10T12:00:00.000Z 2026-03-10T14:30:00.000Z',
    '2026-03-11T12:00:00.000Z 2026-03-11T12:15:00.000Z',
    '2026-03-12T12:00:00.000Z 2026-03-13T12:00:00.000Z',
    '2026-03-13T12:00:00.000Z 2026-03-13T13:00:00.000Z',
    '2026-03-14T12:00:00.000Z 2026-03-14T13:00:00.000Z',
  ]);
  const { text } = await person.send(exportCalendar);
  expect(await importInto(person, text)).toMatchObject({ added: 0, updated: 0, problems: [] });
});

test('An answer to an invitation says who comes and changes nothing else; one to what is not here is left out', async () => {
  const person = await newcomer(app);
  const guests = [{ value: 'amara@heron.example', email: 'amara@heron.example' }, { value: 'Thabo' }];
  const extendedProps = { calendar: 'Family' as const, guests, location: 'Pier', description: 'Bring a coat.' };
  const event = await addAnEvent(person, { extendedProps, reminders: [10] });
  const uid = /^UID:(\S+)/m.exec((await person.send(exportCalendar)).text)?.[1] ?? '';
  const answer = fileOf(
    [['DTSTART:20260302T090000Z', 'SUMMARY:Anything', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:amara@heron.example']],
    ['METHOD:REPLY'],
  );
  const unasked = await importInto(person, answer);
  expect(unasked).toMatchObject({ added: 0, updated: 0, problems: [{ title: 'Anything', isLeftOut: true }] });
  expect(await importInto(person, answer.replace('UID:hard-0', `UID:${uid}`))).toMatchObject({ added: 0, updated: 1 });
  const [amara, thabo] = event.extendedProps.guests;
  const answered = { ...event.extendedProps, guests: [{ ...amara, answer: 'accepted' }, thabo] };
  expect(await allEvents(person)).toEqual([{ ...event, extendedProps: answered }]);
});

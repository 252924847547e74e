import { eventKinds, listEvents, updateEvent } from '@atrium/contract/calendar';
import { exportCalendar, importCalendar, previewImport } from '@atrium/contract/calendar-files';
import { undoChange } from '@atrium/contract/changes';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, allEvents } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();

function fileOf(method: string, ...events: readonly (readonly string[])[]): string {
  const blocks = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, ...blocks, 'END:VCALENDAR', ''].join('\r\n');
}

const importInto = (person: Person, text: string) => person.call(importCalendar, { query: {}, upload: asUpload(text) });

const preview = (person: Person, text: string) => person.call(previewImport, { query: {}, upload: asUpload(text) });

async function daysOf(person: Person): Promise<string[]> {
  const range = { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' };
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], ...range } });
  return events.map(({ start, status }) => `${start.slice(8, 10)} ${status}`);
}

const organiser = 'ORGANIZER;CN=Nadia:mailto:nadia@heron.example';
const series = [
  ...['UID:watch@heron.example', 'DTSTART;TZID=Europe/Berlin:20260302T090000', 'DURATION:PT1H', 'SUMMARY:Watch'],
  ...['RRULE:FREQ=WEEKLY;COUNT=4', organiser],
];
const moved = [
  ...['UID:watch@heron.example', 'RECURRENCE-ID:20260309T080000Z', 'DTSTART:20260310T080000Z', 'DURATION:PT1H'],
  ...['SUMMARY:Watch', organiser],
];

test('A cancelled event is cancelled here with all of its occurrences, which one undo takes back', async () => {
  const person = await newcomer(app);
  await importInto(person, fileOf('REQUEST', series, moved));
  const before = await allEvents(person);
  const file = fileOf('CANCEL', ['UID:watch@heron.example', 'STATUS:CANCELLED', 'SEQUENCE:3', organiser]);
  const { events, problems } = await preview(person, file);
  expect([problems, events.map(({ title, does }) => [title, does])]).toEqual([
    [],
    [
      ['Watch', 'cancel'],
      ['Watch', 'cancel'],
    ],
  ]);
  const { changeId, ...counts } = await importInto(person, file);
  expect(counts).toMatchObject({ added: 0, updated: 2, unchanged: 0 });
  expect(await daysOf(person)).toEqual(['02', '10', '16', '23'].map((day) => `${day} cancelled`));
  expect(await importInto(person, file)).toMatchObject({ updated: 0, unchanged: 2, problems: [], changeId: null });
  await person.call(undoChange, { parameters: { id: changeId } });
  expect(await allEvents(person)).toEqual(before);
});

test('Cancelled occurrences are taken out of their series, and one that was moved is cancelled where it is', async () => {
  const person = await newcomer(app);
  await importInto(person, fileOf('REQUEST', series, moved));
  const occurrence = (id: string) => ['UID:watch@heron.example', `RECURRENCE-ID${id}`, 'STATUS:CANCELLED'];
  const file = fileOf(
    'CANCEL',
    occurrence(';TZID=Europe/Berlin:20260316T090000'),
    occurrence(';TZID=Europe/Berlin:20260309T090000'),
    occurrence(':20260317T080000Z'),
  );
  const { events, problems } = await preview(person, file);
  expect(events.map(({ start, does }) => [start, does])).toEqual([
    ['2026-03-16T08:00:00.000Z', 'cancel'],
    ['2026-03-10T08:00:00.000Z', 'cancel'],
  ]);
  expect(problems).toMatchObject([{ component: 3, isLeftOut: true }]);
  await importInto(person, file);
  expect(await daysOf(person)).toEqual(['02 confirmed', '10 cancelled', '23 confirmed']);
  await importInto(person, fileOf('CANCEL', occurrence(':20260302T080000Z'), occurrence(':20260323T080000Z')));
  expect(await daysOf(person)).toEqual(['10 cancelled', '23 cancelled']);
});

test('An occurrence is cancelled with those that follow, those that were moved too, which one undo takes back', async () => {
  const person = await newcomer(app);
  await importInto(person, fileOf('REQUEST', series, moved));
  const before = await allEvents(person);
  const from = (id: string) => ['UID:watch@heron.example', `RECURRENCE-ID;RANGE=${id}`, 'STATUS:CANCELLED'];
  const file = fileOf('CANCEL', from('THISANDFUTURE;TZID=Europe/Berlin:20260309T090000'));
  const { events, problems } = await preview(person, file);
  expect(problems).toEqual([]);
  expect(events.map(({ start, recurrence, does }) => [start, recurrence, does]).sort()).toEqual([
    ['2026-03-10T08:00:00.000Z', null, 'cancel'],
    ['2026-03-16T08:00:00.000Z', 'FREQ=WEEKLY;COUNT=3', 'cancel'],
  ]);
  const { changeId, ...counts } = await importInto(person, file);
  expect(counts).toMatchObject({ updated: 2, problems: [] });
  expect(await daysOf(person)).toEqual(['02 confirmed', '10 cancelled']);
  expect(await importInto(person, file)).toMatchObject({ updated: 0, unchanged: 2, problems: [], changeId: null });
  const odd = fileOf('CANCEL', from('THISANDPRIOR:20260302T080000Z'));
  expect(await importInto(person, odd)).toMatchObject({ updated: 0, problems: [{ component: 1, isLeftOut: true }] });
  await person.call(undoChange, { parameters: { id: changeId } });
  expect(await allEvents(person)).toEqual(before);
  await importInto(person, fileOf('CANCEL', from('THISANDFUTURE:20260302T080000Z')));
  expect(await daysOf(person)).toEqual(['02', '10', '16', '23'].map((day) => `${day} cancelled`));
});

test('Days that follow are cancelled of whole days, of what has no rule that is known here, and of days beside a rule', async () => {
  const person = await newcomer(app);
  const days = ['UID:days@heron.example', 'DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;UNTIL=20260320', organiser];
  const beside = ['EXDATE;VALUE=DATE:20260305', 'RDATE;VALUE=DATE:20260328,20260330', 'SUMMARY:Days'];
  const odd = ['UID:odd@heron.example', 'DTSTART:20260303T090000Z', 'RRULE:FREQ=YEARLY;COUNT=9;BYMONTHDAY=3,13,23'];
  await importInto(person, fileOf('REQUEST', [...days, ...beside], [...odd, 'SUMMARY:Odd', organiser]));
  const cancel = async (uid: string, id: string) =>
    importInto(person, fileOf('CANCEL', [`UID:${uid}@heron.example`, `RECURRENCE-ID;RANGE=THISANDFUTURE${id}`]));
  expect((await cancel('days', ';VALUE=DATE:20260306')).problems).toEqual([]);
  expect((await cancel('odd', ':20260313T090000Z')).problems).toEqual([]);
  expect((await daysOf(person)).sort()).toEqual([
    ...['02 confirmed', '03 confirmed', '03 confirmed', '04 confirmed'],
    ...['13 cancelled', '23 cancelled', '28 cancelled', '30 cancelled'],
  ]);
});

test('What is not here, is no uid, or is one’s own is not cancelled, and it is said so', async () => {
  const person = await newcomer(app);
  await addAnEvent(person);
  const uid = /^UID:(\S+)/m.exec((await person.send(exportCalendar)).text)?.[1] ?? '';
  const before = await allEvents(person);
  const file = fileOf('CANCEL', ['UID:nobody@heron.example', 'SUMMARY:Unknown'], ['SUMMARY:Nameless'], [`UID:${uid}`]);
  const { problems, ...counts } = await importInto(person, file);
  expect(counts).toEqual({ added: 0, updated: 0, unchanged: 0, changeId: null });
  expect(problems.map(({ component, title, isLeftOut }) => [component, title, isLeftOut])).toEqual([
    [2, 'Nameless', true],
    [1, 'Unknown', true],
    [3, '', true],
  ]);
  expect(new Set(problems.map(({ message }) => message)).size).toBe(3);
  expect(await allEvents(person)).toEqual(before);
});

test.each(['COUNTER', 'DECLINECOUNTER', 'REFRESH', 'ADD'])(
  'What is said about an event with METHOD:%s is no event, and changes none',
  async (method) => {
    const person = await newcomer(app);
    const said = ['UID:watch@heron.example', 'DTSTART:20260305T090000Z', 'SUMMARY:Later', organiser];
    expect(await importInto(person, fileOf(method, said))).toMatchObject({
      added: 0,
      problems: [{ title: 'Later', isLeftOut: true }],
    });
    expect(await allEvents(person)).toEqual([]);
    await importInto(person, fileOf('REQUEST', series));
    const before = await allEvents(person);
    await importInto(person, fileOf(method, said));
    expect(await allEvents(person)).toEqual(before);
  },
);

test('Guests of a published event are not asked again: they keep their answers, and nobody is told', async () => {
  const [person, guest] = [await newcomer(app), await newcomer(app)];
  const attendees = [
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:amara@heron.example',
    `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${guest.email}`,
  ];
  const event = (...guests: readonly string[]) => [
    ...['UID:fair@heron.example', 'DTSTART:20260305T090000Z', 'SUMMARY:Fair', ...guests],
  ];
  await importInto(person, fileOf('PUBLISH', event(...attendees)));
  const answers = async () =>
    (await allEvents(person))[0]?.extendedProps.guests.map(({ answer, accountId }) => [answer, accountId]);
  expect(await answers()).toEqual([
    ['accepted', null],
    [undefined, null],
  ]);
  const waiting = event(...attendees.map((line) => line.replace('ACCEPTED', 'NEEDS-ACTION')));
  expect(await importInto(person, fileOf('PUBLISH', waiting))).toMatchObject({ updated: 0, unchanged: 1 });
  await importInto(person, fileOf('REQUEST', waiting));
  expect(await answers()).toEqual([
    [undefined, null],
    [undefined, null],
  ]);
  const id = (await allEvents(person))[0]?.id ?? 0;
  await person.call(updateEvent, { body: { event: { id, status: 'tentative' } } });
  expect((await guest.call(listNotifications, { query: {} })).notifications).toEqual([]);
});

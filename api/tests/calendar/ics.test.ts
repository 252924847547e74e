import {
  addEvent,
  changeOccurrences,
  eventKinds,
  listEvents,
  removeEvent,
  updateEvent,
} from '@atrium/contract/calendar';
import { exportCalendar, importCalendar, previewImport } from '@atrium/contract/calendar-files';
import { undoChange } from '@atrium/contract/changes';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, allEvents, inviting } from './calendar.ts';
import { appleFile, asUpload, brokenFile, googleFile, nextcloudFile, outlookFile } from './ics-files.ts';

const app = await openApp();

const importInto = (person: Person, text: string, query = {}) =>
  person.call(importCalendar, { query, upload: asUpload(text) });

async function titled(person: Person, title: string) {
  const found = (await allEvents(person)).find((event) => event.title.startsWith(title));
  if (!found) throw new Error(`There is no ${title}.`);
  return found;
}

async function startsIn(person: Person, from: string, to: string): Promise<string[]> {
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], from, to } });
  return events.map(({ start, title }) => `${start} ${title}`);
}

async function exported(person: Person): Promise<string> {
  return (await person.send(exportCalendar)).text;
}

test('A file of Google brings its series, what was moved and left out of it, guests, alarms and a text with everything', async () => {
  const person = await newcomer(app);
  const { added, problems } = await importInto(person, googleFile, { calendar: 'Family' });
  expect([added, problems]).toEqual([3, []]);
  const event = await titled(person, 'Loading plan – öffentlich 🚢');
  expect(event).toMatchObject({
    ...{ start: '2026-03-02T08:30:00.000Z', end: '2026-03-02T09:00:00.000Z', timeZone: 'Europe/Berlin' },
    ...{ recurrence: 'FREQ=WEEKLY;UNTIL=20260629T215959Z;BYDAY=MO', reminders: [1_440, 10], status: 'confirmed' },
    organiser: { accountId: null, name: 'Nadia Brandt', email: 'nadia@quillworks.example' },
  });
  expect(event.extendedProps).toEqual({
    calendar: 'Family',
    guests: [
      {
        ...{ value: 'oyvind@northquay.example', label: 'oyvind@northquay.example', avatar: '', accountId: null },
        ...{ email: 'oyvind@northquay.example', answer: 'tentative' },
      },
    ],
    location: 'Berth 7',
    description: 'Tides, berths; and\nthe weather.',
  });
  expect(await startsIn(person, '2026-03-10T00:00:00Z', '2026-04-14T00:00:00Z')).toEqual([
    '2026-03-17T13:00:00.000Z Loading plan, moved',
    '2026-03-23T08:30:00.000Z Loading plan – öffentlich 🚢',
    '2026-03-30T07:30:00.000Z Loading plan – öffentlich 🚢',
    '2026-04-13T07:30:00.000Z Loading plan – öffentlich 🚢',
  ]);
  expect(await titled(person, 'Regatta')).toMatchObject({
    ...{ start: '2026-05-01', end: '2026-05-02', allDay: true, status: 'tentative', timeZone: 'Europe/Berlin' },
  });
});

test('A file of Apple brings durations, yearly days and alarms that ring after the beginning', async () => {
  const person = await newcomer(app);
  await importInto(person, appleFile);
  expect(await titled(person, 'Choir practice')).toMatchObject({
    ...{ start: '2026-03-05T23:30:00.000Z', end: '2026-03-06T01:00:00.000Z', timeZone: 'America/New_York' },
    ...{ recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;COUNT=6', reminders: [30] },
    ...{ url: 'https://choir.example/rehearsals', extendedProps: { calendar: 'Personal' } },
  });
  expect(await titled(person, "Amara's birthday")).toMatchObject({
    ...{ start: '2026-06-14', end: '2026-06-14', allDay: true, recurrence: 'FREQ=YEARLY', reminders: [-540] },
  });
});

test('A file of Outlook brings zones by the names of Windows, floating times by the zone of who imports, and the last working day of a month', async () => {
  const person = await newcomer(app);
  const { added, problems } = await importInto(person, outlookFile, { timeZone: 'Europe/London' });
  expect(added).toBe(4);
  expect(problems.map(({ component, isLeftOut }) => [component, isLeftOut])).toEqual([[3, false]]);
  expect(await titled(person, 'Lens inspection')).toMatchObject({
    ...{ start: '2026-03-10T09:00:00.000Z', timeZone: 'Europe/Berlin', recurrence: 'FREQ=MONTHLY;COUNT=10;BYDAY=2TU' },
  });
  expect(await titled(person, 'Floating')).toMatchObject({
    ...{ start: '2026-03-11T08:00:00.000Z', timeZone: 'Europe/London' },
  });
  expect(await titled(person, 'Call with Osaka')).toMatchObject({ start: '2026-03-11T00:00:00.000Z' });
  expect(await titled(person, 'Closing the month')).toMatchObject({
    recurrence: 'FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  });
  const starts = await startsIn(person, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z');
  expect(starts.filter((start) => start.endsWith('Closing the month'))).toEqual([
    '2026-03-31T15:00:00.000Z Closing the month',
    '2026-04-30T15:00:00.000Z Closing the month',
    '2026-05-29T15:00:00.000Z Closing the month',
  ]);
  expect((await importInto(person, outlookFile, { timeZone: 'Europe/London' })).unchanged).toBe(4);
});

test('Days that Outlook says as midnights, with a word beside it, are whole days, and so is what is left out of them', async () => {
  const person = await newcomer(app);
  const zone = 'TZID=W. Europe Standard Time';
  const days = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Outlook//EN', 'BEGIN:VEVENT', 'UID:fair', 'SUMMARY:Fair'],
    ...[`DTSTART;${zone}:20260401T000000`, `DTEND;${zone}:20260402T000000`, 'RRULE:FREQ=DAILY;COUNT=4'],
    ...[`EXDATE;${zone}:20260402T000000`, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
  await importInto(person, days);
  expect(await titled(person, 'Fair')).toMatchObject({ start: '2026-04-01', end: '2026-04-01', allDay: true });
  const starts = await startsIn(person, '2026-03-30T00:00:00Z', '2026-04-08T00:00:00Z');
  expect(starts).toEqual(['2026-04-01 Fair', '2026-04-03 Fair', '2026-04-04 Fair']);
});

test('What takes no time is written without an end, and is the same when it is read again', async () => {
  const person = await newcomer(app);
  const moment = '2026-04-01T09:00:00Z';
  await addAnEvent(person, { title: 'The noon gun', start: moment, end: moment });
  const text = await exported(person);
  expect(text).not.toContain('DTEND');
  expect(await importInto(person, text)).toMatchObject({ added: 0, updated: 0, unchanged: 1, problems: [] });
});

test('What ends, or begins, while the clocks show an hour a second time comes back as long and at the same moment', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const overTheHour = { start: '2027-10-31T00:30:00.000Z', end: '2027-10-31T01:30:00.000Z' };
  const afterIt = { start: '2027-10-31T01:30:00.000Z', end: '2027-10-31T02:30:00.000Z' };
  await addAnEvent(one, { title: 'Over the hour', ...overTheHour, timeZone: 'Europe/Berlin' });
  await addAnEvent(one, { title: 'The second time', ...afterIt, timeZone: 'Europe/Berlin' });
  const text = await exported(one);
  expect(text).not.toContain('\r\n\r\n');
  await importInto(other, text);
  expect(await titled(other, 'Over the hour')).toMatchObject({ ...overTheHour, timeZone: 'Europe/Berlin' });
  expect(await titled(other, 'The second time')).toMatchObject(afterIt);
});

test('A file of Nextcloud leaves out what it says, cancelled occurrences too, and says of tasks that they are none', async () => {
  const person = await newcomer(app);
  const { added, problems } = await importInto(person, nextcloudFile);
  expect(added).toBe(1);
  expect(problems).toEqual([
    { component: null, title: '', isLeftOut: true, message: expect.stringContaining('Tasks') },
  ]);
  const event = await titled(person, 'Harbour swim');
  expect(event.extendedProps.calendar).toBe('Personal');
  expect(event.extendedProps.guests.map(({ label, answer, email }) => [label, answer, email])).toEqual([
    ['Thabo Mokoena', 'declined', 'thabo@northquay.example'],
    ['Grandmother', undefined, undefined],
  ]);
  const days = await startsIn(person, '2026-03-01T00:00:00Z', '2026-03-08T00:00:00Z');
  expect(days.map((day) => day.slice(8, 10))).toEqual(['01', '03', '05', '07']);
});

test('Each component that is wrong is named with its reason, and takes no other with it', async () => {
  const person = await newcomer(app);
  const preview = await person.call(previewImport, { query: {}, upload: asUpload(brokenFile) });
  expect(preview.problems.map(({ component, isLeftOut }) => [component, isLeftOut])).toEqual(
    [1, 2, 3, 4, 6, 5].map((component) => [component, true]),
  );
  expect(new Set(preview.problems.map(({ message }) => message)).size).toBe(6);
  expect(preview.events.map(({ title, does }) => [title, does])).toEqual([['Good', 'add']]);
  expect(await allEvents(person)).toEqual([]);
});

test('The same file again changes nothing, a changed one changes what is there, and undo takes all of it back', async () => {
  const person = await newcomer(app);
  const first = await importInto(person, googleFile);
  const before = await allEvents(person);
  expect(await importInto(person, googleFile)).toMatchObject({ added: 0, updated: 0, unchanged: 3, changeId: null });
  const changed = googleFile.replace('Berth 7', 'Berth 9').replace('SUMMARY:Regatta', 'SUMMARY:Great regatta');
  const second = await importInto(person, changed);
  expect(second).toMatchObject({ added: 0, updated: 2, unchanged: 1 });
  expect((await titled(person, 'Great regatta')).start).toBe('2026-05-01');
  await person.call(undoChange, { parameters: { id: second.changeId } });
  expect(await allEvents(person)).toEqual(before);
  await person.call(undoChange, { parameters: { id: first.changeId } });
  expect(await allEvents(person)).toEqual([]);
});

test('What was done here to an occurrence stays when the file comes again', async () => {
  const person = await newcomer(app);
  await importInto(person, googleFile);
  const { id } = await titled(person, 'Loading plan –');
  const changes = { title: 'Moved here', start: '2026-03-24T08:30:00Z', end: '2026-03-24T09:00:00Z' };
  const body = { originalStart: '2026-03-23T08:30:00Z', scope: 'this' as const, changes };
  await person.call(changeOccurrences, { parameters: { id }, body });
  const before = await allEvents(person);
  expect(await importInto(person, googleFile)).toMatchObject({ added: 0, updated: 0 });
  expect(await allEvents(person)).toEqual(before);
});

test('What is exported comes back unchanged: guests by account, rules, zones, what was taken out of a series', async () => {
  const [person, guest] = [await newcomer(app), await newcomer(app)];
  const times = { start: '2026-03-02T09:00:00Z', end: '2026-03-02T10:00:00Z', timeZone: 'Australia/Lord_Howe' };
  const { id } = await addAnEvent(person, {
    ...{ ...times, recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260501', reminders: [30, 0], ...inviting(guest) },
  });
  const at = { originalStart: '2026-03-09T09:00:00Z', scope: 'this' as const };
  await person.call(changeOccurrences, { parameters: { id }, body: { ...at, changes: { title: 'A; b, c\\d' } } });
  await person.call(addEvent, {
    body: {
      event: {
        ...{ title: 'Whole days', start: '2026-03-05', end: '2026-03-07', allDay: true, timeZone: 'Asia/Tokyo' },
        ...{ recurrence: 'FREQ=YEARLY', status: 'tentative', url: 'https://heron.example/?a=1,2;3' },
        extendedProps: { calendar: 'ETC', guests: [{ value: 'Just "a" name', email: 'name@heron.example' }] },
      },
    },
  });
  const before = await allEvents(person);
  const text = await exported(person);
  expect(await importInto(person, text)).toMatchObject({ added: 0, updated: 0, unchanged: 3, problems: [] });
  await person.call(removeEvent, { query: { id } });
  expect(await importInto(person, text)).toMatchObject({ added: 2, unchanged: 1 });
  const after = await allEvents(person);
  expect(after).toHaveLength(before.length);
  expect(await allEvents(guest)).toEqual([]);
  await person.call(updateEvent, { body: { event: { id: after[0]?.id ?? 0, title: 'Other' } } });
  expect(await importInto(person, text)).toMatchObject({ updated: 1, unchanged: 2 });
});

test('A file has its zones, folds its lines, and says each thing as RFC 5545 does', async () => {
  const person = await newcomer(app);
  await importInto(person, googleFile);
  await addAnEvent(person, { title: 'ü'.repeat(120), timeZone: 'Asia/Kolkata' });
  const text = await exported(person);
  const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  for (const line of [
    'TZID:Europe/Berlin',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'DTSTART;TZID=Europe/Berlin:20260302T093000',
    'RRULE:FREQ=WEEKLY;UNTIL=20260629T215959Z;BYDAY=MO',
    'EXDATE;TZID=Europe/Berlin:20260406T093000',
    'RECURRENCE-ID;TZID=Europe/Berlin:20260316T093000',
    'TRIGGER:-PT1440M',
    'CATEGORIES:Business',
    'DTSTART;VALUE=DATE:20260501',
    'DTEND;VALUE=DATE:20260503',
    'STATUS:TENTATIVE',
  ]) {
    expect(unfolded.split('\r\n')).toContain(line);
  }
  expect(unfolded).not.toContain('EXDATE;TZID=Europe/Berlin:20260316T093000');
  expect(unfolded).toContain('ATTENDEE;CN=oyvind@northquay.example;PARTSTAT=TENTATIVE;');
});

import { updateEvent } from '@atrium/contract/calendar';
import { exportCalendar, importCalendar, readCalendarFeed, renewCalendarFeed } from '@atrium/contract/calendar-files';
import { undoChange } from '@atrium/contract/changes';
import { sendInvitations } from '@atrium/contract/event-guests';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, allEvents, inviting } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const kept = [
  ...['CLASS:CONFIDENTIAL', 'TRANSP:TRANSPARENT', 'PRIORITY:3', 'GEO:54.3;10.1', 'CREATED:20260201T080000Z'],
  ...['X-ALT-DESC;FMTTYPE=text/html:<p>Tides</p>', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'X-HARBOUR-BERTH:7\\,8'],
  ...['ATTENDEE;CUTYPE=RESOURCE;CN=Crane 3:mailto:crane3@resource.example'],
  ...['ATTENDEE;CN=Nadia;PARTSTAT=ACCEPTED:mailto:nadia@heron.example', 'COLOR:navy'],
];

function fileOf(...lines: readonly string[]): string {
  const event = ['UID:plan@heron.example', 'DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z', 'SUMMARY:Plan'];
  const organiser = 'ORGANIZER;CN=Nadia:mailto:nadia@heron.example';
  const more = ['LOCATION:Pier', 'DESCRIPTION:Tides', 'CATEGORIES:Family,Boats,Work'];
  const all = ['BEGIN:VEVENT', ...event, organiser, ...more, ...lines, 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...all, 'END:VCALENDAR', ''].join('\r\n');
}

const importInto = (person: Person, text: string) => person.call(importCalendar, { query: {}, upload: asUpload(text) });

async function linesOf(person: Person): Promise<string[]> {
  return (await person.send(exportCalendar)).text.replaceAll('\r\n ', '').split('\r\n');
}

const startOf = (line: string) => line.split(/[;:]/)[0] ?? '';

test('What a file says and nothing here keeps is in the next file as it came, and the file is the same again', async () => {
  const person = await newcomer(app);
  expect((await importInto(person, fileOf(...kept))).problems).toEqual([]);
  expect(await allEvents(person)).toMatchObject([
    { showsAs: 'free', isPrivate: true, extendedProps: { calendar: 'Family' } },
  ]);
  const lines = await linesOf(person);
  expect(lines).toEqual(expect.arrayContaining([...kept, 'CATEGORIES:Family,Boats,Work']));
  const once = kept.map(startOf).filter((name) => name !== 'ATTENDEE');
  expect(
    lines
      .map(startOf)
      .filter((name) => once.includes(name))
      .sort(),
  ).toEqual(once.sort());
  expect(await importInto(person, lines.join('\r\n'))).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
});

test('What says otherwise than the event does after a change is not written any more, until the change is taken back', async () => {
  const person = await newcomer(app);
  await importInto(person, fileOf(...kept));
  const id = (await allEvents(person))[0]?.id ?? 0;
  const isThere = async () => {
    const lines = await linesOf(person);
    return ['GEO', 'X-ALT-DESC', 'X-MICROSOFT-CDO-BUSYSTATUS', 'CLASS', 'TRANSP', 'PRIORITY'].filter((name) =>
      lines.some((line) => startOf(line) === name),
    );
  };
  const change = async (changes: object) => person.call(updateEvent, { body: { event: { id, ...changes } } });
  await change({ title: 'Another plan' });
  expect(await isThere()).toHaveLength(6);
  await change({ extendedProps: { location: 'Mole' } });
  const { changeId } = await change({ showsAs: 'busy', isPrivate: false, extendedProps: { description: 'Winds' } });
  expect(await isThere()).toEqual(['PRIORITY']);
  await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await isThere()).toEqual(['X-ALT-DESC', 'X-MICROSOFT-CDO-BUSYSTATUS', 'CLASS', 'TRANSP', 'PRIORITY']);
});

test('What programs keep for themselves is for no guest, and left out where it is too much', async () => {
  const [person, guest] = [await newcomer(app), await newcomer(app)];
  const own = fileOf('X-NOTE:secret', 'ATTENDEE:mailto:amara@other.example').replace(/ORGANIZER.*\r\n/, '');
  await importInto(person, own);
  const id = (await allEvents(person))[0]?.id ?? 0;
  const guests = [
    { value: 'amara@other.example', email: 'amara@other.example' },
    { value: 'Guest', accountId: guest.accountId },
  ];
  await person.call(updateEvent, { body: { event: { id, extendedProps: { guests } } } });
  expect(await linesOf(person)).toContain('X-NOTE:secret');
  const { text } = await guest.get(`/api/v1/events/${id}/export`);
  await person.call(sendInvitations, { parameters: { id }, body: {} });
  const [letter] = (await admin.call(listMessages, { query: { perPage: 1 } })).messages;
  const sent = (await admin.get(`/api/v1/messages/${letter?.id}/attachments/1`)).text.replaceAll('\r\n ', '');
  expect([text, sent].map((file) => file.includes('secret'))).toEqual([false, false]);
  expect(sent).toMatch(/^ATTENDEE;[^:]*RSVP=TRUE.*:mailto:amara@other\.example\r$/m);
  const other = await newcomer(app);
  const { added, problems } = await importInto(other, fileOf(...Array.from({ length: 300 }, () => 'X-NOTE:much')));
  expect([added, problems]).toMatchObject([1, [{ isLeftOut: false }]]);
});

test('The secret address says of what is private only when it is; its owner’s file says all of it', async () => {
  const [person, guest] = [await newcomer(app), await newcomer(app)];
  const times = { start: new Date(app.services.now().getTime() + 3_600_000).toISOString(), end: null };
  const event = { ...times, title: 'Surgery', isPrivate: true, reminders: [5], ...inviting(guest) };
  event.extendedProps = { ...event.extendedProps, ...{ location: 'Clinic', description: 'Fasting' } };
  await addAnEvent(person, event);
  const secrets = /Surgery|Clinic|Fasting|ATTENDEE|ORGANIZER|VALARM/;
  for (const each of [person, guest]) {
    const { address } = await each.call(renewCalendarFeed);
    const parameters = { token: address.split('/').at(-1) ?? '' };
    const { text } = await app.visitor().send(readCalendarFeed, { parameters });
    expect(text).not.toMatch(secrets);
    expect(text).toMatch(/^SUMMARY:Private\r$/m);
    expect(text).toMatch(/^CLASS:PRIVATE\r$/m);
  }
  expect(await linesOf(person)).toEqual(
    expect.arrayContaining(['SUMMARY:Surgery', 'LOCATION:Clinic', 'CLASS:PRIVATE']),
  );
});

import { listBusyTimes } from '@atrium/contract/busy-times';
import { changeOccurrences, removeEvent, updateEvent } from '@atrium/contract/calendar';
import { exportCalendar, importCalendar, previewImport } from '@atrium/contract/calendar-files';
import { undoChange } from '@atrium/contract/changes';
import { answerEvent, setOwnReminders } from '@atrium/contract/event-guests';
import { addEventsFrom } from '@atrium/contract/links';
import { listMails } from '@atrium/contract/mail';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { correspondent } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, allEvents } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const times = ['DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z'];

function invitation(
  { email }: { email: string },
  uid: string,
  more: readonly string[] = [],
  method = 'REQUEST',
): string {
  const people = [
    'ORGANIZER;CN=Nadia:mailto:nadia@heron.example',
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${email}`,
    'ATTENDEE;CN=Thabo;PARTSTAT=ACCEPTED:mailto:thabo@heron.example',
  ];
  const start = more.some((line) => line.startsWith('DTSTART')) ? [] : times;
  const title = more.some((line) => line.startsWith('SUMMARY')) ? [] : ['SUMMARY:Watch'];
  const event = ['BEGIN:VEVENT', `UID:${uid}@heron.example`, ...start, ...title, ...people, ...more, 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, ...event, 'END:VCALENDAR', ''].join('\r\n');
}

const importInto = (person: Person, text: string) => person.call(importCalendar, { query: {}, upload: asUpload(text) });

async function invited(uid: string, more: readonly string[] = []) {
  const person = await newcomer(app);
  await importInto(person, invitation(person, uid, ['SEQUENCE:2', ...more]));
  const id = (await allEvents(person))[0]?.id ?? 0;
  return { person, id, parameters: { id } };
}

/** What who invites was told since it was asked last. */
async function told() {
  await app.later(31);
  const { messages } = await admin.call(listMessages, { query: { perPage: 50 } });
  const letters = messages.filter(({ id, recipient }) => id > seen && recipient === 'nadia@heron.example').reverse();
  seen = messages[0]?.id ?? seen;
  return Promise.all(
    letters.map(async ({ id, subject, body }) => {
      const { text } = await admin.get(`/api/v1/messages/${id}/attachments/1`);
      return { subject, body, lines: text.replaceAll('\r\n ', '').split('\r\n') };
    }),
  );
}
let seen = (await admin.call(listMessages, { query: { perPage: 1 } })).messages[0]?.id ?? 0;

test('Who invites by mail is answered by mail, once undo has had its time, and again when the answer is another', async () => {
  const { person, parameters, id } = await invited('answered');
  expect(await allEvents(person)).toMatchObject([
    { answer: 'waiting', organiser: { accountId: null, name: 'Nadia', email: 'nadia@heron.example' } },
  ]);
  const say = (answer: 'accepted' | 'declined' | 'waiting', note?: string) =>
    person.call(answerEvent, { parameters, body: { answer, ...(note !== undefined && { note }) } });
  const { changeId, event } = await say('declined', 'I am at sea.');
  expect(event).toMatchObject({ answer: 'declined', answerNote: 'I am at sea.' });
  await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await told()).toEqual([]);
  await say('accepted', 'With charts.');
  const [letter, ...more] = await told();
  expect([letter?.subject, more]).toEqual(['Accepted: Watch', []]);
  expect(letter?.body).toContain('With charts.');
  expect(letter?.lines).toEqual(
    expect.arrayContaining(['METHOD:REPLY', 'UID:answered@heron.example', 'SEQUENCE:2', 'COMMENT:With charts.']),
  );
  const attendees = letter?.lines.filter((line) => line.startsWith('ATTENDEE')) ?? [];
  expect(attendees).toEqual([expect.stringMatching(new RegExp(`PARTSTAT=ACCEPTED.*:mailto:${person.email}$`))]);
  await say('waiting');
  expect(await told()).toEqual([]);
  await say('declined');
  expect((await told()).map(({ subject }) => subject)).toEqual(['Declined: Watch']);
  const query = { accountIds: [String(person.accountId)], from: '2026-03-05T00:00:00Z', to: '2026-03-06T00:00:00Z' };
  expect((await person.call(listBusyTimes, { query })).accounts).toMatchObject([{ times: [] }]);
  await person.call(removeEvent, { query: { id } });
  expect(await told()).toEqual([]);
});

test('An invitation is deleted with a no, which leaves once undo has had its time, and what undo brings back is told again', async () => {
  const { person, parameters, id } = await invited('refused');
  const remove = () => person.call(removeEvent, { query: { id, declines: true } });
  const undo = (changeId: number) => person.call(undoChange, { parameters: { id: changeId } });
  await undo((await remove()).changeId);
  expect([await allEvents(person), await told()]).toMatchObject([[{ answer: 'waiting' }], []]);

  await person.call(answerEvent, { parameters, body: { answer: 'accepted', note: 'With charts.' } });
  expect((await told()).map(({ subject }) => subject)).toEqual(['Accepted: Watch']);
  const { changeId } = await remove();
  const [letter, ...more] = await told();
  expect([letter?.subject, more]).toEqual(['Declined: Watch', []]);
  expect(letter?.body).not.toContain('With charts.');
  expect(letter?.lines).toEqual(expect.arrayContaining(['METHOD:REPLY', 'UID:refused@heron.example', 'SEQUENCE:2']));
  expect(letter?.lines).toContainEqual(expect.stringMatching(/^ATTENDEE.*PARTSTAT=DECLINED/));
  await undo(changeId);
  expect((await told()).map(({ subject }) => subject)).toEqual(['Accepted: Watch']);
  await undo((await remove()).changeId);
  expect(await told()).toEqual([]);
});

test('Nobody is told no who does not ask, has heard it, or asked to what is over or cancelled', async () => {
  const own = await newcomer(app);
  const { id: ownId } = await addAnEvent(own);
  await own.refused(409, removeEvent, { query: { id: ownId, declines: true } });
  const { person, parameters, id } = await invited('refused-before');
  await person.call(answerEvent, { parameters, body: { answer: 'declined' } });
  await person.refused(409, removeEvent, { query: { id, declines: true } });
  await person.refused(400, removeEvent, { query: { id, declines: 'perhaps' as never } });
  await told();
  const past = await invited('refused-late', ['DTSTART:20260105T090000Z', 'DTEND:20260105T100000Z']);
  await past.person.refused(409, removeEvent, { query: { id: past.id, declines: true } });
  const cancelled = await invited('refused-cancelled');
  await importInto(cancelled.person, invitation(cancelled.person, 'refused-cancelled', ['SEQUENCE:5'], 'CANCEL'));
  await cancelled.person.refused(409, removeEvent, { query: { id: cancelled.id, declines: true } });
  await past.person.call(removeEvent, { query: { id: past.id } });
  expect(await told()).toEqual([]);
});

test('What the organiser decides is not one’s own to change; what is one’s own stays when they change it', async () => {
  const { person, parameters, id } = await invited('theirs', ['RRULE:FREQ=WEEKLY;COUNT=3']);
  const change = (event: object) => ({ body: { event: { id, ...event } } });
  for (const theirs of [
    { title: 'Mine' },
    { start: '2026-03-05T11:00:00Z', end: '2026-03-05T12:00:00Z' },
    { extendedProps: { location: 'Mole' } },
  ])
    await person.refused(403, updateEvent, change(theirs));
  const at = { originalStart: '2026-03-12T09:00:00.000Z', scope: 'this' as const };
  await person.refused(403, changeOccurrences, { parameters, body: { ...at, changes: { title: 'Mine' } } });
  const own = { showsAs: 'free', isPrivate: true } as const;
  await person.call(updateEvent, change({ ...own, extendedProps: { calendar: 'Family' } }));
  await person.call(setOwnReminders, { parameters, body: { reminders: [15] } });
  await person.call(answerEvent, { parameters, body: { answer: 'accepted' } });
  const version = (number: number, ...more: readonly string[]) =>
    invitation(person, 'theirs', [`SEQUENCE:${number}`, 'RRULE:FREQ=WEEKLY;COUNT=3', ...more]);
  await importInto(person, version(3, 'SUMMARY:Night watch'));
  const kept = { ...own, reminders: [15], extendedProps: { calendar: 'Family' } };
  expect(await allEvents(person)).toMatchObject([{ ...kept, title: 'Night watch', answer: 'accepted' }]);
  expect(await importInto(person, version(2))).toMatchObject({ updated: 0, unchanged: 1 });
  await importInto(person, version(4, 'SUMMARY:Night watch', 'DTSTART:20260305T200000Z', 'DTEND:20260305T210000Z'));
  expect(await allEvents(person)).toMatchObject([{ ...kept, start: '2026-03-05T20:00:00.000Z', answer: 'waiting' }]);
  await importInto(person, invitation(person, 'theirs', ['SEQUENCE:5'], 'CANCEL'));
  expect(await allEvents(person)).toMatchObject([{ ...kept, status: 'cancelled' }]);
});

test('An invitation in a mail is answered there: it comes into the calendar with the answer, and one undo takes both back', async () => {
  const person = await correspondent(app);
  const [mail] = (await person.call(listMails, { query: {} })).emails;
  const file = invitation(person, 'mailed', ['LOCATION:Pier']);
  const preview = async () => (await person.call(previewImport, { query: {}, upload: asUpload(file) })).invitation;
  const said = { title: 'Watch', from: 'Nadia', location: 'Pier' };
  expect(await preview()).toMatchObject({ ...said, id: null, answer: 'waiting' });
  const from = { entity: 'mail', id: mail?.id ?? 0 } as const;
  const answer = (query: object) =>
    person.call(addEventsFrom, { query: { ...from, ...query }, upload: asUpload(file) });
  const { changeId } = await answer({ answer: 'tentative', note: 'I may be late.' });
  expect(await allEvents(person)).toMatchObject([{ answer: 'tentative', answerNote: 'I may be late.' }]);
  expect(await preview()).toMatchObject({ ...said, answer: 'tentative', note: 'I may be late.' });
  await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect([await allEvents(person), await told()]).toEqual([[], []]);
  await answer({ answer: 'tentative' });
  expect(await answer({ answer: 'accepted' })).toMatchObject({ added: 0, updated: 1 });
  expect(await answer({ answer: 'accepted' })).toMatchObject({ updated: 0, changeId: null });
  expect((await told()).map(({ subject }) => subject)).toEqual(['Accepted: Watch']);
  expect(await preview()).toMatchObject({ ...said, id: expect.any(Number), answer: 'accepted' });
  const query = { ...from, answer: 'perhaps' };
  await person.refused(400, addEventsFrom, { query: query as never, upload: asUpload(file) });
});

test('What one answers stands in one’s own file, and nobody is asked who is not among the guests', async () => {
  const { person, parameters } = await invited('exported');
  await person.call(answerEvent, { parameters, body: { answer: 'tentative' } });
  const { text } = await person.send(exportCalendar);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const own = lines.filter((line) => line.startsWith('ATTENDEE') && line.endsWith(person.email));
  expect(own).toEqual([expect.stringContaining('PARTSTAT=TENTATIVE')]);
  expect(await importInto(person, text)).toMatchObject({ updated: 0, unchanged: 1 });
  const other = await newcomer(app);
  await importInto(other, invitation(person, 'others'));
  const [event] = await allEvents(other);
  expect(event).not.toHaveProperty('answer');
  await other.refused(409, answerEvent, { parameters: { id: event?.id ?? 0 }, body: { answer: 'accepted' } });
});

import { changeOccurrences, eventKinds, listEvents, updateEvent } from '@atrium/contract/calendar';
import { exportCalendar, importCalendar, previewImport } from '@atrium/contract/calendar-files';
import { undoChange } from '@atrium/contract/changes';
import { answerEvent } from '@atrium/contract/event-guests';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, allEvents } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();

const amara = { value: 'Amara', email: 'amara@heron.example' };
const thabo = { value: 'Thabo', email: 'thabo@heron.example' };

/** Mondays at nine in Berlin, the four of them in March. */
async function weekly(person: Person, guests: readonly object[] = [amara, thabo], recurrence = 'FREQ=WEEKLY;COUNT=4') {
  const times = { start: '2026-03-02T08:00:00.000Z', end: '2026-03-02T09:00:00.000Z', timeZone: 'Europe/Berlin' };
  const extendedProps = { calendar: 'Business' as const, guests: guests as (typeof amara)[] };
  const event = await addAnEvent(person, { ...times, recurrence, extendedProps });
  const uid = /^UID:(\S+)/m.exec((await person.send(exportCalendar)).text)?.[1] ?? '';
  return { event, uid };
}

/** What somebody answers; of the occurrence that `id` names, or of all. */
function says(uid: string, { email }: { email: string }, answer: string, id = ''): string[] {
  const occurrence = id === '' ? [] : [`RECURRENCE-ID${id}`];
  return [`UID:${uid}`, ...occurrence, 'SUMMARY:Watch', `ATTENDEE;PARTSTAT=${answer}:mailto:${email}`];
}

function fileOf(...replies: readonly (readonly string[])[]): string {
  const blocks = replies.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:REPLY', ...blocks, 'END:VCALENDAR', ''].join('\r\n');
}

const importInto = (person: Person, text: string) => person.call(importCalendar, { query: {}, upload: asUpload(text) });

async function answers(person: Person): Promise<string[]> {
  const range = { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' };
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], ...range } });
  return events.map(({ start, extendedProps }) =>
    [start.slice(8, 10), ...extendedProps.guests.map(({ answer = '-' }) => answer)].join(' '),
  );
}

const second = ';TZID=Europe/Berlin:20260309T090000';

test('A guest answers one occurrence of a series, which alone has that answer, and one undo takes it back', async () => {
  const person = await newcomer(app);
  const { event, uid } = await weekly(person);
  const file = fileOf(says(uid, amara, 'DECLINED', second));
  const preview = await person.call(previewImport, { query: {}, upload: asUpload(file) });
  expect(preview.events.map(({ id, start, does }) => [id, start, does])).toEqual([
    [event.id, '2026-03-09T08:00:00.000Z', 'update'],
  ]);
  const { changeId, ...counts } = await importInto(person, file);
  expect(counts).toEqual({ added: 0, updated: 1, unchanged: 0, problems: [] });
  expect(await answers(person)).toEqual(['02 - -', '09 declined -', '16 - -', '23 - -']);
  expect(await importInto(person, file)).toMatchObject({ updated: 0, unchanged: 1, problems: [] });
  await importInto(person, fileOf(says(uid, thabo, 'TENTATIVE', ':20260309T080000Z')));
  expect(await answers(person)).toEqual(['02 - -', '09 declined tentative', '16 - -', '23 - -']);
  const { text } = await person.send(exportCalendar);
  expect(text.match(/^(UID|RECURRENCE-ID).*$/gm)).toEqual([`UID:${uid}`, `UID:${uid}`, `RECURRENCE-ID${second}`]);
  const another = await newcomer(app);
  const { uid: other } = await weekly(another);
  const { changeId: taken } = await importInto(another, file.replace(uid, other));
  await another.call(undoChange, { parameters: { id: taken } });
  expect(await answers(another)).toEqual(['02 - -', '09 - -', '16 - -', '23 - -']);
  expect(await allEvents(another)).toHaveLength(1);
  expect(changeId).not.toBeNull();
});

test('Who is invited with an account keeps what they said, and hears nothing of what others answer', async () => {
  const [person, guest] = [await newcomer(app), await newcomer(app)];
  const { event, uid } = await weekly(person, [amara, { value: 'guest', accountId: guest.accountId }]);
  await guest.call(answerEvent, { parameters: { id: event.id }, body: { answer: 'accepted' } });
  const before = (await guest.call(listNotifications, { query: {} })).notifications;
  await importInto(person, fileOf(says(uid, amara, 'DECLINED', second), says(uid, guest, 'DECLINED', second)));
  const expected = ['02 - accepted', '09 declined accepted', '16 - accepted', '23 - accepted'];
  expect(await answers(person)).toEqual(expected);
  expect(await answers(guest)).toEqual(expected);
  expect((await guest.call(listNotifications, { query: {} })).notifications).toEqual(before);
});

test('An answer to all of a series and others to single occurrences of it may come together', async () => {
  const person = await newcomer(app);
  const { uid } = await weekly(person);
  await importInto(person, fileOf(says(uid, amara, 'ACCEPTED')));
  const file = fileOf(says(uid, amara, 'ACCEPTED', second), says(uid, amara, 'DECLINED'));
  expect(await importInto(person, file)).toMatchObject({ added: 0, updated: 1, problems: [] });
  expect(await answers(person)).toEqual(['02 declined -', '09 accepted -', '16 declined -', '23 declined -']);
  const same = fileOf(says(uid, amara, 'DECLINED', ':20260316T080000Z'));
  expect(await importInto(person, same)).toMatchObject({ updated: 0, unchanged: 1 });
  expect(await allEvents(person)).toHaveLength(2);
});

test('Of a series that has one occurrence left, an answer to that is one to the series', async () => {
  const person = await newcomer(app);
  const { uid } = await weekly(person, [amara], 'FREQ=WEEKLY;COUNT=1');
  await importInto(person, fileOf(says(uid, amara, 'ACCEPTED', ':20260302T080000Z')));
  expect(await answers(person)).toEqual(['02 accepted']);
  expect(await allEvents(person)).toMatchObject([{ recurrence: 'FREQ=WEEKLY;COUNT=1' }]);
});

test('An answer to an occurrence that there is not, or not any more, changes nothing and is said so', async () => {
  const person = await newcomer(app);
  const { event, uid } = await weekly(person);
  const originalStart = '2026-03-09T08:00:00.000Z';
  await person.call(changeOccurrences, {
    parameters: { id: event.id },
    body: { originalStart, scope: 'this', changes: null },
  });
  const before = await allEvents(person);
  const following = ';RANGE=THISANDFUTURE:20260316T080000Z';
  for (const id of [second, ':20260310T080000Z', following])
    expect(await importInto(person, fileOf(says(uid, amara, 'DECLINED', id)))).toMatchObject({
      ...{ added: 0, updated: 0, unchanged: 0 },
      problems: [{ component: 1, title: 'Watch', isLeftOut: true }],
    });
  expect(await allEvents(person)).toEqual(before);
});

const guestsOf = async (person: Person) =>
  (await allEvents(person)).flatMap(({ extendedProps }) =>
    extendedProps.guests.map(({ answer, note }) => [answer, note]),
  );

test('What is said with a mailed answer is kept as the note of the guest, until another answer says otherwise', async () => {
  const [person, other] = [await newcomer(app), await newcomer(app)];
  const { event, uid } = await weekly(person, [amara, { value: 'other', accountId: other.accountId }]);
  const said = (answer: string, ...comment: string[]) => fileOf([...says(uid, amara, answer), ...comment]);
  const { changeId } = await importInto(person, said('DECLINED', 'COMMENT:On the islands\\, until Monday.'));
  const seen = [
    ['declined', 'On the islands, until Monday.'],
    ['waiting', undefined],
  ];
  expect(await guestsOf(person)).toEqual(seen);
  expect(await guestsOf(other)).toEqual([
    ['declined', undefined],
    ['waiting', undefined],
  ]);
  const same = await importInto(person, said('DECLINED', 'COMMENT:On the islands\\, until Monday.'));
  expect(same).toMatchObject({ updated: 0, unchanged: 1 });
  await person.call(updateEvent, { body: { event: { id: event.id, extendedProps: { location: 'Pier 2' } } } });
  const { guests } = event.extendedProps;
  await person.call(updateEvent, { body: { event: { id: event.id, extendedProps: { guests } } } });
  expect(await guestsOf(person)).toEqual(seen);
  const again = await importInto(person, said('ACCEPTED'));
  expect(await guestsOf(person)).toEqual([['accepted', undefined], seen[1]]);
  await person.call(undoChange, { parameters: { id: again.changeId } });
  expect(await guestsOf(person)).toEqual(seen);
  expect(changeId).not.toBeNull();
});

test('A note is kept as long as notes are, and one to several guests is nobody’s', async () => {
  const person = await newcomer(app);
  const { uid } = await weekly(person);
  const long = [...says(uid, amara, 'ACCEPTED'), `COMMENT:${'x'.repeat(600)}`];
  await importInto(person, fileOf(long));
  expect((await guestsOf(person))[0]).toEqual(['accepted', 'x'.repeat(500)]);
  const both = [...says(uid, amara, 'DECLINED'), `ATTENDEE;PARTSTAT=DECLINED:mailto:${thabo.email}`, 'COMMENT:Who?'];
  await importInto(person, fileOf(both));
  expect(await guestsOf(person)).toEqual([
    ['declined', undefined],
    ['declined', undefined],
  ]);
});

test('A preview says who answers what, and to what; of those who are not invited it says nothing', async () => {
  const person = await newcomer(app);
  const { event, uid } = await weekly(person);
  const file = fileOf(
    [...says(uid, amara, 'TENTATIVE'), 'COMMENT:I may be late.'],
    says(uid, { email: 'x@y.example' }, 'ACCEPTED'),
  );
  const asked = async () => person.call(previewImport, { query: {}, upload: asUpload(file) });
  const said = { title: event.title, name: 'Amara', answer: 'tentative', note: 'I may be late.' };
  expect(await asked()).toMatchObject({ answers: [said], updated: 1 });
  await importInto(person, file);
  expect(await asked()).toMatchObject({ answers: [said], updated: 0, unchanged: 1 });
});

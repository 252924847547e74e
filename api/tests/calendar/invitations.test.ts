import { type CalendarEvent, changeOccurrences, removeEvent, updateEvent } from '@atrium/contract/calendar';
import { undoChange } from '@atrium/contract/changes';
import { answerEvent } from '@atrium/contract/event-guests';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, allEvents, inviting } from './calendar.ts';

const app = await openApp();

async function three() {
  return [await newcomer(app), await newcomer(app), await newcomer(app)] as const;
}

async function told(person: Person): Promise<string[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.map(({ kind }) => kind);
}

const titles = async (person: Person) => (await allEvents(person)).map(({ title }) => title);

const inMay = { start: '2026-05-04T09:00:00Z', end: '2026-05-04T10:00:00Z' };

test('Who is invited has the event in the list of its place, in ranges too, until they are not any more', async () => {
  const [owner, guest, other] = await three();
  const event = await addAnEvent(owner, { ...inMay, recurrence: 'FREQ=WEEKLY', ...inviting(guest) });
  await addAnEvent(guest, { start: '2026-06-01T08:00:00Z', end: '2026-06-01T09:00:00Z' });
  expect(await titles(guest)).toContain(event.title);
  expect(await titles(other)).toEqual([]);
  const range = 'calendars=Business&from=2026-06-01T00:00:00Z&to=2026-06-02T00:00:00Z';
  const { body } = await guest.get(`/apps/calendar/events?${range}`);
  expect(body).toMatchObject([{ start: '2026-06-01T08:00:00.000Z' }, { start: '2026-06-01T09:00:00.000Z' }]);
  const moved = { id: event.id, extendedProps: { calendar: 'Family' as const } };
  await owner.call(updateEvent, { body: { event: moved } });
  expect((await allEvents(guest)).find(({ id }) => id === event.id)?.extendedProps.calendar).toBe('Family');
  await owner.call(updateEvent, { body: { event: { id: event.id, ...inviting(other) } } });
  expect([await titles(guest), await titles(other)]).toEqual([[expect.not.stringMatching(event.title)], [event.title]]);
});

test('All concerned hear of a change at once, and nobody else', async () => {
  const [owner, guest, other] = await three();
  const streams = await Promise.all([owner, guest, other].map((person) => person.listen()));
  for (const stream of streams) await stream.next();
  await addAnEvent(owner, inviting(guest));
  const [ownersStream, guestsStream, othersStream] = streams;
  const heard = [await ownersStream?.next(), await guestsStream?.next(), await guestsStream?.next()];
  const entities = heard.map((message) => JSON.parse(message?.data ?? '{}').entity);
  expect(entities.sort()).toEqual(['event', 'event', 'notification']);
  const own = await addAnEvent(other);
  expect(JSON.parse((await othersStream?.next())?.data ?? '{}')).toMatchObject({ entity: 'event', entityId: own.id });
  for (const stream of streams) await stream.close();
});

test('Guests are told that they are invited, that it changed and that it was cancelled; the organiser hears the answer', async () => {
  const [owner, guest, absent] = await three();
  const { id } = await addAnEvent(owner, { ...inMay, ...inviting(guest, absent) });
  expect(await told(guest)).toEqual(['event-invitation']);
  await guest.call(answerEvent, { parameters: { id }, body: { answer: 'accepted' } });
  await absent.call(answerEvent, { parameters: { id }, body: { answer: 'declined' } });
  expect(await told(owner)).toEqual(['event-answer', 'event-answer']);
  const move = (start: string) => owner.call(updateEvent, { body: { event: { id, start, end: start } } });
  await move('2026-05-05T09:00:00Z');
  await move('2026-05-06T09:00:00Z');
  await owner.call(updateEvent, { body: { event: { id, extendedProps: { description: 'Bring a coat.' } } } });
  expect([await told(guest), await told(absent)]).toEqual([
    ['event-changed', 'event-invitation'],
    ['event-invitation'],
  ]);
});

test('The organiser is told what somebody has said last, with the note; the note is taken back with its answer', async () => {
  const [owner, guest] = await three();
  const event = await addAnEvent(owner, { ...inMay, ...inviting(guest) });
  const parameters = { id: event.id };
  const said = async () => {
    const { notifications } = await owner.call(listNotifications, { query: {} });
    return notifications.map(({ detail }) => detail);
  };
  await guest.call(answerEvent, { parameters, body: { answer: 'accepted' } });
  expect(await said()).toEqual(['']);
  const note = 'I bring the charts.';
  const { changeId } = await guest.call(answerEvent, { parameters, body: { answer: 'accepted', note } });
  expect(await said()).toEqual([note]);
  await owner.call(updateEvent, { body: { event: { id: event.id, title: 'Another title' } } });
  const noteIn = async () => (await allEvents(guest)).find(({ id }) => id === event.id)?.answerNote;
  expect(await noteIn()).toBe(note);
  await undo(guest, changeId);
  expect([await noteIn(), await said()]).toEqual([undefined, ['']]);
  const { changeId: declined } = await guest.call(answerEvent, { parameters, body: { answer: 'declined', note } });
  await guest.call(answerEvent, { parameters, body: { answer: 'waiting' } });
  await guest.refused(409, undoChange, { parameters: { id: declined ?? 0 } });
});

test('An invitation that was taken back before it was read is as if it had never been', async () => {
  const [owner, guest] = await three();
  const event = await addAnEvent(owner, { ...inMay, ...inviting(guest) });
  const { changeId } = await owner.call(removeEvent, { query: { id: event.id } });
  expect([await told(guest), await titles(guest)]).toEqual([[], []]);
  await undo(owner, changeId);
  expect([await told(guest), await titles(guest)]).toEqual([['event-invitation'], [event.title]]);
});

test('Nobody is told of what is over', async () => {
  const [owner, guest] = await three();
  const { id } = await addAnEvent(owner, {
    start: '2026-01-05T09:00:00Z',
    end: '2026-01-05T10:00:00Z',
    ...inviting(guest),
  });
  await owner.call(removeEvent, { query: { id } });
  expect(await told(guest)).toEqual([]);
});

test('An answer can be undone by whom gave it, and by nobody else; what the organiser does leaves it be', async () => {
  const [owner, guest, other] = await three();
  const event = await addAnEvent(owner, { ...inMay, ...inviting(guest) });
  const parameters = { id: event.id };
  const say = (answer: 'accepted' | 'declined') => guest.call(answerEvent, { parameters, body: { answer } });
  await expectUndoable(guest, { deed: 'accepting', act: () => say('accepted'), seen: () => allEvents(owner) });
  const { changeId } = await say('accepted');
  await owner.refused(404, undoChange, { parameters: { id: changeId } });
  const renamed = await owner.call(updateEvent, {
    body: { event: { id: event.id, title: 'Other', ...inviting(guest, other) } },
  });
  const answers = ({ extendedProps }: CalendarEvent) => extendedProps.guests.map(({ answer }) => answer);
  expect(answers(renamed.event)).toEqual(['accepted', 'waiting']);
  await undo(owner, renamed.changeId);
  await say('declined');
  const removed = await owner.call(removeEvent, { query: { id: event.id } });
  await undo(owner, removed.changeId);
  expect((await allEvents(owner)).map(answers)).toEqual([['declined']]);
});

test('An occurrence that is moved keeps its guests and what they said', async () => {
  const [owner, guest] = await three();
  const { id } = await addAnEvent(owner, { ...inMay, recurrence: 'FREQ=WEEKLY', ...inviting(guest) });
  await guest.call(answerEvent, { parameters: { id }, body: { answer: 'accepted' } });
  const changes = { start: '2026-05-12T09:00:00Z', end: '2026-05-12T10:00:00Z' };
  const body = { originalStart: '2026-05-11T09:00:00Z', scope: 'this' as const, changes };
  await owner.call(changeOccurrences, { parameters: { id }, body });
  expect((await allEvents(guest)).map(({ answer }) => answer)).toEqual(['accepted', 'accepted']);
  expect(await told(guest)).toEqual(['event-changed', 'event-invitation']);
});

test('An account is invited once, and never to its own event', async () => {
  const [owner, guest] = await three();
  for (const people of [[guest, guest], [owner]]) {
    await expect(addAnEvent(owner, inviting(...people))).rejects.toThrow('accountId');
  }
});

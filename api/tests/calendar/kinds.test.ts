import { listBusyTimes } from '@atrium/contract/busy-times';
import { getEvent, listEvents, removeEvent, updateEvent } from '@atrium/contract/calendar';
import { exportCalendar, importCalendar, renewCalendarFeed } from '@atrium/contract/calendar-files';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { sendInvitations } from '@atrium/contract/event-guests';
import { addEventKind, deleteEventKind, listEventKinds, updateEventKind } from '@atrium/contract/event-kinds';
import { searchEvents } from '@atrium/contract/event-search';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAKind, addAnEvent, inviting, nine, ten } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();

const kindOf = async (person: Person, id: number) =>
  (await person.call(getEvent, { parameters: { id } })).event.extendedProps.calendar;

const categoriesIn = (text: string) => text.match(/^CATEGORIES:.*$/gm)?.map((line) => line.trim());

test('Everything that is done to kinds can be undone, done again, and undone again, with their events', async () => {
  const person = await newcomer(app);
  const { id, key } = await addAKind(person);
  const event = await addAnEvent(person, {}, key);
  const seen = async () => [await person.call(listEventKinds), await kindOf(person, event.id)];
  const deeds = {
    adding: () => person.call(addEventKind, { body: { name: 'Choir' } }),
    changing: () => person.call(updateEventKind, { parameters: { id }, body: { name: 'Races', color: 'rose' } }),
    deleting: () => person.call(deleteEventKind, { parameters: { id }, query: { moveTo: 'Holiday' } }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(person, { deed, act, seen });
});

test('An event that comes back after its kind was deleted stands with the others until that comes back', async () => {
  const person = await newcomer(app);
  const { id, key } = await addAKind(person);
  const event = await addAnEvent(person, {}, key);
  const removed = await person.call(removeEvent, { query: { id: event.id } });
  const deleted = await person.call(deleteEventKind, { parameters: { id }, query: {} });
  await person.call(undoChange, { parameters: { id: removed.changeId } });
  expect(await kindOf(person, event.id)).toBe('ETC');
  await person.call(undoChange, { parameters: { id: deleted.changeId } });
  expect(await kindOf(person, event.id)).toBe(key);
});

test('A kind whose events went to another that is deleted since comes back after that one', async () => {
  const person = await newcomer(app);
  const [one, other] = [await addAKind(person, 'One'), await addAKind(person, 'Other one')];
  const event = await addAnEvent(person, {}, one.key);
  const gone = { parameters: { id: one.id }, query: { moveTo: other.key } };
  const first = await person.call(deleteEventKind, gone);
  const second = await person.call(deleteEventKind, { parameters: { id: other.id }, query: {} });
  await person.refused(409, undoChange, { parameters: { id: first.changeId } });
  await person.call(undoChange, { parameters: { id: second.changeId } });
  await person.call(undoChange, { parameters: { id: first.changeId } });
  expect(await kindOf(person, event.id)).toBe(one.key);
});

test('What a record says of an event has the name that its kind had', async () => {
  const person = await newcomer(app);
  const { key } = await addAKind(person, 'Choir');
  const { id } = await addAnEvent(person);
  await person.call(updateEvent, { body: { event: { id, extendedProps: { calendar: key } } } });
  const { changes } = await person.call(listChanges, { query: { entity: 'event', entityId: id } });
  expect(changes[0]).toMatchObject({
    before: { kind: 'Business' },
    after: { kind: key, kindNames: { [key]: 'Choir' } },
  });
  await person.call(undoChange, { parameters: { id: changes[0]?.id ?? 0 } });
  expect(await kindOf(person, id)).toBe('Business');
});

test('Calendar files say a kind by its name, and whoever has one of that name reads it as theirs', async () => {
  const [owner, reader] = [await newcomer(app), await newcomer(app)];
  const { key } = await addAKind(owner, 'Choir; évening');
  await addAnEvent(owner, {}, key);
  const { text } = await owner.send(exportCalendar);
  expect(categoriesIn(text)).toEqual(['CATEGORIES:Choir\\; évening']);
  const own = await addAKind(reader, 'choir; EVENING');
  await reader.call(importCalendar, { query: { calendar: 'Family' }, upload: asUpload(text) });
  expect((await reader.call(listEvents, { query: { calendars: [own.key] } })).length).toBe(1);
  const third = await newcomer(app);
  const chosen = await addAKind(third, 'Music');
  await third.call(importCalendar, { query: { calendar: chosen.key }, upload: asUpload(text) });
  expect((await third.call(listEvents, { query: { calendars: [chosen.key] } })).length).toBe(1);
});

test('What one calls one’s own kinds is told to nobody who is invited', async () => {
  const [owner, guest] = [await newcomer(app), await newcomer(app)];
  const { key } = await addAKind(owner, 'Therapy');
  const { id } = await addAnEvent(owner, { extendedProps: { ...inviting(guest).extendedProps, calendar: key } });
  const feedOf = async (person: Person) => {
    const { address } = await person.call(renewCalendarFeed);
    return (await person.get(new URL(address).pathname)).text;
  };
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  await owner.call(updateEvent, { body: { event: { id, start: soon, end: soon } } });
  expect(categoriesIn(await feedOf(owner))).toEqual(['CATEGORIES:Therapy']);
  expect(categoriesIn(await feedOf(guest))).toEqual(['CATEGORIES:ETC']);
});

test('An invitation by letter does not say what one calls one’s own kinds', async () => {
  const admin = await app.signIn('admin');
  const { key } = await addAKind(admin, 'Therapy');
  const guests = [{ value: 'Amara', email: 'amara@heron.example' }];
  const { id } = await addAnEvent(admin, { extendedProps: { calendar: key, guests } });
  await admin.call(sendInvitations, { parameters: { id }, body: {} });
  const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
  const { text } = await admin.get(`/api/v1/messages/${messages[0]?.id}/attachments/1`);
  expect(categoriesIn(text)).toEqual(['CATEGORIES:ETC']);
});

test('Whoever is invited hears when a kind of the organiser goes, and sees the event in another', async () => {
  const [owner, guest] = [await newcomer(app), await newcomer(app)];
  const { id, key } = await addAKind(owner);
  const { extendedProps } = inviting(guest);
  await addAnEvent(owner, { extendedProps: { ...extendedProps, calendar: key } });
  const live = await guest.listen();
  await live.next();
  await owner.call(deleteEventKind, { parameters: { id }, query: { moveTo: 'Family' } });
  expect(await live.nextChange()).toMatchObject({ entity: 'event-kind', entityId: id, action: 'delete' });
  await live.close();
  expect((await guest.call(listEvents, { query: { calendars: 'Family' } })).length).toBe(1);
});

test('A search among some kinds finds what is of them alone, and nothing among those that there are not', async () => {
  const person = await newcomer(app);
  const { key } = await addAKind(person);
  const { id, title } = await addAnEvent(person, {}, key);
  const found = async (q: string, ...calendars: string[]) => {
    const { upcoming, past } = await person.call(searchEvents, { query: { q, calendars } });
    return [...upcoming, ...past].map((event) => event.id);
  };
  for (const q of [title, title.slice(0, 1)]) {
    expect(await found(q, key)).toEqual([id]);
    expect(await found(q, key, 'Family')).toContain(id);
    expect(await found(q, 'Family')).not.toContain(id);
    expect(await found(q, 'own-999999')).toEqual([]);
  }
});

test('What is of a kind of one’s own takes one’s time as all else', async () => {
  const [owner, other] = [await newcomer(app), await newcomer(app)];
  const { key } = await addAKind(owner);
  await addAnEvent(owner, {}, key);
  const query = { accountIds: [owner.accountId], from: nine, to: ten };
  const { accounts } = await other.call(listBusyTimes, { query });
  expect(accounts[0]).toMatchObject({ times: [{ start: nine, end: ten }] });
});

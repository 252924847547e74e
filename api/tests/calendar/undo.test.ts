import {
  addEvent,
  type CalendarEvent,
  changeOccurrences,
  eventKinds,
  listEvents,
  removeEvent,
  updateEvent,
} from '@atrium/contract/calendar';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { expect, test } from 'vitest';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addAnEvent, allEvents, newTitle, nine } from './calendar.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const refusedToUndo = (id: number | null) => admin.refused(409, undoChange, { parameters: { id } });

const update = (event: { id: number } & Partial<CalendarEvent>) => admin.call(updateEvent, { body: { event } });

const guests = ['Thabo Mokoena', 'Hannah Weiß'].map((value) => ({ value, label: value, avatar: '', accountId: null }));

/** Everything that can be done to events, each answering the change to undo. */
const deeds: Record<string, (event: CalendarEvent) => Promise<{ changeId: number | null }>> = {
  adding: () =>
    admin.call(addEvent, { body: { event: { title: newTitle(), start: nine, extendedProps: { guests } } } }),
  moving: ({ id }) => update({ id, start: '2026-04-01T09:00:00.000Z', end: '2026-04-01T10:00:00.000Z' }),
  'changing everything': ({ id }) =>
    update({
      ...{ id, title: newTitle(), url: 'https://heron.example', start: '2026-04-01', end: '2026-04-03', allDay: true },
      ...{ timeZone: 'Asia/Tokyo', recurrence: 'FREQ=DAILY;INTERVAL=9' },
      extendedProps: { calendar: 'ETC', guests: guests.slice(1), location: 'Pier', description: 'Other' },
    }),
  removing: ({ id }) => admin.call(removeEvent, { query: { id } }),
};

test('Everything that is done to events can be undone, guests and all, done again, and undone again', async () => {
  for (const [deed, act] of Object.entries(deeds)) {
    const more = { recurrence: 'FREQ=WEEKLY', timeZone: 'Europe/Berlin', extendedProps: { guests, location: 'Quay' } };
    const event = await addAnEvent(admin, more);
    await expectUndoable(admin, { deed, act: () => act(event), seen: () => allEvents(admin) });
  }
});

test('Undo puts occurrences back where they were taken from, and removes what they had become', async () => {
  const range = { from: '2026-03-01T00:00:00Z', to: '2026-05-01T00:00:00Z' };
  const seen = async () => [
    await admin.call(listEvents, { query: { calendars: [...eventKinds], ...range } }),
    await allEvents(admin),
  ];
  const recurrence = 'FREQ=WEEKLY;BYDAY=MO,TH';
  const { id } = await addAnEvent(admin, { recurrence, timeZone: 'Europe/Berlin', extendedProps: { guests } });
  const parameters = { id };
  await admin.call(changeOccurrences, {
    parameters,
    body: { originalStart: '2026-03-12T09:00:00Z', scope: 'this', changes: null },
  });
  for (const scope of ['this', 'following'] as const) {
    for (const originalStart of [nine, '2026-03-16T09:00:00Z', '2026-03-30T08:00:00Z']) {
      for (const changes of [null, { title: newTitle() }]) {
        const name = `${scope} ${originalStart} ${changes?.title}`;
        const before = await seen();
        const body = { originalStart, scope, changes };
        const { changeId } = await admin.call(changeOccurrences, { parameters, body });
        const after = await seen();
        expect(after, name).not.toEqual(before);
        const undone = await undo(admin, changeId);
        expect(await seen(), `${name}, undone`).toEqual(before);
        const redone = await undo(admin, undone);
        expect(await seen(), `${name}, done again`).toEqual(after);
        await undo(admin, redone);
        expect(await seen(), `${name}, undone again`).toEqual(before);
      }
    }
  }
});

test('What was changed or removed since is a conflict, and what was changed beside it is not', async () => {
  const { event, changeId } = await admin.call(addEvent, { body: { event: { title: newTitle(), start: nine } } });
  const { id } = event;
  const first = await update({ id, title: newTitle() });
  await update({ id, url: 'https://heron.example' });
  const later = await update({ id, title: newTitle() });
  await refusedToUndo(changeId);
  await refusedToUndo(first.changeId);
  await undo(admin, later.changeId);
  await undo(admin, first.changeId);
  await admin.call(removeEvent, { query: { id } });
  await refusedToUndo(later.changeId);
});

test('Undoing never leaves an event that ends before it begins', async () => {
  const { id } = await addAnEvent(admin);
  const longer = await update({ id, end: '2026-03-02T12:00:00.000Z' });
  const later = await update({ id, start: '2026-03-02T11:00:00.000Z' });
  await refusedToUndo(longer.changeId);
  await undo(admin, later.changeId);
  await undo(admin, longer.changeId);
});

test('A guest whose account is gone comes back as a name', async () => {
  const { accountId } = await newcomer(app);
  const event = await addAnEvent(admin, { extendedProps: { guests: [{ value: 'Nadia', accountId }] } });
  const { changeId } = await admin.call(removeEvent, { query: { id: event.id } });
  await app.engine.write((transaction) => transaction.deleteFrom('accounts').where('id', '=', accountId).execute());
  await undo(admin, changeId);
  const restored = (await allEvents(admin)).find(({ id }) => id === event.id);
  expect(restored?.extendedProps.guests).toEqual([{ value: 'Nadia', label: 'Nadia', avatar: '', accountId: null }]);
});

test('Nobody undoes what was done to the events of another', async () => {
  const stranger = await newcomer(app);
  const { id } = await addAnEvent(admin);
  await update({ id, title: newTitle() });
  await admin.call(removeEvent, { query: { id } });
  const { changes } = await admin.call(listChanges, { query: { entity: 'event', entityId: id } });
  expect(changes).toHaveLength(3);
  for (const change of changes) await stranger.refused(404, undoChange, { parameters: { id: change.id } });
});

import { removeEvent, updateEvent } from '@atrium/contract/calendar';
import { answerEvent, setOwnReminders } from '@atrium/contract/event-guests';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { openApp, type TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, inviting } from './calendar.ts';

const minute = 60;
const day = 86_400;

/** A calendar at nine on the second of March. */
async function stage() {
  const app = await openApp({ settings: { accessTokenSeconds: 90 * day, refreshTokenSeconds: 90 * day } });
  const person = await newcomer(app);
  return { app, person };
}

const at = (app: TestApp, minutes: number) => new Date(app.services.now().getTime() + minutes * 60_000).toISOString();

/** Runs what is due after so many seconds. */
async function pass(app: TestApp, seconds: number): Promise<void> {
  app.moveClock(seconds);
  await app.app.runDueJobs();
}

/** When the events begin that somebody was reminded of, the latest reminder first. */
async function remindedOf(person: Person): Promise<(string | null)[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.filter(({ kind }) => kind === 'event-reminder').map(({ moment }) => moment);
}

test('One is reminded once, at the moment, and of each reminder', async () => {
  const { app, person } = await stage();
  const start = at(app, 60);
  await addAnEvent(person, { start, end: at(app, 90), reminders: [30, 10] });
  await pass(app, 29 * minute);
  expect(await remindedOf(person)).toEqual([]);
  await pass(app, minute);
  await pass(app, 1);
  expect(await remindedOf(person)).toEqual([start]);
  await pass(app, 20 * minute);
  await pass(app, 100 * minute);
  expect(await remindedOf(person)).toEqual([start, start]);
});

test('Each occurrence of a series is told of once, by the clocks of its zone; the next alone waits', async () => {
  const { app, person } = await stage();
  const times = { start: '2026-03-28T08:00:00.000Z', end: '2026-03-28T09:00:00.000Z', timeZone: 'Europe/Berlin' };
  await addAnEvent(person, { ...times, recurrence: 'FREQ=DAILY;COUNT=3', reminders: [60] });
  await pass(app, 26 * day - 2 * 3_600 + 3_599);
  expect(await remindedOf(person)).toEqual(['2026-03-28T08:00:00.000Z']);
  await pass(app, day);
  expect(await remindedOf(person)).toEqual(['2026-03-29T07:00:00.000Z', '2026-03-28T08:00:00.000Z']);
  await pass(app, 30 * day);
  expect(await remindedOf(person)).toHaveLength(2);
});

test('What was due while nothing ran is told of when it is not over, and only the last', async () => {
  const { app, person } = await stage();
  await addAnEvent(person, { start: at(app, 60), end: at(app, 120), recurrence: 'FREQ=DAILY', reminders: [10] });
  await pass(app, 5 * day + 100 * minute);
  expect(await remindedOf(person)).toEqual(['2026-03-07T10:00:00.000Z']);
});

test('A reminder moves with its event, and is gone with it', async () => {
  const { app, person } = await stage();
  const { id } = await addAnEvent(person, { start: at(app, 60), end: at(app, 90), reminders: [10] });
  const start = at(app, 120);
  await person.call(updateEvent, { body: { event: { id, start, end: start } } });
  await pass(app, 60 * minute);
  expect(await remindedOf(person)).toEqual([]);
  const { changeId } = await person.call(removeEvent, { query: { id } });
  await undo(person, await undo(person, changeId));
  await pass(app, 60 * minute);
  expect(await remindedOf(person)).toEqual([]);
});

test('What undo brings back reminds again', async () => {
  const { app, person } = await stage();
  const start = at(app, 60);
  const { id } = await addAnEvent(person, { start, end: at(app, 90), reminders: [10] });
  const { changeId } = await person.call(removeEvent, { query: { id } });
  await undo(person, changeId);
  await pass(app, 55 * minute);
  expect(await remindedOf(person)).toEqual([start]);
});

test('A change in the minute in which a reminder is due neither loses nor repeats it', async () => {
  const { app, person } = await stage();
  const start = at(app, 60);
  const { id } = await addAnEvent(person, { start, end: at(app, 90), reminders: [10] });
  app.moveClock(50 * minute);
  await person.call(updateEvent, { body: { event: { id, title: 'Called otherwise' } } });
  await pass(app, 1);
  expect(await remindedOf(person)).toEqual([start]);
  await person.call(updateEvent, { body: { event: { id, title: 'Called so again' } } });
  await pass(app, 1);
  expect(await remindedOf(person)).toEqual([start]);
});

test('Guests are reminded as they have set it, unless they do not come', async () => {
  const { app, person } = await stage();
  const [eager, absent] = [await newcomer(app), await newcomer(app)];
  const start = at(app, 120);
  const { id } = await addAnEvent(person, { start, end: start, reminders: [], ...inviting(eager, absent) });
  await eager.call(setOwnReminders, { parameters: { id }, body: { reminders: [60] } });
  await absent.call(answerEvent, { parameters: { id }, body: { answer: 'declined' } });
  await pass(app, 60 * minute);
  expect(await remindedOf(eager)).toEqual([start]);
  await pass(app, 60 * minute);
  expect([await remindedOf(eager), await remindedOf(absent), await remindedOf(person)]).toEqual([[start], [], []]);
});

test('A whole day reminds by the midnight of its zone, the hours of the day too', async () => {
  const { app, person } = await stage();
  const date = { start: '2026-03-30', end: '2026-03-30', allDay: true, timeZone: 'Europe/Berlin' };
  await addAnEvent(person, { ...date, reminders: [-540] });
  await pass(app, 28 * day - 2 * 3_600 - 1);
  expect(await remindedOf(person)).toEqual([]);
  await pass(app, 1);
  expect(await remindedOf(person)).toEqual(['2026-03-29T22:00:00.000Z']);
});

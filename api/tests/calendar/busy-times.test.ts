import { listBusyTimes } from '@atrium/contract/busy-times';
import { addEvent, changeOccurrences, updateEvent } from '@atrium/contract/calendar';
import { setCalendarSettings } from '@atrium/contract/calendar-settings';
import { undoChange } from '@atrium/contract/changes';
import { answerEvent } from '@atrium/contract/event-guests';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, inviting, nine, ten } from './calendar.ts';

const app = await openApp();
const days = { from: '2026-03-02T00:00:00.000Z', to: '2026-03-09T00:00:00.000Z' };

/** As "Mon 09:00–10:00" would say it, of somebody whom anybody asks about. */
async function busy(person: Person, more: object = {}): Promise<string[] | null> {
  const asking = await newcomer(app);
  const query = { accountIds: [String(person.accountId)], ...days, ...more };
  const [account] = (await asking.call(listBusyTimes, { query })).accounts;
  return account?.times?.map(({ start, end }) => `${start.slice(5, 16)} ${end.slice(5, 16)}`) ?? null;
}

const at = (start: string, end: string) => ({ start: `2026-03-${start}:00.000Z`, end: `2026-03-${end}:00.000Z` });

test('What overlaps or follows at once is one time, whosever it is; what takes no time is none', async () => {
  const person = await newcomer(app);
  await addAnEvent(person, at('02T09:00', '02T10:30'));
  await addAnEvent(await newcomer(app), { ...inviting(person), ...at('02T10:00', '02T11:00') });
  await addAnEvent(person, at('02T11:00', '02T11:30'));
  await addAnEvent(person, at('02T13:00', '02T13:00'));
  await addAnEvent(person, at('01T23:00', '02T01:00'));
  await addAnEvent(person, at('09T00:00', '09T01:00'));
  expect(await busy(person)).toEqual(['03-01T23:00 03-02T01:00', '03-02T09:00 03-02T11:30']);
});

test('Each occurrence of what repeats takes its time, but for those that are left out', async () => {
  const person = await newcomer(app);
  const { id } = await addAnEvent(person, { recurrence: 'FREQ=DAILY;COUNT=3', timeZone: 'UTC' });
  const body = { originalStart: '2026-03-03T09:00:00.000Z', scope: 'this' as const, changes: null };
  await person.call(changeOccurrences, { parameters: { id }, body });
  expect(await busy(person)).toEqual(['03-02T09:00 03-02T10:00', '03-04T09:00 03-04T10:00']);
  expect(await busy(person, { except: id })).toEqual([]);
});

test('What is declined, cancelled or shown as free takes no time, and of whole days only holidays do', async () => {
  const [person, other] = [await newcomer(app), await newcomer(app)];
  const declined = await addAnEvent(other, inviting(person));
  expect(await busy(person)).toEqual(['03-02T09:00 03-02T10:00']);
  await person.call(answerEvent, { parameters: { id: declined.id }, body: { answer: 'declined' } });
  expect(await busy(person)).toEqual([]);
  const cancelled = await addAnEvent(person);
  await person.call(updateEvent, { body: { event: { id: cancelled.id, status: 'cancelled' } } });
  await addAnEvent(person, { showsAs: 'free' });
  const whole = { allDay: true, start: '2026-03-04', end: '2026-03-05' };
  await addAnEvent(person, whole, 'Personal');
  expect(await busy(person)).toEqual([]);
  await addAnEvent(person, whole, 'Holiday');
  expect(await busy(person)).toEqual(['03-04 03-05']);
});

test('Who does not say when they are busy is asked about in vain, but knows it themselves', async () => {
  const person = await newcomer(app);
  await addAnEvent(person);
  const { changeId } = await person.call(setCalendarSettings, { body: { settings: { showsBusyTimes: false } } });
  expect(await busy(person)).toBeNull();
  const query = { accountIds: [String(person.accountId)], ...days };
  const own = await person.call(listBusyTimes, { query });
  expect(own.accounts).toEqual([{ accountId: person.accountId, times: [{ start: nine, end: ten, allDay: false }] }]);
  await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await busy(person)).toEqual(['03-02T09:00 03-02T10:00']);
});

test('Many people with full calendars are asked about at once', async () => {
  const newcomers = await Promise.all(Array.from({ length: 12 }, () => newcomer(app)));
  const people = newcomers.toSorted((one, other) => one.accountId - other.accountId);
  const [first] = people;
  if (!first) throw new Error('There are people.');
  const guests = people.slice(1).map(({ accountId }) => ({ value: `Guest ${accountId}`, accountId }));
  const event = { title: 'All hands', start: nine, end: ten, extendedProps: { calendar: 'Business' as const, guests } };
  await first.call(addEvent, { body: { event } });
  const query = { accountIds: people.map(({ accountId }) => String(accountId)), ...days };
  const { accounts } = await first.call(listBusyTimes, { query });
  expect(accounts).toEqual(
    people.map(({ accountId }) => ({ accountId, times: [{ start: nine, end: ten, allDay: false }] })),
  );
});

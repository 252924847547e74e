import { NewCalendarEvent } from '@atrium/contract/calendar';
import { expect, test } from 'vitest';
import {
  changesBetween,
  chosenRule,
  FilledEvent,
  inputOf,
  newEventValues,
  ruleOf,
  timesOf,
  valuesOf,
  withAllDay,
  withStart,
} from './event-form-values.ts';

const anHour = { eventMinutes: 60 } as const;
const times = { start: '2026-03-28T08:00:00.000Z', end: '2026-03-28T09:30:00.000Z', allDay: false };
const values = newEventValues(times, 'Europe/Berlin', anHour);

test('days and times are by the clocks of the zone', () => {
  expect(values).toMatchObject({ startDay: '2026-03-28', startTime: '09:00', endTime: '10:30' });
  expect(timesOf(values)).toEqual(times);
  expect(timesOf({ ...values, timeZone: 'America/New_York' })).toMatchObject({ start: '2026-03-28T13:00:00.000Z' });
});

test('of whole days, a new event takes as long as new ones do once it has hours', () => {
  const day = { start: '2026-03-28', end: '2026-03-28', allDay: true };
  const timed = withAllDay(newEventValues(day, 'Europe/Berlin', { eventMinutes: 45 }), false);
  expect(timed).toMatchObject({ startTime: '09:00', endDay: '2026-03-28', endTime: '09:45' });
});

test('with another beginning it takes as long as before', () => {
  expect(withStart(values, { startTime: '23:15' })).toMatchObject({ endDay: '2026-03-29', endTime: '00:45' });
  expect(withStart(values, { startDay: '2026-03-29' })).toMatchObject({ endDay: '2026-03-29', endTime: '10:30' });
  expect(withStart({ ...values, allDay: true }, { startDay: '2026-04-01' })).toMatchObject({ endDay: '2026-04-01' });
  expect(withStart(values, { startTime: '' })).toMatchObject({ endTime: '10:30' });
});

test('what ends at midnight takes no day more when it becomes one of whole days, and ends then once it is none again', () => {
  const evening = newEventValues(
    { start: '2026-03-28T19:00:00.000Z', end: '2026-03-28T23:00:00.000Z', allDay: false },
    'Europe/Berlin',
    anHour,
  );
  expect(evening).toMatchObject({ endDay: '2026-03-29', endTime: '00:00' });
  const whole = withAllDay(evening, true);
  expect(timesOf(whole)).toEqual({ start: '2026-03-28', end: '2026-03-28', allDay: true });
  expect(withAllDay(whole, false)).toEqual(evening);
  expect(withAllDay(values, true)).toEqual({ ...values, allDay: true });
  expect(timesOf(withAllDay({ ...evening, startDay: '2026-03-29', startTime: '00:00' }, true))).toEqual({
    ...{ start: '2026-03-29', end: '2026-03-29', allDay: true },
  });
});

test('only what was written anew is sent', () => {
  const event = {
    ...{ id: 1, display: 'block' as const, title: 'Talk', url: '', timeZone: 'Europe/Berlin', recurrence: null },
    ...{ start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T02:30:00.000Z', allDay: false },
    extendedProps: { calendar: 'Business' as const, guests: [], location: '', description: '' },
  };
  const before = valuesOf(event);
  expect(changesBetween(before, { ...before, title: 'Lecture', location: 'Pier' }, event)).toEqual({
    title: 'Lecture',
    extendedProps: { location: 'Pier' },
  });
  expect(changesBetween(before, { ...before, endTime: '05:00' }, event)).toMatchObject({
    start: '2026-10-25T01:30:00.000Z',
    end: '2026-10-25T04:00:00.000Z',
  });
});

test('what ends before it begins is refused', () => {
  const filled = { ...values, title: 'Talk' };
  expect(FilledEvent.safeParse(filled).success).toBe(true);
  expect(FilledEvent.safeParse({ ...filled, endTime: '08:00' }).error?.issues).toMatchObject([{ path: ['endDay'] }]);
  expect(FilledEvent.safeParse({ ...filled, allDay: true, endTime: '08:00' }).success).toBe(true);
  expect(NewCalendarEvent.safeParse(inputOf(filled)).success).toBe(true);
});

test.each(['startDay', 'startTime', 'endDay', 'endTime'])('what is missing is asked for at its field: %s', (field) => {
  const empty = FilledEvent.safeParse({ ...values, title: 'Talk', [field]: '' });
  expect(empty.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [field, expect.stringMatching(/^(Fill this in|Give a day)/)],
  ]);
});

test('a time that the clocks leave out is refused as that, and said at its field', () => {
  const filled = { ...values, title: 'Talk', startDay: '2026-03-29', startTime: '02:30', endDay: '2026-03-29' };
  const paths = (fields: Partial<typeof filled>) =>
    FilledEvent.safeParse({ ...filled, ...fields }).error?.issues.map(({ path }) => path[0]);
  expect(FilledEvent.safeParse({ ...filled, endTime: '03:00' }).error?.issues).toMatchObject([
    { path: ['startTime'], message: 'This time does not exist on that day: the clocks are set forward.' },
  ]);
  expect(paths({ startTime: '01:30', endTime: '02:30' })).toEqual(['endTime']);
  expect(paths({ startTime: '02:00', endTime: '02:30' })).toEqual(['startTime', 'endTime']);
  expect(paths({ startTime: '01:30', endTime: '03:00' })).toBeUndefined();
  expect(paths({ timeZone: 'America/New_York' })).toBeUndefined();
  expect(paths({ allDay: true })).toBeUndefined();
});

test('a rule goes along with the day of its event, and not with the days on the way', () => {
  const tuesday = { ...values, ...chosenRule('FREQ=MONTHLY;BYDAY=-1TU', '2026-03-31', values), startDay: '2026-03-31' };
  const onThe = (startDay: string) => ruleOf({ ...tuesday, startDay });
  expect(onThe('2026-03-18')).toBe('FREQ=MONTHLY;BYDAY=3WE');
  expect(onThe('2026-04-24')).toBe('FREQ=MONTHLY;BYDAY=-1FR');
  expect(inputOf({ ...tuesday, startDay: '2026-03-18' }).recurrence).toBe('FREQ=MONTHLY;BYDAY=3WE');
  expect(ruleOf({ ...chosenRule('FREQ=WEEKLY;BYDAY=MO,TU', '2026-03-31', values), startDay: '2026-04-01' })).toBe(
    'FREQ=WEEKLY;BYDAY=MO,TU',
  );
});

test('of a series, a rule that only went along is not written anew', () => {
  const event = {
    ...{ id: 1, display: 'block' as const, title: 'Council', url: '', timeZone: 'Europe/Berlin' },
    ...{ start: '2026-06-08T07:00:00.000Z', end: '2026-06-08T08:00:00.000Z', allDay: false },
    recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260615T065959Z',
    extendedProps: { calendar: 'Business' as const, guests: [], location: '', description: '' },
  };
  const before = valuesOf(event);
  expect(before.recurrence).toBe('FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260614');
  const moved = { ...before, ...withStart(before, { startDay: '2026-06-09' }) };
  expect(ruleOf(moved)).toBe('FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20260614');
  expect(changesBetween(before, moved, event)).not.toHaveProperty('recurrence');
  const rule = 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20260614';
  const written = { ...moved, ...chosenRule(rule, moved.startDay, before) };
  expect(changesBetween(before, written, event)).toHaveProperty('recurrence', rule);
  const single = { ...moved, ...chosenRule(null, moved.startDay, before) };
  expect(changesBetween(before, single, event)).toHaveProperty('recurrence', null);
  expect(chosenRule(ruleOf(moved), moved.startDay, before)).toEqual({
    recurrence: before.recurrence,
    recurrenceDay: '2026-06-08',
  });
});

import type { BusyTime } from '@atrium/contract/busy-times';
import { expect, test } from 'vitest';
import { addDays } from '../calendar-days.ts';
import { clashOf, daysAhead, freeTime, isKnownAhead, usualHours } from './free-time.ts';

const zone = 'Europe/Berlin';
const hours = (start: string, end: string): BusyTime => ({
  start: `2026-${start}:00.000Z`,
  end: `2026-${end}:00.000Z`,
  allDay: false,
});
const days = (start: string, end: string): BusyTime => ({ start: `2026-${start}`, end: `2026-${end}`, allDay: true });

test('what only touches a time leaves it free', () => {
  const busy = [hours('03-02T09:00', '03-02T10:00'), hours('03-02T11:00', '03-02T12:00')];
  expect(clashOf(hours('03-02T10:00', '03-02T11:00'), busy, zone)).toBeNull();
  expect(clashOf(hours('03-02T10:00', '03-02T11:01'), busy, zone)).toEqual(busy[1]);
  expect(clashOf(hours('03-02T09:30', '03-02T09:30'), busy, zone)).toEqual(busy[0]);
});

test('whole days are days of the zone, and keep from other whole days and from hours', () => {
  const busy = [days('03-03', '03-04')];
  expect(clashOf(hours('03-02T22:00', '03-02T23:00'), busy, zone)).toBeNull();
  expect(clashOf(hours('03-02T22:00', '03-02T23:01'), busy, zone)).toEqual(busy[0]);
  expect(clashOf(hours('03-04T22:00', '03-04T22:59'), busy, zone)).toEqual(busy[0]);
  expect(clashOf(days('03-04', '03-08'), busy, zone)).toEqual(busy[0]);
  expect(clashOf(days('03-03', '03-03'), [hours('03-03T09:00', '03-03T10:00')], zone)).toBeNull();
});

test('the first free time is as long, on a working day, within its hours by the clocks of the zone', () => {
  const find = (times: BusyTime, busy: BusyTime[], weekStart = 1) =>
    freeTime({ times, busy, zone, hours: usualHours(zone, weekStart), isOther: false });
  const friday = hours('03-06T15:40', '03-06T16:40');
  expect(find(friday, [])).toEqual(hours('03-06T16:00', '03-06T17:00'));
  expect(find(friday, [hours('03-06T16:30', '03-06T16:45')])).toEqual(hours('03-09T07:00', '03-09T08:00'));
  expect(find(friday, [hours('03-06T16:30', '03-06T16:45'), days('03-09', '03-10')])).toEqual(
    hours('03-11T07:00', '03-11T08:00'),
  );
  expect(find(friday, [], 6)).toEqual(hours('03-08T07:00', '03-08T08:00'));
  // The clocks are set forward on the 29th.
  expect(find(hours('03-27T16:30', '03-27T18:00'), [])).toEqual(hours('03-30T06:00', '03-30T07:30'));
});

test('who has said when they work meets then, by their own clocks', () => {
  const own = { zone: 'America/New_York', weekdays: ['MO' as const, 'SA' as const], from: '09:00', until: '12:00' };
  const find = (times: BusyTime) => freeTime({ times, busy: [], zone, hours: own, isOther: false });
  expect(find(hours('03-02T08:00', '03-02T09:00'))).toEqual(hours('03-02T14:00', '03-02T15:00'));
  expect(find(hours('03-02T16:30', '03-02T17:30'))).toEqual(hours('03-07T14:00', '03-07T15:00'));
  expect(find(hours('03-02T08:00', '03-02T11:30'))).toBeNull();
});

test('there may be none: in two weeks, of whole days, or of what takes longer than a day', () => {
  const search = { zone, hours: usualHours(zone, 1), isOther: false };
  const full = [hours('03-01T00:00', '03-30T00:00')];
  expect(freeTime({ ...search, times: hours('03-02T09:00', '03-02T10:00'), busy: full })).toBeNull();
  expect(freeTime({ ...search, times: days('03-02', '03-02'), busy: [] })).toBeNull();
  expect(freeTime({ ...search, times: hours('03-02T09:00', '03-02T20:00'), busy: [] })).toBeNull();
});

test('another time than one that is free already is the next half hour', () => {
  const times = hours('03-02T09:00', '03-02T10:00');
  const search = { times, busy: [], zone, hours: usualHours(zone, 1) };
  expect(freeTime({ ...search, isOther: true })).toEqual(hours('03-02T09:30', '03-02T10:30'));
  expect(freeTime({ ...search, isOther: false })).toEqual(times);
});

test('whatever free time is found, it is known when people are busy on its day', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-16', '2026-03-17'];
  expect(days.map((day) => isKnownAhead('2026-03-02', day))).toEqual([false, true, true, false]);
  expect(isKnownAhead('2026-03-02', addDays('2026-03-02', daysAhead))).toBe(true);
  expect(isKnownAhead('2026-03-02', '')).toBe(false);
});

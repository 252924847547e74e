import type { WorkingHours } from '@atrium/contract/calendar-settings';
import { expect, test } from 'vitest';
import { daysFrom } from '../calendar-days.ts';
import { axisOf } from './time-axis.ts';
import { rowOf, workedPart } from './working-hours.ts';

const hours: WorkingHours = { weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'], from: '08:30', until: '17:00' };
const monday = '2026-03-02';
const none = { from: 100, to: 100 };

test('an hour is worked as far as the working hours reach into it', () => {
  const at = (clock: number) => workedPart(hours, monday, { shows: clock * 60, length: 60 });
  expect([at(7), at(8), at(9), at(16), at(17)]).toEqual([none, { from: 50, to: 100 }, null, null, none]);
  const short = { ...hours, from: '08:15', until: '08:45' };
  expect(workedPart(short, monday, { shows: 480, length: 60 })).toEqual({ from: 25, to: 75 });
});

test('on other days nothing is worked, and of who has said no hours nothing is left out', () => {
  expect(workedPart(hours, '2026-03-07', { shows: 600, length: 60 })).toEqual(none);
  expect(workedPart({ ...hours, weekdays: ['SU'] }, '2026-03-08', { shows: 600, length: 60 })).toBeNull();
  expect(workedPart(null, '2026-03-07', { shows: 600, length: 60 })).toBeNull();
});

test('work begins in the row of its hour, one further down where an hour comes twice before it', () => {
  const rows = (first: string) => rowOf(hours, axisOf('Europe/Berlin', daysFrom(first, 7)));
  expect([rows('2026-03-02'), rows('2026-10-19')]).toEqual([8, 9]);
  expect(rowOf(null, axisOf('Europe/Berlin', [monday]))).toBeNull();
});

import { weekdays } from '@atrium/contract/recurrence-rule';
import { expect, test } from 'vitest';
import { firstOfWeek, weekFrom, weekNumber } from './calendar-days.ts';

test.each([
  ['2021-01-03', 53],
  ['2021-01-04', 1],
  ['2024-12-29', 52],
  ['2024-12-30', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2031-05-14', 20],
])('%s is in week %i of ISO 8601', (day, number) => {
  expect(weekNumber(firstOfWeek(day, 1), 1)).toBe(number);
});

test.each([
  ['2026-12-26', 0, 52],
  ['2026-12-27', 0, 1],
  ['2027-01-03', 0, 2],
  ['2028-01-01', 0, 1],
  ['2026-12-25', 6, 52],
  ['2026-12-26', 6, 1],
  ['2028-01-01', 6, 1],
])('%s, where weeks begin on day %i, is in week %i: the first has 1 January', (day, weekStart, number) => {
  expect(weekNumber(firstOfWeek(day, weekStart), weekStart)).toBe(number);
});

test('a week begins with the first day that it has where one is', () => {
  expect(weekFrom(1, weekdays)).toEqual(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
  expect(weekFrom(0, weekdays)).toEqual(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']);
  expect(weekFrom(6, weekdays)).toEqual(['SA', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR']);
});

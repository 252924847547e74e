import { expect, test } from 'vitest';
import { findDayIn } from './find-day.ts';
import { wholeDay } from './whole-day.ts';

/** A Wednesday. */
const today = () => new Date(2026, 10, 25);

test.each([
  ['en', 'tomorrow', '2026-11-26'],
  ['en', ' next friday ', '2026-12-04'],
  ['en', '24 Dec', '2026-12-24'],
  ['en', '31/12/2026', '2026-12-31'],
  ['de', 'morgen', '2026-11-26'],
  ['de', '24.12.', '2026-12-24'],
  ['fr', 'demain', '2026-11-26'],
  ['pt', 'amanhã', '2026-11-26'],
  ['ar', 'غدا', '2026-11-26'],
])('In %s a day is meant by %s', async (language, text, day) => {
  expect(wholeDay(text, await findDayIn(language, today))).toBe(day);
});

test.each(['foo', 'Feb 30, 2027', 'tomorrow or so', 'tomorrow at 5 pm', '15th of every month', ''])(
  '%j is no day, not even a part of it',
  async (text) => {
    expect(wholeDay(text, await findDayIn('en', today))).toBeNull();
  },
);

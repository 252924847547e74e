import { expect, test } from 'vitest';
import { untilOver } from './until-over.ts';

const now = new Date('2026-03-05T09:00:00Z').getTime();
const ending = (end: string, allDay = false) => ({ end, allDay });

test.each([
  ['the first that is over', [ending('2026-03-05T09:45:00Z'), ending('2026-03-05T09:20:00Z')], 20 * 60_000 + 1_000],
  ['an hour, when all are over later', [ending('2026-03-06T09:00:00Z')], 3_601_000],
  ['an hour, for whole days', [ending('2026-03-05', true)], 3_601_000],
  ['an hour, without any', [], 3_601_000],
  ['a minute, when one is over already', [ending('2026-03-05T08:59:59Z')], 60_000],
])('Events are asked for again after %s', (_, events, expected) => {
  expect(untilOver(events, now)).toBe(expected);
});

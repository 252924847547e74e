import { expect, test } from 'vitest';
import { laterMoments, momentOfWall, wallText } from './later-moments.ts';

function moments(now: string, zone = 'UTC') {
  return laterMoments(new Date(`${now}:00Z`), zone).map(({ name, at }) => `${name} ${wallText(at, zone)}`);
}

test('of this evening only while it is some time off', () => {
  expect(moments('2026-03-04T10:00')).toEqual([
    'evening 2026-03-04T18:00',
    'tomorrow 2026-03-05T08:00',
    'afternoon 2026-03-05T13:00',
    'monday 2026-03-09T08:00',
  ]);
  expect(moments('2026-03-04T17:30')[0]).toBe('tomorrow 2026-03-05T08:00');
});

test('of Monday once, and on a Monday the next', () => {
  expect(moments('2026-03-08T19:00')).toEqual(['tomorrow 2026-03-09T08:00', 'afternoon 2026-03-09T13:00']);
  expect(moments('2026-03-09T19:00').at(-1)).toBe('monday 2026-03-16T08:00');
});

test('by the clocks of the account, whatever those of the device say', () => {
  expect(moments('2026-03-04T22:00', 'Asia/Tokyo')[0]).toBe('evening 2026-03-05T18:00');
  const [first] = laterMoments(new Date('2026-03-04T22:00:00Z'), 'Asia/Tokyo');
  expect(first?.at.toISOString()).toBe('2026-03-05T09:00:00.000Z');
  expect(new Date(momentOfWall('2026-07-01T08:30', 'America/New_York')).toISOString()).toBe('2026-07-01T12:30:00.000Z');
  expect(momentOfWall('', 'UTC')).toBeNaN();
});

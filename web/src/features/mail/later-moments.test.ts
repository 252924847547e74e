import { expect, test } from 'vitest';
import { laterMoments, localText } from './later-moments.ts';

function moments(now: string) {
  return laterMoments(new Date(now)).map(({ name, at }) => `${name} ${localText(at)}`);
}

test('of this evening only while it is some time off', () => {
  expect(moments('2026-03-04T10:00:00')).toEqual([
    'evening 2026-03-04T18:00',
    'tomorrow 2026-03-05T08:00',
    'afternoon 2026-03-05T13:00',
    'monday 2026-03-09T08:00',
  ]);
  expect(moments('2026-03-04T17:30:00')[0]).toBe('tomorrow 2026-03-05T08:00');
});

test('of Monday once, and on a Monday the next', () => {
  expect(moments('2026-03-08T19:00:00')).toEqual(['tomorrow 2026-03-09T08:00', 'afternoon 2026-03-09T13:00']);
  expect(moments('2026-03-09T19:00:00').at(-1)).toBe('monday 2026-03-16T08:00');
});

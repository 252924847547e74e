import { expect, test } from 'vitest';
import { laterMoments, localText, momentOfText, snoozeMoments } from './later-moments.ts';

const zone = 'America/New_York';

function moments(now: string) {
  return laterMoments(momentOfText(now, zone), zone).map(({ name, at }) => `${name} ${localText(at, zone)}`);
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

test('hours are those of the zone, over the days on which its clocks change too', () => {
  const saturday = momentOfText('2026-03-07T22:00', zone);
  expect(saturday.toISOString()).toBe('2026-03-08T03:00:00.000Z');
  expect(laterMoments(saturday, zone)[0]?.at.toISOString()).toBe('2026-03-08T12:00:00.000Z');
  expect(laterMoments(saturday, 'Asia/Kolkata')[0]?.at.toISOString()).toBe('2026-03-08T12:30:00.000Z');
});

test('a field that is not filled in says no moment', () => {
  expect(momentOfText('', zone).getTime()).toBeNaN();
});

test('what is put away comes back later today while there is a later, tomorrow, or next week', () => {
  const names = (now: string) =>
    snoozeMoments(momentOfText(now, zone), zone).map(({ name, at }) => `${name} ${localText(at, zone)}`);
  expect(names('2026-03-04T10:20')).toEqual([
    'today 2026-03-04T14:00',
    'tomorrow 2026-03-05T08:00',
    'week 2026-03-09T08:00',
  ]);
  expect(names('2026-03-04T21:00')[0]).toBe('tomorrow 2026-03-05T08:00');
});

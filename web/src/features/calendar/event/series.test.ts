import { expect, test } from 'vitest';
import { movedRule, nthOf, ruleFrom, withLastDay } from './series.ts';

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-02', '2026-03-04', 'FREQ=WEEKLY;BYDAY=WE,SA'],
  ['FREQ=WEEKLY;BYDAY=MO', '2026-03-02', '2026-03-01', 'FREQ=WEEKLY;BYDAY=SU'],
  ['FREQ=MONTHLY;BYDAY=1MO;COUNT=3', '2026-03-02', '2026-03-10', 'FREQ=MONTHLY;BYDAY=2TU;COUNT=3'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', '2026-03-31', 'FREQ=MONTHLY;BYDAY=-1TU'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', '2026-03-11', 'FREQ=MONTHLY;BYDAY=2WE'],
  ['FREQ=DAILY;INTERVAL=2', '2026-03-27', '2026-03-11', 'FREQ=DAILY;INTERVAL=2'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '2026-03-31', '2026-04-30', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-03-31', '2026-04-02', 'FREQ=MONTHLY;BYMONTHDAY=2'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-03-15', '2026-03-16', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', '2026-05-10', '2026-06-01', 'FREQ=YEARLY;BYMONTH=6;BYDAY=1MO'],
  ['FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=15', '2026-01-15', '2026-01-20', 'FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=20'],
  ['FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1', '2026-03-01', '2026-03-02', 'FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1'],
])('%s goes along from %s to %s', (rule, from, to, moved) => {
  expect(movedRule(rule, from, to)).toBe(moved);
});

test('the last of its weekdays in a month is said to be the last only when that is asked for', () => {
  expect([nthOf('2026-03-31', true), nthOf('2026-03-31', false), nthOf('2026-03-24', true)]).toEqual([-1, 5, 4]);
});

test('from an occurrence on, those before it do not count any more', () => {
  const first = {
    start: '2026-03-02T09:00:00.000Z',
    end: '2026-03-02T10:00:00.000Z',
    allDay: false,
    timeZone: 'Europe/Berlin',
    recurrence: 'FREQ=WEEKLY;COUNT=6',
  };
  expect(ruleFrom(first, '2026-04-06T08:00:00.000Z')).toBe('FREQ=WEEKLY;COUNT=1');
  expect(ruleFrom({ ...first, recurrence: 'FREQ=WEEKLY' }, '2026-04-06T08:00:00.000Z')).toBe('FREQ=WEEKLY');
});

test.each([
  // A second before the occurrence of the 15th: what is left of a series that was split there.
  ['2026-06-01T07:00:00.000Z', 'Europe/Berlin', 'FREQ=WEEKLY;UNTIL=20260615T065959Z', '20260614'],
  ['2026-06-01T07:00:00.000Z', 'Europe/Berlin', 'FREQ=WEEKLY;UNTIL=20260615T070000Z', '20260615'],
  // The end of the 29th in New York is the 30th of UTC.
  ['2026-06-01T13:00:00.000Z', 'America/New_York', 'FREQ=DAILY;UNTIL=20260630T035959Z', '20260629'],
  // Early in the morning of the 16th in Tokyo it is the 15th of UTC.
  ['2026-05-31T20:00:00.000Z', 'Asia/Tokyo', 'FREQ=DAILY;UNTIL=20260615T200000Z', '20260616'],
  // Summer time has ended meanwhile.
  ['2026-06-01T07:00:00.000Z', 'Europe/Berlin', 'FREQ=DAILY;UNTIL=20261102T075959Z', '20261101'],
])('what begins at %s in %s by %s has its last day on %s', (start, timeZone, rule, day) => {
  expect(withLastDay(rule, { start, timeZone, allDay: false })).toBe(rule.replace(/UNTIL=.*/, `UNTIL=${day}`));
});

test('of whole days the last is one of UTC, and a rule that ends with a day or never stays as it is', () => {
  const days = { start: '2026-06-01', timeZone: 'America/New_York', allDay: true };
  expect(withLastDay('FREQ=DAILY;UNTIL=20260615T000000Z;WKST=SU', days)).toBe('FREQ=DAILY;UNTIL=20260615;WKST=SU');
  for (const rule of ['FREQ=DAILY;UNTIL=20260615', 'FREQ=DAILY', 'FREQ=DAILY;COUNT=3'])
    expect(withLastDay(rule, days)).toBe(rule);
});

import { expect, test } from 'vitest';
import { movedRule, nthOf, ruleFrom } from './series.ts';

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-02', '2026-03-04', 'FREQ=WEEKLY;BYDAY=WE,SA'],
  ['FREQ=WEEKLY;BYDAY=MO', '2026-03-02', '2026-03-01', 'FREQ=WEEKLY;BYDAY=SU'],
  ['FREQ=MONTHLY;BYDAY=1MO;COUNT=3', '2026-03-02', '2026-03-10', 'FREQ=MONTHLY;BYDAY=2TU;COUNT=3'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', '2026-03-31', 'FREQ=MONTHLY;BYDAY=-1TU'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', '2026-03-11', 'FREQ=MONTHLY;BYDAY=2WE'],
  ['FREQ=DAILY;INTERVAL=2', '2026-03-27', '2026-03-11', 'FREQ=DAILY;INTERVAL=2'],
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

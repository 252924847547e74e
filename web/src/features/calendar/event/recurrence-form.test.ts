import { parseRecurrence } from '@atrium/contract/recurrence-rule';
import { expect, test } from 'vitest';
import { isSameRepetition, isSayable, presetsOf, repetitionOf, ruleOfRepetition, withEnd } from './recurrence-form.ts';

test.each([
  'FREQ=DAILY',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20261231',
  'FREQ=MONTHLY;COUNT=12',
  'FREQ=MONTHLY;BYDAY=1MO',
  'FREQ=YEARLY;INTERVAL=4',
])('%s is the same after the form', (rule) => {
  expect(ruleOfRepetition(repetitionOf(rule, '2026-03-02'), '2026-03-02')).toBe(rule);
});

test('what is chosen most fits the day', () => {
  expect(presetsOf('2026-03-02', 1).map(({ name }) => name)).toEqual([
    'daily',
    'weekdays',
    'weekly',
    'monthly',
    'monthlyNth',
    'yearly',
  ]);
  const last = presetsOf('2026-05-31', 1);
  expect(last.map(({ name }) => name)).toEqual([...['daily', 'weekly', 'monthly', 'monthlyLast', 'lastDay', 'yearly']]);
  expect(last.every(({ rule }) => parseRecurrence(rule) !== null)).toBe(true);
});

test('the last day and the last working day of a month are chosen on these days alone', () => {
  const rulesOn = (day: string, firstDay = 1) => presetsOf(day, firstDay).map(({ rule }) => rule);
  const [lastDay, lastWorkday] = ['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'];
  expect(rulesOn('2026-03-31')).toEqual(expect.arrayContaining([lastDay, lastWorkday]));
  expect(rulesOn('2026-05-29')).toContain(lastWorkday);
  expect(rulesOn('2026-05-29')).not.toContain(lastDay);
  for (const rule of [lastDay, lastWorkday]) expect(rulesOn('2026-05-28')).not.toContain(rule);
  expect(rulesOn('2026-05-31', 6)).toContain('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,SU;BYSETPOS=-1');
});

test('where weeks begin with a Saturday, people work from Sunday to Thursday', () => {
  const workdaysFrom = (day: string) => presetsOf(day, 6).find(({ name }) => name === 'weekdays')?.rule;
  const [sunday, friday] = ['2026-03-01', '2026-03-06'];
  const rule = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SU';
  expect([workdaysFrom(sunday), workdaysFrom(friday)]).toEqual([rule, undefined]);
  expect(ruleOfRepetition(repetitionOf(rule, sunday), sunday)).toBe(rule);
});

test('a rule is what is chosen most where it leads to the same days, however it is written', () => {
  const monday = '2026-03-02';
  const namesOf = (rule: string) =>
    presetsOf(monday, 1).flatMap((preset) => (isSameRepetition(preset.rule, rule, monday) ? [preset.name] : []));
  expect(namesOf('FREQ=WEEKLY;BYDAY=MO;WKST=SU;UNTIL=20261231')).toEqual(['weekly']);
  expect(namesOf('FREQ=WEEKLY;BYDAY=FR,TH,WE,TU,MO')).toEqual(['weekdays']);
  expect(namesOf('FREQ=MONTHLY;INTERVAL=1;BYDAY=+1MO;COUNT=4')).toEqual(['monthlyNth']);
  for (const other of ['FREQ=MONTHLY;BYDAY=MO', 'FREQ=MONTHLY;BYDAY=1MO,3MO', 'FREQ=MONTHLY;BYDAY=2TU'])
    expect(namesOf(other)).toEqual([]);
});

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TH', true],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU', true],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU', false],
  ['FREQ=MONTHLY;BYDAY=1MO', true],
  ['FREQ=MONTHLY;BYDAY=2TU', false],
  ['FREQ=MONTHLY;BYDAY=1MO,3MO', false],
  ['FREQ=MONTHLY;BYDAY=MO', false],
  ['FREQ=MONTHLY;BYDAY=-2MO', false],
  ['FREQ=MONTHLY;BYMONTHDAY=2', true],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', false],
  ['FREQ=MONTHLY;BYMONTHDAY=2,16', false],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', false],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=1MO', false],
  ['FREQ=YEARLY;BYMONTH=3,9', false],
])('whether the fields can say %s of what begins on a first Monday: %s', (rule, expected) => {
  expect(isSayable(rule, '2026-03-02')).toBe(expected);
});

test('another end leaves the rest of a rule as it is', () => {
  const rule = 'FREQ=MONTHLY;COUNT=3;BYDAY=1MO,3MO';
  const end = { until: '2026-12-31', count: 4 };
  expect(withEnd(rule, { ...end, end: 'until' })).toBe('FREQ=MONTHLY;BYDAY=1MO,3MO;UNTIL=20261231');
  expect(withEnd(rule, { ...end, end: 'count' })).toBe('FREQ=MONTHLY;BYDAY=1MO,3MO;COUNT=4');
  expect(withEnd(rule, { ...end, end: 'never' })).toBe('FREQ=MONTHLY;BYDAY=1MO,3MO');
});

import { parseRecurrence } from '@atrium/contract/recurrence-rule';
import { expect, test } from 'vitest';
import { presetsOf, repetitionOf, ruleOfRepetition, weekdays, weekFrom } from './recurrence-form.ts';

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
  expect(last.map(({ name }) => name)).toEqual(['daily', 'weekly', 'monthly', 'monthlyLast', 'yearly']);
  expect(last.every(({ rule }) => parseRecurrence(rule) !== null)).toBe(true);
});

test('a week begins with the first day that it has where one is', () => {
  expect(weekFrom(1, weekdays)).toEqual(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
  expect(weekFrom(0, weekdays)).toEqual(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']);
  expect(weekFrom(6, weekdays)).toEqual(['SA', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR']);
});

test('where weeks begin with a Saturday, people work from Sunday to Thursday', () => {
  const workdaysFrom = (day: string) => presetsOf(day, 6).find(({ name }) => name === 'weekdays')?.rule;
  const [sunday, friday] = ['2026-03-01', '2026-03-06'];
  const rule = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SU';
  expect([workdaysFrom(sunday), workdaysFrom(friday)]).toEqual([rule, undefined]);
  expect(ruleOfRepetition(repetitionOf(rule, sunday), sunday)).toBe(rule);
});

import { parseRecurrence } from '@atrium/contract/recurrence-rule';
import { expect, test } from 'vitest';
import { presetsOf, repetitionOf, ruleOfRepetition } from './recurrence-form.ts';

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
  expect(presetsOf('2026-03-02').map(({ name }) => name)).toEqual([
    'daily',
    'weekdays',
    'weekly',
    'monthly',
    'monthlyNth',
    'yearly',
  ]);
  const last = presetsOf('2026-05-31');
  expect(last.map(({ name }) => name)).toEqual(['daily', 'weekly', 'monthly', 'monthlyLast', 'yearly']);
  expect(last.every(({ rule }) => parseRecurrence(rule) !== null)).toBe(true);
});

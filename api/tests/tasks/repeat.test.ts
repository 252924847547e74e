import { type CountedRepeat, nextDueDay, type TaskRepeat } from '@atrium/contract/task-repeat';
import { expect, test } from 'vitest';

test.each<[TaskRepeat, due: string, today: string, next: string | null]>([
  ['daily', '2026-03-01', '2026-03-01', '2026-03-02'],
  ['daily', '2026-03-01', '2026-03-20', '2026-03-21'],
  ['daily', '2026-03-10', '2026-03-01', '2026-03-11'],
  ['weekdays', '2026-03-06', '2026-03-06', '2026-03-09'],
  ['weekdays', '2026-03-06', '2026-03-07', '2026-03-09'],
  ['weekly', '2026-03-04', '2026-03-04', '2026-03-11'],
  ['weekly', '2026-03-04', '2026-03-25', '2026-04-01'],
  ['weekly', '2026-03-04', '2026-03-24', '2026-03-25'],
  ['monthly', '2026-01-31', '2026-01-31', '2026-02-28'],
  ['monthly', '2026-01-31', '2026-03-30', '2026-03-31'],
  ['monthly', '2026-01-15', '2026-03-15', '2026-04-15'],
  ['yearly', '2028-02-29', '2028-02-29', '2029-02-28'],
  ['yearly', '2020-06-01', '2026-05-31', '2026-06-01'],
  ['daily', '9999-12-31', '2026-01-01', null],
  ['yearly', '9999-02-01', '2026-01-01', null],
])('A task that repeats %s and was due on %s is, done on %s, due next on %s', (repeat, due, today, next) => {
  expect(nextDueDay({ repeat, repeatEvery: 1 }, due, today)).toBe(next);
});

test.each<[CountedRepeat, every: number, due: string, today: string, next: string]>([
  ['daily', 3, '2026-03-01', '2026-03-01', '2026-03-04'],
  ['daily', 3, '2026-03-01', '2026-03-04', '2026-03-07'],
  ['daily', 3, '2026-03-01', '2026-03-05', '2026-03-07'],
  ['weekly', 2, '2026-03-04', '2026-03-04', '2026-03-18'],
  ['weekly', 2, '2026-03-04', '2026-03-18', '2026-04-01'],
  ['weekly', 2, '2026-03-04', '2026-03-31', '2026-04-01'],
  ['monthly', 2, '2026-01-31', '2026-02-01', '2026-03-31'],
  ['monthly', 3, '2025-11-30', '2026-02-28', '2026-05-30'],
  ['monthly', 6, '2026-01-15', '2026-03-15', '2026-07-15'],
  ['yearly', 4, '2028-02-29', '2028-02-29', '2032-02-29'],
  ['yearly', 2, '2020-06-01', '2026-06-01', '2028-06-01'],
])(
  'One that repeats %s, every %i of them, and was due on %s is, done on %s, due next on %s',
  (repeat, repeatEvery, ...days) => {
    const [due, today, next] = days;
    expect(nextDueDay({ repeat, repeatEvery }, due, today)).toBe(next);
  },
);

test.each<[TaskRepeat, dayOfMonth: number, due: string, today: string, next: string]>([
  ['monthly', 31, '2026-02-28', '2026-02-28', '2026-03-31'],
  ['monthly', 31, '2026-02-28', '2026-03-31', '2026-04-30'],
  ['monthly', 30, '2026-02-28', '2026-03-29', '2026-03-30'],
  ['yearly', 29, '2031-02-28', '2031-03-01', '2032-02-29'],
])(
  'A task that repeats %s on day %i and was due on %s is, done on %s, due next on %s',
  (repeat, dayOfMonth, due, today, next) => {
    expect(nextDueDay({ repeat, repeatEvery: 1 }, due, today, dayOfMonth)).toBe(next);
  },
);

import { expect, test } from 'vitest';
import { daysOf } from './statement-period.ts';

test('A statement is of days that there are, in their order', () => {
  const own = { name: 'own', from: '2026-03-01', until: '2026-03-31' } as const;
  expect(daysOf(own)).toBe('2026-03-01..2026-03-31');
  expect(daysOf({ ...own, until: own.from })).toBe('2026-03-01..2026-03-01');
  expect(daysOf({ ...own, until: '2026-02-28' })).toBeNull();
  expect(daysOf({ ...own, from: '' })).toBeNull();
});

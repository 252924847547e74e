import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

test('Periods are whole months and years, also at the turn of a year and in February of a leap year', () => {
  expect(periodsOf('2028-03-31')).toEqual({
    thisMonth: '2028-03-01..2028-03-31',
    lastMonth: '2028-02-01..2028-02-29',
    thisYear: '2028-01-01..2028-12-31',
    lastYear: '2027-01-01..2027-12-31',
  });
  expect(periodsOf('2027-01-05')).toMatchObject({ lastMonth: '2026-12-01..2026-12-31' });
});

import { expect, test } from 'vitest';
import { madeUpEmployee } from './made-up-employees.ts';

test('Who is made up was grown up when they began, and has worked as long as they are here at least', () => {
  for (let id = 1; id <= 2_000; id++) {
    const { age, experienceYears, startDate } = madeUpEmployee(id);
    const yearsHere = Math.floor((Date.now() - Date.parse(startDate)) / 86_400_000 / 366);
    expect(age - yearsHere, `age of ${id} when they began`).toBeGreaterThanOrEqual(18);
    expect(experienceYears, `years of ${id}`).toBeGreaterThanOrEqual(yearsHere);
    expect(experienceYears, `years of ${id}`).toBeLessThanOrEqual(age - 18);
  }
});

test('A number is the same employee each time', () => {
  expect(madeUpEmployee(77)).toEqual(madeUpEmployee(77));
});

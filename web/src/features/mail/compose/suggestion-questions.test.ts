import { expect, test } from 'vitest';
import { asksOn, questionOf } from './suggestion-questions.ts';

test('what was found for one person is shown on only while one types the same name', () => {
  expect(asksOn('an', 'anna')).toBe(true);
  expect(asksOn('anna', 'an')).toBe(true);
  expect(asksOn('anna', 'bo')).toBe(false);
  expect(asksOn('anna', '')).toBe(false);
  expect(asksOn('', 'bo')).toBe(false);
});

test('blanks around what is typed ask for nothing else', () => {
  expect(questionOf(' anna ')).toBe('anna');
  expect(questionOf('a'.repeat(300))).toHaveLength(200);
});

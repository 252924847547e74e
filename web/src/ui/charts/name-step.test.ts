import { expect, test } from 'vitest';
import { isNameShown, nameStep } from './name-step.ts';

const months = Array.from({ length: 12 }, () => 24);

test('every name is shown where each has the room it takes', () => {
  expect(nameStep(480, months)).toBe(1);
  expect(nameStep(0, months)).toBe(1);
  expect(nameStep(480, [])).toBe(1);
});

test('where they would run into each other, every second or third is', () => {
  expect(nameStep(280, months)).toBe(2);
  expect(nameStep(280, [...months.slice(1), 50])).toBe(3);
});

test('the middle one of each few is shown', () => {
  const shown = (step: number) => months.flatMap((_, index) => (isNameShown(index, step) ? [index] : []));
  expect(shown(1)).toHaveLength(12);
  expect(shown(2)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(shown(3)).toEqual([1, 4, 7, 10]);
});

import { expect, test } from 'vitest';
import { placeOfMark } from './follow-mark.ts';

const option = (...attributes: string[]) => ({ hasAttribute: (name: string) => attributes.includes(name) });
const marked = option('data-combobox-selected');
const chosen = option('data-combobox-active');
const other = option();

test('a late answer that moves the marked option does not leave its number to another', () => {
  expect(placeOfMark([other, other, marked], 0)).toBe(2);
  expect(placeOfMark([marked, other], 5)).toBe(0);
});

test('once the marked option is gone, none is meant', () => {
  expect(placeOfMark([other, other], 1)).toBe(-1);
  expect(placeOfMark([], 0)).toBe(-1);
});

test('a list that was opened at what is chosen goes on from it, wherever it is by then', () => {
  expect(placeOfMark([other, chosen], 0)).toBe(1);
  expect(placeOfMark([other, chosen, marked], 1)).toBe(2);
});

test('where none was meant, none is', () => {
  expect(placeOfMark([other, chosen], -1)).toBe(-1);
});

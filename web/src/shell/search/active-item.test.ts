import { expect, test } from 'vitest';
import { placeOfActive } from './active-item.ts';

const items = (...keys: string[]) => keys.map((key) => ({ key }));

test('a late answer that moves an item takes the choice along', () => {
  expect(placeOfActive(items('a', 'b', 'c'), { place: 0, key: 'c' })).toBe(2);
});

test('of two that are alike, the one that was meant stays meant', () => {
  expect(placeOfActive(items('a', 'b', 'a'), { place: 2, key: 'a' })).toBe(2);
});

test('what is gone leaves the choice to the first, and so does what was never chosen', () => {
  expect(placeOfActive(items('a', 'b'), { place: 1, key: 'z' })).toBe(0);
  expect(placeOfActive(items('a', 'b'), { place: 0 })).toBe(0);
  expect(placeOfActive([], { place: 0 })).toBe(-1);
});

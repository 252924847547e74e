import { expect, test } from 'vitest';
import { placeIn } from './keep-selection.ts';

test('Where signs between thousands are left out, a place in a number is the same one', () => {
  const places = ['', '1', '1.', '1.2', '1.234.5', '1.234.567,80'].map((before) => placeIn('1234567,80', before));
  expect(places).toEqual([0, 1, 1, 2, 5, 10]);
});

import { expect, test } from 'vitest';
import { withShares } from './shares.ts';

const percentsOf = (values: readonly number[]) =>
  withShares(values.map((value) => ({ value }))).map(({ share }) => Math.round(100 * share));

test.each([
  ['rounded as each of them would be', [50, 30, 20], [50, 30, 20]],
  ['rounded up where the most is lost', [383, 264, 204, 84, 39, 26], [38, 27, 20, 8, 4, 3]],
  ['rounded down where the least is lost', [505, 495], [51, 49]],
  ['a hundred, when all lose the same', [1, 1, 1], [34, 33, 33]],
  ['nothing of nothing', [0, 0], [0, 0]],
  ['none without parts', [], []],
])('The shares of a whole are %s', (_, values, expected) => {
  expect(percentsOf(values)).toEqual(expected);
});

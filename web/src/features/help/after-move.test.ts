import { expect, test } from 'vitest';
import { afterMove } from './after-move.ts';

const sections = [
  { id: 1, items: [{ id: 11 }, { id: 12 }, { id: 13 }] },
  { id: 2, items: [{ id: 21 }] },
];

test.each([
  [13, 1, 11, [[11, 13, 12], [21]]],
  [13, 1, null, [[13, 11, 12], [21]]],
  [11, 1, 13, [[12, 13, 11], [21]]],
  [
    12,
    2,
    21,
    [
      [11, 13],
      [21, 12],
    ],
  ],
  [
    12,
    2,
    null,
    [
      [11, 13],
      [12, 21],
    ],
  ],
  [99, 1, 11, [[11, 12, 13], [21]]],
])('%i moves to section %i after %o', (id, sectionId, afterId, orders) => {
  const move = { article: { id }, sectionId, afterId };
  const moved = afterMove(sections, move);
  expect(moved.map((items) => items.map((item) => item.id))).toEqual(orders);
});

test('Two steps in a row move twice, and the same move twice once', () => {
  const up = (afterId: number | null) => ({ article: { id: 13 }, sectionId: 1, afterId });
  const [first = []] = afterMove(sections, up(11));
  const [second = []] = afterMove([{ id: 1, items: first }], up(null));
  expect(second.map(({ id }) => id)).toEqual([13, 11, 12]);
  expect(afterMove([{ id: 1, items: second }], up(null))).toEqual([second]);
});

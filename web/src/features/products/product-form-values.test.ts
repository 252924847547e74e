import { expect, test } from 'vitest';
import {
  changesOf,
  keptStocks,
  newProductValues,
  withColor,
  withoutColor,
  withoutColors,
} from './product-form-values.ts';

const blue = { color: 'primary', stock: 4, articleNumber: 'L-1' } as const;
const red = { color: 'danger', stock: 2, articleNumber: '' } as const;
const known = { ...newProductValues, stock: 6, colors: [blue, red] };

test('of the colours is sent what was written anew, and which there are', () => {
  expect(changesOf(known, known)).toEqual({});
  expect(changesOf(known, { ...known, colors: [blue, { ...red, stock: 7 }] })).toEqual({
    colors: [{ color: 'primary' }, { color: 'danger', stock: 7 }],
  });
  const added = withColor(withoutColor(known.colors, 'danger'), 'success', known.colors);
  expect(changesOf(known, { ...known, colors: added })).toEqual({
    colors: [{ color: 'primary' }, { color: 'success', stock: 0, articleNumber: '' }],
  });
});

test('no piece is lost on the way to stock by colour, nor back', () => {
  const plain = { ...newProductValues, stock: 6 };
  const byColor = { ...plain, colors: keptStocks([], plain.stock) };
  expect(byColor.colors.map(({ stock }) => stock)).toEqual([6, 0, 0, 0, 0]);
  expect(withoutColors(byColor)).toEqual({ stock: 6, colors: [] });
  expect(changesOf(known, { ...known, ...withoutColors(known) })).toEqual({ colors: [] });
  expect(changesOf(known, { ...known, ...withoutColors(known), stock: 9 })).toEqual({ stock: 9, colors: [] });
});

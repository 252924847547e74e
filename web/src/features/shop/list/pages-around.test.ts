import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

const shown = (current: number, last: number) =>
  pagesAround(current, last)
    .map(({ page }) => page ?? '…')
    .join(' ');

test('the first page, the last one and those beside the current one; no gap of one page', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(1, 3)).toBe('1 2 3');
  expect(shown(1, 9)).toBe('1 2 … 9');
  expect(shown(5, 9)).toBe('1 … 4 5 6 … 9');
  expect(shown(4, 6)).toBe('1 2 3 4 5 6');
  expect(shown(99, 3)).toBe('1 2 3');
});

import { expect, test } from 'vitest';
import { isNarrowed, ShopSearch } from './shop-search.ts';

test('A shop without products is not told apart from one of which nothing fits by its order or its page', () => {
  expect(isNarrowed(ShopSearch.parse({}))).toBe(false);
  expect(isNarrowed(ShopSearch.parse({ view: 'list', page: '2', q: '' }))).toBe(false);
  expect(isNarrowed(ShopSearch.parse({ q: 'lamp' }))).toBe(true);
  expect(isNarrowed(ShopSearch.parse({ hasFreeShipping: 'true' }))).toBe(true);
});

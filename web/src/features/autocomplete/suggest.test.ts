import { expect, test } from 'vitest';
import { beginsWords, contains, letterOf } from './suggest.ts';

test('Accents and cases do not count', () => {
  expect(contains('Über den Ärmelkanal', 'armel')).toBe(true);
  expect(contains('Ballast', 'salt')).toBe(false);
});

test('Words are found by how they begin, in whatever order', () => {
  expect(beginsWords('The Harbour Master Is Out', 'mas har')).toBe(true);
  expect(beginsWords('The Harbour Master Is Out', 'arbour')).toBe(false);
});

test('A title stands under its first letter without its article', () => {
  expect(['The Harbour Almanac', 'A Field Guide', 'An Atlas', 'Soundings'].map(letterOf)).toEqual(['H', 'F', 'A', 'S']);
});

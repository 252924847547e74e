import { expect, test } from 'vitest';
import { isTaken, takeLetters } from './app-keys.ts';

test('a letter that a page has for itself leads to no app for as long as the page is there', () => {
  expect(isTaken('a')).toBe(false);
  const [one, other] = [takeLetters('ia'), takeLetters('a')];
  expect(['i', 'a', 'c'].map(isTaken)).toEqual([true, true, false]);
  one();
  expect(['i', 'a'].map(isTaken)).toEqual([false, true]);
  other();
  expect(isTaken('a')).toBe(false);
});

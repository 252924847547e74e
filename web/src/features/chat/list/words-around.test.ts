import { expect, test } from 'vitest';
import { wordsAround } from './words-around.ts';

test('a message begins near the first word that was looked for, with a whole word', () => {
  const text = 'The crane stands still until Friday, and then\nthe lanterns of Søren go up.';
  expect(wordsAround(text, 'crane')).toBe('The crane stands still until Friday, and then the lanterns of Søren go up.');
  expect(wordsAround(text, 'SOREN lantern')).toBe('…and then the lanterns of Søren go up.');
  expect(wordsAround(`${'a'.repeat(40)}tide`, 'tide')).toBe('…tide');
  expect(wordsAround(text, '"lanterns of"')).toBe('…and then the lanterns of Søren go up.');
  expect(wordsAround('photo.png', 'elsewhere')).toBe('photo.png');
});

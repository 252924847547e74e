import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['دفع ٣١/١٢', 'دفع 31/12'],
  ['۵ روز', '5 روز'],
  ['غدًا', 'غدا'],
  ['غداً', 'غدا'],
  ['بعد غدٍ', 'بعد غد'],
  ['aujourd’hui', "aujourd'hui"],
  ['Straße à midi', 'Straße à midi'],
])('%s is looked through as %s', (text, plain) => {
  expect(plainWords(text).text).toBe(plain);
});

test('What is found in the plain words is cut out of those that were written, with their marks', () => {
  const written = 'كلّ يومٍ غدٍ';
  const { text, placeOf } = plainWords(written);
  const start = text.indexOf('يوم');
  expect(written.slice(placeOf(start), placeOf(start + 3))).toBe('يومٍ');
  expect(written.slice(placeOf(text.length - 2), placeOf(text.length))).toBe('غدٍ');
});

import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

const cents = { scale: 100, max: 138.94 };

test('An amount is kept whole, whichever way its thousands are written', () => {
  const amount = (text: string, language: string) => typedNumber(text, { language, scale: 100 }).value;
  expect([amount('1.234,56', 'de'), amount('1.000', 'de'), amount('1.299,90', 'de')]).toEqual([
    123_456, 100_000, 129_990,
  ]);
  expect([amount('1,234.56', 'en'), amount('1,000', 'en'), amount('1.234,56', 'fr')]).toEqual([
    123_456, 100_000, 123_456,
  ]);
});

test('What is above the largest is a problem, and no part of it an amount', () => {
  expect(typedNumber('300', { language: 'en', ...cents })).toEqual({ value: null, problem: 'tooLarge' });
  expect(typedNumber('138.94', { language: 'en', ...cents })).toEqual({ value: 13_894, problem: null });
  expect(typedNumber('150', { language: 'en', scale: 100, max: 100 }).problem).toBe('tooLarge');
  expect(typedNumber('5', { language: 'en', scale: 1, max: 3 }).problem).toBe('tooLarge');
});

test.each([
  ['en', '-5'],
  ['de', '−1.234,56 €'],
  ['en', '$-10'],
  ['en', '- 5'],
  ['ar', '-٥'],
])('What is below zero is a number, though none to be kept, in %s: %s', (language, text) => {
  expect(typedNumber(text, { language, ...cents })).toEqual({ value: null, problem: 'negative' });
});

test.each(['--5', '5-', '-', 'minus 5', '-five', '-1.2345'])('%s is no number', (text) => {
  expect(typedNumber(text, { language: 'en', ...cents }).problem).toBe('unreadable');
});

test.each([
  ['en', '8.875', 100],
  ['de', '1.234,005', 100],
  ['en', '0.3333', 1_000],
  ['ar', '٣٣٫٣٣٣', 100],
])('In %s, %s has more decimals than is kept of it', (language, text, scale) => {
  expect(typedNumber(text, { language, scale })).toEqual({ value: null, problem: 'tooPrecise' });
});

test('Of whole things there are no parts, and no comma is left out to make them more', () => {
  expect(typedNumber('12,5', { language: 'de', scale: 1 })).toEqual({ value: null, problem: 'tooPrecise' });
  expect(typedNumber('1.200', { language: 'de', scale: 1 })).toEqual({ value: 1200, problem: null });
});

test('An empty field is no problem, and no number', () => {
  expect(typedNumber(' ', { language: 'en', ...cents })).toEqual({ value: null, problem: null });
});

import { describe, expect, test } from 'vitest';
import { readNumber, withoutPercentSign, writeNumber } from './read-number.ts';

const languages = ['en', 'de', 'fr', 'pt', 'ar'];

describe('A number is read as its language writes it', () => {
  test.each([
    ['en', '1,234.56', 1234.56],
    ['en', '1,000', 1000],
    ['en', '1.234', 1.234],
    ['en', '1,234,567', 1234567],
    ['de', '1.234,56', 1234.56],
    ['de', '1.000', 1000],
    ['de', '1.299,90', 1299.9],
    ['de', '1,234', 1.234],
    ['fr', '1 234,56', 1234.56],
    ['fr', '1\u202f000', 1000],
    ['pt', '1.234,56', 1234.56],
    ['ar', '1,234.56', 1234.56],
    ['ar', '١٬٢٣٤٫٥٦', 1234.56],
    ['ar', '۱۲٫۵', 12.5],
    ['en', '0.125', 0.125],
    ['en', '.5', 0.5],
    ['de', '5,', 5],
  ])('%s: %s', (language, text, number) => {
    expect(readNumber(text, language)).toBe(number);
  });

  test.each(languages)('and what is written in %s is read as what it was', (language) => {
    for (const number of [0, 0.5, 12.5, 999, 1000, 1234.56, 1234567.89])
      for (const isGrouped of [true, false])
        expect(readNumber(writeNumber(number, language, [2, 2], isGrouped), language, 2)).toBe(number);
  });
});

test('Where it can mean one thing only, a number is read as another language writes it', () => {
  for (const language of languages) {
    for (const text of [
      '12.50',
      '12,50',
      ' $12.50 ',
      '12,50 €',
      'CHF 12.50',
      '12.5 USD',
      'R$ 12,50',
      '\u200e$12.50\u200e',
    ])
      expect(readNumber(text, language), `${text} in ${language}`).toBe(12.5);
    for (const text of ['1,234.50', '1.234,50', "1'234.50", '1’234.50', '1 234,50', '1\u202f234,50 €'])
      expect(readNumber(text, language), `${text} in ${language}`).toBe(1234.5);
    for (const text of ['1,234,567', '1.234.567', '1 234 567'])
      expect(readNumber(text, language), `${text} in ${language}`).toBe(1_234_567);
  }
  expect(readNumber('0,500', 'en')).toBe(0.5);
});

test('What could be two numbers, or has more decimals than there are, is none', () => {
  expect([readNumber('1.234', 'fr'), readNumber('1,234', 'fr')]).toEqual([null, 1.234]);
  expect([readNumber('1.234', 'en', 2), readNumber('1,234', 'de', 2), readNumber('12.345', 'en', 3)]).toEqual([
    ...[null, null, 12.345],
  ]);
  for (const language of languages) expect(readNumber('12,5', language, 0), language).toBeNull();
});

test('What is below zero, or no number, is not taken for another one', () => {
  for (const language of languages)
    for (const text of [
      '-5',
      '−5',
      '1e9',
      'twelve',
      '',
      '.',
      '1.2.3,4,5',
      '12:30',
      '5 %',
      '12 50',
      '1,00,0',
      '1 2',
      "1'2",
    ])
      expect(readNumber(text, language), `${text} in ${language}`).toBeNull();
});

test.each([
  ['ar', '٧٫٥٪', 7.5],
  ['ar', '٪7.5', 7.5],
  ['de', '7,5 %', 7.5],
])('A percentage is read with the sign for it, in %s: %s', (language, text, number) => {
  expect(readNumber(withoutPercentSign(text), language)).toBe(number);
});

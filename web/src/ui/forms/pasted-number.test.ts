import { expect, test } from 'vitest';
import { pastedNumber } from './pasted-number.ts';

test('A number that was copied is the same number, however it is written elsewhere', () => {
  for (const text of ['12.50', '12,50', ' $12.50 ', '12,50 €', 'CHF 12.50', '12.5 USD'])
    for (const group of [',', '.']) expect(pastedNumber(text, group), text).toBe(12.5);
  for (const text of ['1,234.50', '1.234,50', "1'234.50", '1 234,50 kr'.replace(' kr', '')])
    for (const group of [',', '.']) expect(pastedNumber(text, group), text).toBe(1234.5);
  expect([pastedNumber('1,234,567', '.'), pastedNumber('80', ','), pastedNumber('.5', ',')]).toEqual([
    1234567, 80, 0.5,
  ]);
});

test('A sign before three digits stands between thousands where one reads it so', () => {
  expect([pastedNumber('1,234', ','), pastedNumber('1,234', '.')]).toEqual([1234, 1.234]);
  expect([pastedNumber('1.234', ','), pastedNumber('1.234', '.')]).toEqual([1.234, 1234]);
});

test('What is below zero, or no number, is not taken for another one', () => {
  for (const text of ['-5', '−5', '1e9', 'twelve', '', '1.2.3,4,5', '12:30', '5 %'])
    expect(pastedNumber(text, ','), text).toBeNull();
});

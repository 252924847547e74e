import { describe, expect, test } from 'vitest';
import { elapsed, formatOf } from './format.ts';

describe('elapsed', () => {
  test.each([
    [0, { value: 0, unit: 'second' }],
    [-59, { value: 0, unit: 'second' }],
    [-60, { value: -1, unit: 'minute' }],
    [-3_599, { value: -59, unit: 'minute' }],
    [-7_200, { value: -2, unit: 'hour' }],
    [86_400, { value: 1, unit: 'day' }],
    [-86_400 * 45, { value: -1, unit: 'month' }],
    [-86_400 * 365 * 2, { value: -2, unit: 'year' }],
  ])('%d seconds', (seconds, expected) => {
    expect(elapsed(seconds)).toEqual(expected);
  });
});

test('numbers, shares and times are written as the language does', () => {
  const now = Date.parse('2026-05-01T12:00:00Z');
  expect(formatOf('en', 'USD').number(1_000_000)).toBe('1,000,000');
  expect(formatOf('de', 'USD').number(1_000_000)).toBe('1.000.000');
  expect(formatOf('en', 'USD').percent(0.357)).toBe('36%');
  expect(formatOf('en', 'USD').rate(1_950)).toBe('19.5%');
  expect(formatOf('en', 'USD').money(-120_050)).toBe('-$1,200.50');
  expect(formatOf('en', 'USD').ago('2026-05-01T11:57:10Z', now)).toBe('2 minutes ago');
  expect(formatOf('en', 'USD').ago('2026-05-01T11:59:50Z', now)).toBe('now');
});

test('a day has its month by name, but where the words between would not fit', () => {
  const written = ['en', 'de', 'fr', 'pt'].map((language) => formatOf(language, 'USD').day('2026-11-22'));
  expect(written).toEqual(['Nov 22, 2026', '22.11.2026', '22 nov. 2026', '22/11/2026']);
});

test('dollars among words that run from right to left are kept together by marks', () => {
  expect(formatOf('ar', 'USD').money(-20_59)).toBe('\u200e-$20.59\u200e');
  expect(formatOf('ar', 'USD').shortMoney(-200_00)).toBe('\u200e-$200\u200e');
  expect(formatOf('en', 'USD').shortMoney(1_234_500)).toBe('$12.3K');
  expect(formatOf('fr', 'USD').money(20_59)).toBe('20,59\u00a0$US');
});

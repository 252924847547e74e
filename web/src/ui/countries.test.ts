import { expect, test } from 'vitest';
import { countriesIn, countryIn } from './countries.ts';

test('countries are kept by their English name and shown in the reader’s language, sorted by it', () => {
  const german = countriesIn('de');
  expect(german.find(({ value }) => value === 'Germany')?.label).toBe('Deutschland');
  expect(german.length).toBe(249);
  expect(new Set(german.map(({ value }) => value)).size).toBe(249);
  const labels = german.map(({ label }) => label);
  expect(labels.indexOf('Ägypten')).toBeLessThan(labels.indexOf('Belgien'));
});

test('a name that is no country stays as it is', () => {
  expect(countryIn('fr', 'Germany')).toBe('Allemagne');
  expect(countryIn('de', 'Hong Kong')).toContain('Hongkong');
  expect(countryIn('fr', 'Narnia')).toBe('Narnia');
  expect(countryIn('fr', '')).toBe('');
});

import { describe, expect, test } from 'vitest';
import { directionOf, preferredLanguage } from './languages.ts';

describe('the language', () => {
  test('is the one that was chosen', () => {
    expect(preferredLanguage('fr', ['de-AT', 'en'])).toBe('fr');
  });

  test('is the first of the browser that there is', () => {
    expect(preferredLanguage(null, ['nl-NL', 'pt-BR', 'en'])).toBe('pt');
  });

  test('is for the house to say where there is none', () => {
    expect(preferredLanguage('xx', ['nl'])).toBeUndefined();
  });

  test('decides the direction', () => {
    expect([directionOf('ar'), directionOf('de')]).toEqual(['rtl', 'ltr']);
  });
});

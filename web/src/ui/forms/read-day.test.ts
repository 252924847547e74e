import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  ['2026-03-02', 'en', '2026-03-02'],
  ['3/2/2026', 'en', '2026-03-02'],
  ['Mar 2, 2026', 'en', '2026-03-02'],
  ['2 march 2026', 'en', '2026-03-02'],
  ['2.3.2026', 'de', '2026-03-02'],
  ['02.03.26', 'de', '2026-03-02'],
  ['2. März 2026', 'de', '2026-03-02'],
  ['2 mars 2026', 'fr', '2026-03-02'],
  ['2 de março de 2026', 'pt', '2026-03-02'],
  ['٢ مارس ٢٠٢٦', 'ar', '2026-03-02'],
  ['۲۰۲۶-۰۳-۰۲', 'ar', '2026-03-02'],
  ['30.2.2026', 'de', null],
  ['2026-13-01', 'en', null],
  ['soon', 'en', null],
  ['', 'en', null],
])('%s in %s is %s', (text, language, day) => {
  expect(readDay(text, language)).toBe(day);
});

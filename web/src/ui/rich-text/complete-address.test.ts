import { expect, test } from 'vitest';
import { completeAddress } from './complete-address.ts';

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a b ', 'https://www.example.org/a b'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['//example.org', 'https://example.org'],
  ['nadia@example.org', 'mailto:nadia@example.org'],
  ['http://example.org', 'http://example.org'],
  ['mailto:nadia@example.org', 'mailto:nadia@example.org'],
  ['tel:110', 'tel:110'],
  ['/pages/faq', '/pages/faq'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  ['example.org/@nadia', 'https://example.org/@nadia'],
])('%s becomes a link to %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

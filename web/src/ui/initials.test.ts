import { expect, test } from 'vitest';
import { hueOf, initialsOf } from './initials.ts';

test.each([
  ['Amara Okafor', 'AO'],
  ['valentina restrepo uribe', 'VU'],
  ['Ye', 'Y'],
  ['  ', ''],
  ['𝔸da Ørsted', '𝔸Ø'],
])('the initials of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name has one colour of the eight', () => {
  expect(hueOf('Amara Okafor')).toBe(hueOf('Amara Okafor'));
  expect(hueOf('Amara Okafor')).toBeGreaterThanOrEqual(0);
  expect(hueOf('Amara Okafor')).toBeLessThan(8);
});

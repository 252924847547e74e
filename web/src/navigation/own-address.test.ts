import { describe, expect, test } from 'vitest';
import { isOwnAddress, textIn } from './own-address.ts';

describe('an address of this app', () => {
  test.each(['/', '/apps/user/list?q=a&page=2#top', '/a//b'])('is %s', (address) => {
    expect(isOwnAddress(address)).toBe(true);
  });

  test.each([
    '',
    'apps',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    7,
    null,
    undefined,
  ])('is not %s', (address) => {
    expect(isOwnAddress(address)).toBe(false);
  });
});

test('the text in an address may look like a number', () => {
  expect([textIn('abc'), textIn(12), textIn({}), textIn(undefined)]).toEqual(['abc', '12', undefined, undefined]);
});

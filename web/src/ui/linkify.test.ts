import { expect, test } from 'vitest';
import { linkify } from './linkify.ts';

test('text without addresses stays one part', () => {
  expect(linkify('Good morning.\nAll is well.')).toEqual([{ text: 'Good morning.\nAll is well.' }]);
  expect(linkify('')).toEqual([]);
});

test('addresses become links and what ends the sentence stays outside', () => {
  expect(linkify('Open http://localhost:3000/reset-password?token=a-b_c. Or write to help@atrium.example!')).toEqual([
    { text: 'Open ' },
    {
      text: 'http://localhost:3000/reset-password?token=a-b_c',
      href: 'http://localhost:3000/reset-password?token=a-b_c',
    },
    { text: '. Or write to ' },
    { text: 'help@atrium.example', href: 'mailto:help@atrium.example' },
    { text: '!' },
  ]);
});

test('brackets around an address are not part of it, those inside are', () => {
  expect(linkify('(see https://a.example/b)').at(1)?.text).toBe('https://a.example/b');
  expect(linkify('https://a.example/b_(c)').at(0)?.text).toBe('https://a.example/b_(c)');
});

test('nothing but http, https and mailto ever becomes a link', () => {
  const parts = linkify('javascript:alert(1) data:text/html,x <a href="https://b.example">b</a> ftp://c.example');
  const links = parts.flatMap(({ href }) => href ?? []);
  expect(links).toEqual(['https://b.example']);
});

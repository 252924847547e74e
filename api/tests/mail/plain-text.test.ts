import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf, plainText } from '../../src/rich-text/plain-text.ts';

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['har<b>bour</b> town', 'harbour town'],
  ['a<br>b<br/>c', 'a b c'],
  ['Fish &amp; chips &lt;3 &#8364; &#x20ac; &nbsp;&nbsp; &nothing;', 'Fish & chips <3 € € &nothing;'],
  ['<style>p > b { color: red }</style>Seen<script>if (a < b) c()</script>', 'Seen'],
  ['<STYLE>never closed', ''],
  ['<!-- a > b -->Seen', 'Seen'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
  ['never closed <b', 'never closed'],
  ['north <- south <!- here > there', 'north <- south <!- here > there'],
  ['Begun elsewhere</style> and read here', 'Begun elsewhere and read here'],
  ['<!--never closed', ''],
  ['&#0;&#xd800;&#9999999;', ''],
])('%j says %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('Whatever it is given it answers text that can be kept', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '<p',
    '</',
    '<!--',
    '-->',
    '<style>',
    '&#xdfff;',
    '&#0;',
    '&',
    ';',
    'a',
    ' ',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.nat(30), (pieces, longest) => {
      const text = beginningOf(plainText(pieces.join('')), longest);
      expect(text.length).toBeLessThanOrEqual(longest);
      expect([text.isWellFormed(), text.includes('\0')]).toEqual([true, false]);
    }),
  );
});

test('The largest message takes no longer than its length allows', () => {
  const started = performance.now();
  for (const piece of ['<', '<a', '<style', '<!--', '</', '<a>', '<style></style', '&', '&#', ' ']) {
    plainText(piece.repeat(Math.ceil(100_000 / piece.length)));
  }
  expect(performance.now() - started).toBeLessThan(2_000);
});

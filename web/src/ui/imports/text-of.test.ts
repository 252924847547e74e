import { expect, test } from 'vitest';
import { textOf } from './text-of.ts';

const table = 'Größe;Preis\nTüröffner „groß“;12 €';

/** As Excel writes it where Windows speaks German: a byte for each letter. */
function windows1252(text: string): Uint8Array<ArrayBuffer> {
  const others: Readonly<Record<string, number>> = { '€': 0x80, '„': 0x84, '“': 0x93 };
  return Uint8Array.from(text, (letter) => others[letter] ?? letter.charCodeAt(0));
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))];
  return Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
}

test.each([
  ['UTF-8', new TextEncoder().encode(table)],
  ['UTF-8 with a mark before it', new TextEncoder().encode(`\ufeff${table}`)],
  ['Windows-1252', windows1252(table)],
  ['UTF-16', utf16(table)],
])('A table is read as it was written, in %s', (_, { buffer }) => {
  expect(textOf(buffer)).toBe(table);
});

test('Nothing is nothing', () => {
  expect(textOf(new ArrayBuffer(0))).toBe('');
});

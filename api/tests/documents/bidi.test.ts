import { expect, test } from 'vitest';
import { type Direction, directionOf, visualRuns } from '../../src/documents/bidi.ts';

/** As it is shown, from left to right. */
function shown(line: string, direction: Direction): string {
  const runs = visualRuns(line, direction);
  return runs.map(({ text, direction: own }) => (own === 'rtl' ? [...text].reverse().join('') : text)).join('');
}

test.each([
  ['letters of one direction stay as they are', 'Łódź, Ἀθῆναι (1.5%)', 'ltr', 'Łódź, Ἀθῆναι (1.5%)'],
  ['those of the other are turned around', 'abc אבג def', 'ltr', 'abc גבא def'],
  ['a line of the other begins at its right', 'אבג abc', 'rtl', 'abc גבא'],
  ['numbers are read from the left', 'אבג 123.45 דהו', 'rtl', 'והד 123.45 גבא'],
  ['Arabic digits too', 'مبلغ ١٬٢٣٤٫٥٠', 'rtl', '١٬٢٣٤٫٥٠ غلبم'],
  ['a sign stays with its number', 'אבג 20% דהו', 'rtl', 'והד 20% גבא'],
  ['but not after Arabic letters', 'خصم 20%', 'rtl', '%20 مصخ'],
  ['brackets stay a pair, and show the right way', 'אבג (v1.0) abc', 'rtl', 'abc (v1.0) גבא'],
  ['brackets around the other direction too', 'abc (אבג)', 'ltr', 'abc (גבא)'],
  ['direction marks are heard and not seen', '\u200f3,657.50 US$', 'rtl', '$US 3,657.50'],
  ['marks stay with their letter', 'حدّاد', 'rtl', 'دا\u0651دح'],
] as const)('In a line %s', (_, line, direction, expected) => {
  expect(shown(line, direction)).toBe(expected);
});

test('A text is read in the direction of its first letter, and figures alone from the left', () => {
  expect(directionOf('(ליתר) abc')).toBe('rtl');
  expect(directionOf('12 abc ליתר')).toBe('ltr');
  expect(directionOf('+234 1 555 0101')).toBe('ltr');
});

import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { directionOf, visualRuns } from '../../src/documents/bidi.ts';
import { embedLetters } from '../../src/documents/letters.ts';
import { linesOf } from '../../src/documents/lines.ts';
import { openApp } from '../helper.ts';

const app = await openApp();
const { regular } = await app.services.documentFonts();
const style = { letters: await embedLetters(await PDFDocument.create(), regular, 'Test'), size: 9, grey: 0 };

/** The runs of each line from left to right, as it is shown. */
function shown(text: string, width: number): string[][] {
  const lines = linesOf(text, style, width).map((line) => style.letters.known(line));
  return lines.map((line) =>
    visualRuns(line, directionOf(line))
      .map((run) => run.text.trim())
      .filter(Boolean),
  );
}

test('Each line of a paragraph goes in the direction of the paragraph, whatever letter it begins with', () => {
  const [first, second] = shown('ادفع من فضلك خلال شهر واحد عبر Mastercard أو نقدا', 150);
  expect(first).toEqual(['ادفع من فضلك خلال شهر واحد عبر']);
  expect(second).toEqual(['أو نقدا', 'Mastercard']);
  expect(shown('Please pay this within one month of today, שלום to you', 200)[1]).toEqual(['שלום', 'to you']);
});

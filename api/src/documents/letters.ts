import type { PDFDocument, PDFFont, PDFHexString } from '@cantoo/pdf-lib';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import type { Direction, Run } from './bidi.ts';

/** What stands for a letter that the font does not have. */
const unknown = '\ufffd';

/** A font in a document. Only the letters that are used are put into the file. */
export interface Letters {
  readonly font: PDFFont;
  /** The text with a sign in place of each letter that the font does not have. */
  known(text: string): string;
  width(run: Run, size: number): number;
  encode(run: Run): PDFHexString;
}

/** `name` is what the file calls it: that of a font of which only a part is there begins with six letters. */
export async function embedLetters(pdf: PDFDocument, bytes: Uint8Array, name: string): Promise<Letters> {
  const whole = fontkit.create(bytes);
  const reading: Reading = { direction: 'ltr' };
  pdf.registerFontkit({ create: () => faceOf(whole, reading) });
  const font = await pdf.embedFont(bytes, { subset: true, customName: `ATRIUM+${name}` });
  return {
    font,
    known: (text) => knownIn(whole, text),
    width: ({ text, direction }, size) => {
      reading.direction = direction;
      return font.widthOfTextAtSize(text, size);
    },
    encode: ({ text, direction }) => {
      reading.direction = direction;
      return font.encodeText(text);
    },
  };
}

/** In which direction the next text is. */
interface Reading {
  direction: Direction;
}

/** The PDF library asks for glyphs by their text alone, and for the subset in a way that this version of fontkit does not have. */
function faceOf(whole: Font, reading: Reading): Font {
  // The same words are measured and written, and most of them more than once.
  const shaped = new Map<string, GlyphRun>();
  const shape = (text: string) => {
    const key = `${reading.direction} ${text}`;
    const run = shaped.get(key) ?? layout(whole, text, reading.direction);
    shaped.set(key, run);
    return run;
  };
  return Object.create(whole, { layout: { value: shape }, createSubset: { value: () => subsetOf(whole) } });
}

/** Direction is the fifth parameter, which the types do not know of. */
type Layout = (
  text: string,
  features?: Parameters<Font['layout']>[1],
  script?: string,
  language?: string,
  direction?: Direction,
) => GlyphRun;
type GlyphRun = ReturnType<Font['layout']>;

function layout(font: Font, text: string, direction: Direction): GlyphRun {
  const shape: Layout = font.layout.bind(font);
  const run = shape(text, undefined, undefined, undefined, direction);
  // What is not seen, such as what keeps two letters from joining, has become a space of no width.
  const isSeen = (_: unknown, index: number) =>
    run.positions[index]?.xAdvance !== 0 || run.glyphs[index]?.codePoints[0] !== 0x20;
  return Object.assign(run, { glyphs: run.glyphs.filter(isSeen) });
}

function subsetOf(font: Font): Pick<ReturnType<Font['createSubset']>, 'includeGlyph' | 'encodeStream'> {
  const subset = font.createSubset();
  return {
    includeGlyph: (glyph) => subset.includeGlyph(glyph),
    encodeStream: () => subset.encodeStream(),
  };
}

function knownIn(font: Font, text: string): string {
  const characters = [...text.normalize('NFC').replace(/\p{Cc}/gu, ' ')].filter((character) => !isUnseen(character));
  return characters
    .map((character) => (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : unknown))
    .join('');
}

/** Where a word may be broken, embedded directions, variants of emoji: they say nothing here. */
function isUnseen(character: string): boolean {
  return /^(?:[\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f])$/.test(character);
}

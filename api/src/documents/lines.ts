import { type Direction, directionOf, visualRuns } from './bidi.ts';
import type { Style } from './paper.ts';

export function widthOf(text: string, { letters, size }: Style): number {
  const runs = visualRuns(letters.known(text), directionOf(text));
  return runs.reduce((sum, run) => sum + letters.width(run, size), 0);
}

/** Breaks a text where it was broken, between its words, and within a word that is wider than a line. */
export function linesOf(text: string, style: Style, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const direction = directionOf(paragraph);
    return brokenIn(paragraph, style, width).map((line) => marked(line, direction));
  });
}

const marks = { ltr: '\u200e', rtl: '\u200f' } as const;

/** A line goes in the direction of its paragraph, whatever letter it begins with. */
function marked(line: string, direction: Direction): string {
  return line === '' || directionOf(line) === direction ? line : `${marks[direction]}${line}`;
}

function brokenIn(paragraph: string, style: Style, width: number): string[] {
  const space = widthOf(' ', style);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of paragraph.split(/\s+/)) {
    const wide = widthOf(word, style);
    if (line !== '' && used + space + wide <= width) {
      line += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = wide <= width ? [word] : piecesOf(word, style, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = widthOf(line, style);
  }
  return [...lines, line];
}

function piecesOf(word: string, style: Style, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, style) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

import { broken } from './undrawable.ts';

export interface PngHead {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  /** 0 grey, 2 colours, 3 a palette, 4 grey and alpha, 6 colours and alpha. */
  readonly kind: number;
  readonly samples: number;
  readonly isInterlaced: boolean;
}

interface Colours {
  readonly palette: Uint8Array;
  /** What a palette, or one colour, lets through. */
  readonly transparency: Uint8Array;
}

/** A part of the picture that is packed by itself: every so many pixels of it. */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

const whole: readonly Pass[] = [{ x: 0, y: 0, across: 1, down: 1 }];
const interlaced: readonly Pass[] = [
  { x: 0, y: 0, across: 8, down: 8 },
  { x: 4, y: 0, across: 8, down: 8 },
  { x: 0, y: 4, across: 4, down: 8 },
  { x: 2, y: 0, across: 4, down: 4 },
  { x: 0, y: 2, across: 2, down: 4 },
  { x: 1, y: 0, across: 2, down: 2 },
  { x: 0, y: 1, across: 1, down: 2 },
];

function passesOf({ width, height, isInterlaced, samples, depth }: PngHead) {
  return (isInterlaced ? interlaced : whole)
    .map((pass) => ({
      pass,
      columns: Math.ceil((width - pass.x) / pass.across),
      rows: Math.ceil((height - pass.y) / pass.down),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
    .map((part) => ({ ...part, rowBytes: Math.ceil((part.columns * samples * depth) / 8) }));
}

/** How many bytes the rows are, each with the number of its filter. */
export function unpackedLength(head: PngHead): number {
  return passesOf(head).reduce((sum, { rows, rowBytes }) => sum + rows * (rowBytes + 1), 0);
}

/** Red, green and blue of each pixel upon white. */
export function pixelsOf(head: PngHead, packed: Uint8Array, colours: Colours): Uint8Array {
  const rgb = new Uint8Array(head.width * head.height * 3);
  const step = Math.max(1, (head.samples * head.depth) / 8);
  const paint = painterOf(head, colours);
  let at = 0;
  for (const { pass, columns, rows, rowBytes } of passesOf(head)) {
    let above: Uint8Array = new Uint8Array(rowBytes);
    for (let row = 0; row < rows; row += 1) {
      const bytes = packed.subarray(at + 1, at + 1 + rowBytes);
      unfilter(packed[at] ?? 0, bytes, above, step);
      const start = (pass.y + row * pass.down) * head.width + pass.x;
      for (let column = 0; column < columns; column += 1) paint(bytes, column, rgb, (start + column * pass.across) * 3);
      above = bytes;
      at += rowBytes + 1;
    }
  }
  return rgb;
}

/** Each byte is what it differs by from what the bytes beside and above it foretell. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  if (filter > 4) throw broken();
  if (filter === 0) return;
  for (let index = 0; index < row.length; index += 1) {
    const beside = index < step ? 0 : (row[index - step] ?? 0);
    const over = above[index] ?? 0;
    const corner = index < step ? 0 : (above[index - step] ?? 0);
    row[index] = (row[index] ?? 0) + foretold(filter, beside, over, corner);
  }
}

function foretold(filter: number, beside: number, over: number, corner: number): number {
  if (filter === 1) return beside;
  if (filter === 2) return over;
  if (filter === 3) return (beside + over) >> 1;
  const guess = beside + over - corner;
  const [a, b, c] = [Math.abs(guess - beside), Math.abs(guess - over), Math.abs(guess - corner)];
  if (a <= b && a <= c) return beside;
  return b <= c ? over : corner;
}

type Paint = (row: Uint8Array, column: number, rgb: Uint8Array, at: number) => void;

function painterOf(head: PngHead, colours: Colours): Paint {
  return head.kind === 3 ? fromPalette(head, colours) : fromSamples(head, colours.transparency);
}

function fromPalette({ depth }: PngHead, { palette, transparency }: Colours): Paint {
  return (row, column, rgb, at) => {
    const index = sampleOf(row, column, depth);
    if (index * 3 + 3 > palette.length) throw broken();
    const alpha = transparency[index] ?? 255;
    for (let part = 0; part < 3; part += 1) rgb[at + part] = upon(palette[index * 3 + part] ?? 0, alpha);
  };
}

function fromSamples({ depth, kind, samples }: PngHead, transparency: Uint8Array): Paint {
  const most = 2 ** depth - 1;
  const byte = (row: Uint8Array, index: number) => Math.round((sampleOf(row, index, depth) * 255) / most);
  const hasAlpha = kind === 4 || kind === 6;
  const colours = hasAlpha ? samples - 1 : samples;
  const isHidden = hasAlpha ? () => false : hiddenBy(transparency, colours, depth);
  return (row, column, rgb, at) => {
    const first = column * samples;
    const alpha = hasAlpha ? byte(row, first + colours) : isHidden(row, first) ? 0 : 255;
    // A grey is its own red, green and blue.
    for (let part = 0; part < 3; part += 1) rgb[at + part] = upon(byte(row, first + (part % colours)), alpha);
  };
}

/** Whether a pixel has the one colour that is seen through. */
function hiddenBy(transparency: Uint8Array, colours: number, depth: number) {
  if (transparency.length < colours * 2) return () => false;
  const hidden = Array.from({ length: colours }, (_, part) => sampleOf(transparency, part, 16));
  return (row: Uint8Array, first: number) =>
    hidden.every((value, part) => value === sampleOf(row, first + part, depth));
}

function sampleOf(row: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return row[index] ?? 0;
  if (depth === 16) return ((row[index * 2] ?? 0) << 8) | (row[index * 2 + 1] ?? 0);
  const bit = index * depth;
  return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

/** A colour on white, as much of it as is not seen through. */
function upon(colour: number, alpha: number): number {
  return Math.round((colour * alpha + 255 * (255 - alpha)) / 255);
}

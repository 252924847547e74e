import { inflated } from './inflated.ts';
import { type PngHead, pixelsOf, unpackedLength } from './png-pixels.ts';
import { broken, Undrawable } from './undrawable.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is read of a PNG: three bytes for each pixel, where it is not seen through. */
export interface Pixels extends Size {
  readonly rgb: Uint8Array;
}

interface Parts {
  readonly palette: Uint8Array;
  /** What a palette, or one colour, lets through. */
  readonly transparency: Uint8Array;
  readonly data: Uint8Array<ArrayBuffer>[];
}

/**
 * The pixels of a PNG upon white paper. It takes what the standard has, and no more room than its sides say: a small file may claim to be huge, or
 * unpack to more than it claims.
 */
export async function readPng(bytes: Uint8Array<ArrayBuffer>, longestSide: number): Promise<Pixels> {
  const head = readHead(chunk(bytes, 8));
  refuseSize(head, longestSide);
  const { palette, transparency, data } = readParts(bytes);
  const rows = await inflated(new Blob(data), unpackedLength(head));
  return { width: head.width, height: head.height, rgb: pixelsOf(head, rows, { palette, transparency }) };
}

export function refuseSize({ width, height }: Size, longestSide: number): void {
  if (width < 1 || height < 1) throw broken();
  if (Math.max(width, height) > longestSide)
    throw new Undrawable(`This picture has more than ${longestSide} pixels on a side. Make it smaller.`);
}

interface Chunk {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly next: number;
}

function chunk(bytes: Uint8Array<ArrayBuffer>, start: number): Chunk {
  if (start + 12 > bytes.length) throw broken();
  const length = viewOf(bytes).getUint32(start);
  const end = start + 8 + length;
  if (end + 4 > bytes.length) throw broken();
  const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
  return { type, body: bytes.subarray(start + 8, end), next: end + 4 };
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** By kind of colour: how many samples a pixel has, and of how many bits each may be. */
const kinds: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

function readHead({ type, body }: Chunk): PngHead {
  if (type !== 'IHDR' || body.length !== 13) throw broken();
  const view = viewOf(body);
  const [depth = 0, kind = 0, , , interlace = 0] = body.subarray(8);
  const known = kinds[kind];
  if (!known?.depths.includes(depth) || interlace > 1) throw broken();
  const size = { width: view.getUint32(0), height: view.getUint32(4) };
  return { ...size, depth, kind, samples: known.samples, isInterlaced: interlace === 1 };
}

function readParts(bytes: Uint8Array<ArrayBuffer>): Parts {
  const parts = { palette: new Uint8Array(), transparency: new Uint8Array(), data: [] as Parts['data'] };
  let at = 8;
  for (;;) {
    const { type, body, next } = chunk(bytes, at);
    if (type === 'acTL') throw new Undrawable('This picture moves. Choose one that stands still.');
    if (type === 'PLTE') parts.palette = body;
    if (type === 'tRNS') parts.transparency = body;
    if (type === 'IDAT') parts.data.push(body);
    if (type === 'IEND') return parts;
    at = next;
  }
}

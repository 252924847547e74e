import { crc32, deflateSync } from 'node:zlib';

interface Kind {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly kind?: number;
  readonly isInterlaced?: boolean;
}

/** A PNG of rows as they are packed: each with the number of its filter. */
export function pngOf(
  { width, height, depth = 8, kind = 2, isInterlaced = false }: Kind,
  rows: Uint8Array,
  more: readonly (readonly [string, Uint8Array])[] = [],
): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  head.set([depth, kind, 0, 0, isInterlaced ? 1 : 0], 8);
  const chunks = [['IHDR', head], ...more, ['IDAT', deflateSync(rows)], ['IEND', new Uint8Array()]] as const;
  return new Uint8Array(Buffer.concat([beginning, ...chunks.map(([type, body]) => chunkOf(type, body))]));
}

const beginning = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunkOf(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Of one colour, and as large as is wanted. */
export function plainPng(width: number, height: number, colour: readonly [number, number, number] = [20, 90, 160]) {
  const row = [0, ...Array.from({ length: width }, () => colour).flat()];
  return pngOf({ width, height }, Uint8Array.from(Array.from({ length: height }, () => row).flat()));
}

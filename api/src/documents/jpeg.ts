import { broken, Undrawable } from './undrawable.ts';

interface JpegFacts {
  readonly width: number;
  readonly height: number;
  readonly isGrey: boolean;
}

/** What a PDF has to know of a JPEG, which it takes as it is. Refuses what a PDF for archives does not show, or otherwise than a browser does. */
export function readJpeg(bytes: Uint8Array): JpegFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (marker < 0xffc0 || length < 2 || end > bytes.length) break;
    if (marker === 0xffe1) refuseTurned(new DataView(view.buffer, view.byteOffset + at + 4, length - 2));
    if (isFrame(marker)) return frameOf(new DataView(view.buffer, view.byteOffset + at + 4, length - 2), marker);
    at = end;
  }
  throw broken();
}

/** Beginnings of frames, but for the tables that have numbers among theirs. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}

function frameOf(frame: DataView, marker: number): JpegFacts {
  if (frame.byteLength < 6) throw broken();
  const [bits, colours] = [frame.getUint8(0), frame.getUint8(5)];
  if (colours === 4)
    throw new Undrawable('This picture is in the colours of a press (CMYK). Save it in those of a screen (RGB).');
  if (marker > 0xffc2 || bits !== 8 || (colours !== 1 && colours !== 3))
    throw new Undrawable('This is a kind of JPEG that few programs show. Save it as a PNG.');
  return { height: frame.getUint16(1), width: frame.getUint16(3), isGrey: colours === 1 };
}

const exif = 0x45786966;
const orientation = 0x0112;

/** A browser turns a picture as a note in it says, and a PDF does not. */
function refuseTurned(segment: DataView): void {
  if (segment.byteLength < 14 || segment.getUint32(0) !== exif) return;
  const tags = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const isLittle = tags.getUint16(0) === 0x4949;
  const first = tags.getUint32(4, isLittle);
  if (first + 2 > tags.byteLength) return;
  const count = tags.getUint16(first, isLittle);
  for (let at = first + 2; at < first + 2 + count * 12 && at + 12 <= tags.byteLength; at += 12) {
    if (tags.getUint16(at, isLittle) !== orientation || tags.getUint16(at + 8, isLittle) <= 1) continue;
    throw new Undrawable('This picture lies on its side, and a note in it says how to turn it. Save it upright.');
  }
}

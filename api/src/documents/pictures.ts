import { pictureTypeOf } from '../files/picture-type.ts';
import { readJpeg } from './jpeg.ts';
import { readPng, refuseSize } from './png.ts';
import { Undrawable } from './undrawable.ts';

/** A picture as a PDF has it: a JPEG as it is, or the three bytes of each pixel. Nothing of it is seen through, as files for archives want it. */
export interface DrawablePicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  readonly packing: 'jpeg' | 'none';
  readonly isGrey: boolean;
}

/** Throws `Undrawable` with the reason. */
export async function drawablePicture(bytes: Uint8Array<ArrayBuffer>, longestSide: number): Promise<DrawablePicture> {
  const type = pictureTypeOf(bytes);
  if (type === 'image/png') {
    const { rgb, ...size } = await readPng(bytes, longestSide);
    return { ...size, bytes: rgb, packing: 'none', isGrey: false };
  }
  if (type !== 'image/jpeg') throw new Undrawable('Upload a PNG or JPEG picture.');
  const facts = readJpeg(bytes);
  refuseSize(facts, longestSide);
  return { ...facts, bytes, packing: 'jpeg' };
}

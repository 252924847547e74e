import { encode } from '@cantoo/pdf-lib/upng';
import { expect, test } from 'vitest';
import { readJpeg } from '../../src/documents/jpeg.ts';
import { drawablePicture } from '../../src/documents/pictures.ts';
import { Undrawable } from '../../src/documents/undrawable.ts';
import { plainPng, pngOf } from './png-files.ts';

const rgbOf = async (png: Uint8Array<ArrayBuffer>) => [...(await drawablePicture(png, 1_200)).bytes];
const refusal = (bytes: Uint8Array<ArrayBuffer>) => drawablePicture(bytes, 1_200).catch((error: unknown) => error);

/** The same numbers each time, that look like none. */
function noise(length: number): Uint8Array<ArrayBuffer> {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 16;
  });
}

test('A PNG is read as another program wrote it, upon white paper', async () => {
  const [width, height] = [23, 17];
  const rgba = noise(width * height * 4);
  const expected = [];
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    for (let part = 0; part < 3; part += 1)
      expected.push(Math.round(((rgba[at + part] ?? 0) * alpha + 255 * (255 - alpha)) / 255));
  }
  const png = new Uint8Array(encode([rgba.buffer], width, height, 0));
  expect(await drawablePicture(png, 1_200)).toMatchObject({ width, height, packing: 'none' });
  expect(await rgbOf(png)).toEqual(expected);
  const few = new Uint8Array(rgba.map((byte, index) => (index % 4 === 3 ? 255 : byte & 128)));
  const palette = new Uint8Array(encode([few.buffer], width, height, 0));
  expect(await rgbOf(palette)).toEqual([...few].filter((_, index) => index % 4 !== 3));
});

test('Greys of a bit, sixteen bits, a colour that is seen through, and what was packed in seven turns', async () => {
  expect(await rgbOf(pngOf({ width: 3, height: 1, depth: 1, kind: 0 }, Uint8Array.of(0, 0b0100_0000)))).toEqual([
    ...[0, 0, 0, 255, 255, 255, 0, 0, 0],
  ]);
  const deep = pngOf({ width: 1, height: 1, depth: 16, kind: 2 }, Uint8Array.of(0, 255, 255, 128, 0, 0, 0));
  expect(await rgbOf(deep)).toEqual([255, 128, 0]);
  const key: ['tRNS', Uint8Array] = ['tRNS', Uint8Array.of(0, 9, 0, 8, 0, 7)];
  expect(await rgbOf(pngOf({ width: 2, height: 1 }, Uint8Array.of(0, 9, 8, 7, 1, 2, 3), [key]))).toEqual([
    ...[255, 255, 255, 1, 2, 3],
  ]);
  const grey = pngOf({ width: 2, height: 2, kind: 0, isInterlaced: true }, Uint8Array.of(0, 1, 0, 2, 0, 3, 4));
  expect(await rgbOf(grey)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
});

test('What is broken, too large, claims to be small, or moves is refused with the reason', async () => {
  const whole = plainPng(4, 4);
  const move: ['acTL', Uint8Array] = ['acTL', new Uint8Array(8)];
  for (const [bytes, reason] of [
    [whole.subarray(0, whole.length - 20), 'This picture is broken. Save it again, and choose it then.'],
    [pngOf({ width: 4, height: 4 }, new Uint8Array(20)), 'This picture is broken. Save it again, and choose it then.'],
    [pngOf({ width: 0, height: 4 }, new Uint8Array(20)), 'This picture is broken. Save it again, and choose it then.'],
    [
      pngOf({ width: 1, height: 1, kind: 3 }, Uint8Array.of(0, 5)),
      'This picture is broken. Save it again, and choose it then.',
    ],
    [plainPng(1_201, 1), 'This picture has more than 1200 pixels on a side. Make it smaller.'],
    [
      pngOf({ width: 1, height: 1 }, Uint8Array.of(0, 1, 2, 3), [move]),
      'This picture moves. Choose one that stands still.',
    ],
    [new TextEncoder().encode('<svg/>'), 'Upload a PNG or JPEG picture.'],
  ] as const) {
    const error = await refusal(new Uint8Array(bytes));
    expect(error).toBeInstanceOf(Undrawable);
    expect(error).toMatchObject({ message: reason });
  }
});

test('No bytes, however they are changed, do more than be refused', async () => {
  const png = plainPng(6, 6);
  const changes = noise(600);
  for (let round = 0; round + 1 < changes.length; round += 2) {
    const changed = png.slice();
    changed[8 + ((changes[round] ?? 0) % (png.length - 8))] = changes[round + 1] ?? 0;
    const answer = await refusal(changed);
    if (answer instanceof Error) expect(answer).toBeInstanceOf(Undrawable);
  }
});

/** The beginning of a JPEG, which is all that is read of it. */
function jpegOf({ marker = 0xc0, bits = 8, colours = 3, before = [] as readonly number[] } = {}) {
  return Uint8Array.of(0xff, 0xd8, ...before, 0xff, marker, 0, 11, bits, 0, 40, 0, 90, colours, 0, 0, 0);
}

/** A note that says how to turn it. */
const turned = (way: number) => [
  ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, way, 0, 0, 0, 0, 0, 0],
];

test('A JPEG goes into the file as it is, if every program shows it alike', () => {
  expect(readJpeg(jpegOf())).toEqual({ width: 90, height: 40, isGrey: false });
  expect(readJpeg(jpegOf({ marker: 0xc2, colours: 1 }))).toEqual({ width: 90, height: 40, isGrey: true });
  expect(readJpeg(jpegOf({ before: turned(1) }))).toMatchObject({ width: 90 });
  expect(() => readJpeg(jpegOf({ colours: 4 }))).toThrow('CMYK');
  expect(() => readJpeg(jpegOf({ marker: 0xc3 }))).toThrow('few programs');
  expect(() => readJpeg(jpegOf({ bits: 12 }))).toThrow('few programs');
  expect(() => readJpeg(jpegOf({ before: turned(6) }))).toThrow('on its side');
  expect(() => readJpeg(jpegOf().subarray(0, 9))).toThrow('broken');
  expect(() => readJpeg(Uint8Array.of(0xff, 0xd8, 0xff))).toThrow('broken');
});

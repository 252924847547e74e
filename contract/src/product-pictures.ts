import * as z from 'zod/mini';
import type { ProductPicture } from './products.ts';
import { text } from './text.ts';

export const mostProductPictures = 8;

/** A picture is a path of this place: one that came with the shop, or that of a stored file. */
export const picturePath = (pattern: RegExp) => text(300).check(z.regex(pattern, 'Choose a picture.'));

/** The pictures of a product in their order, each once; the first is the one that lists, carts and orders show. */
export const ProductPictures = z
  .array(z.object({ picture: picturePath(/^\/[\w.-][\w./-]*$/), alternativeText: z._default(text(200), '') }))
  .check(
    z.maxLength(mostProductPictures, 'A product has at most 8 pictures.'),
    z.refine((pictures) => eachOnce(pictures), 'Give each picture once.'),
  );

function eachOnce(pictures: readonly Pick<ProductPicture, 'picture'>[]): boolean {
  return new Set(pictures.map(({ picture }) => picture)).size === pictures.length;
}

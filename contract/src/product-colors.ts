import * as z from 'zod/mini';
import { ColorOption, colorOptions } from './products.ts';
import { text, wholeBetween } from './text.ts';

export const mostStock = 1_000_000;

/** As it stands on labels: one word, so that a cell of a table can name several. */
const articleNumber = () => text(40).check(z.regex(/^[\p{L}\p{N}._/#-]*$/u, 'Use letters, digits and . _ / # - only.'));

/** What is said of a colour; what is left out stays as it is, and is nothing for one that is new. */
export const ColorStock = z.object({
  color: ColorOption,
  stock: z.optional(wholeBetween(0, mostStock)),
  articleNumber: z.optional(articleNumber()),
});
export type ColorStock = z.infer<typeof ColorStock>;

/** The colours that a product comes in, each once. */
export const ColorStocks = z.array(ColorStock).check(
  z.maxLength(colorOptions.length, 'Give each colour once.'),
  z.refine((colors) => new Set(colors.map(({ color }) => color)).size === colors.length, 'Give each colour once.'),
);

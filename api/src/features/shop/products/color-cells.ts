import { ColorStocks } from '@atrium/contract/product-colors';
import { type ColorOption, colorOptions, type ProductColor } from '@atrium/contract/products';
import * as z from 'zod/mini';
import { productColors } from '../../../letters/product-colors.ts';
import { foldSearched } from '../../../search/fold.ts';
import { inOrderOfColors } from './product-colors.queries.ts';

/** The colours of a product in one cell of a table: `primary 12 SL-4; danger 0`. They may have other words. */
export function colorsCell(colors: readonly ProductColor[], words?: ReadonlyMap<string, string>): string {
  return colors
    .map(({ color, stock, articleNumber }) => `${words?.get(color) ?? color} ${stock} ${articleNumber}`.trim())
    .join('; ');
}

/** By the word of the API, and as the shop calls them in each language. */
const colorsByName: ReadonlyMap<string, ColorOption> = new Map(
  colorOptions.flatMap((color) =>
    [color, ...Object.values(productColors).map((names) => names[color])].map((name) => [foldSearched(name), color]),
  ),
);

const unreadable = 'Write each colour with its stock, such as “Amber 4; Sea green 0”.';
const Entry = /^(?<name>.+?)\s+(?<stock>\d{1,15})(?:\s+(?<articleNumber>\S+))?$/su;

/** What a cell says of one colour; null where it cannot be read. */
function entryOf(text: string) {
  const { name = '', stock, articleNumber = '' } = Entry.exec(text)?.groups ?? {};
  const color = colorsByName.get(foldSearched(name));
  return color === undefined ? null : { color, stock: Number(stock), articleNumber };
}

/** All colours that the product comes in, as `colorsCell` writes them. */
export const ColorsCell = z.pipe(
  z.string().check(
    z.superRefine((cell, { addIssue }) => {
      const entries = cell.split(';').map((text) => entryOf(text.trim()));
      const { error } = ColorStocks.safeParse(entries);
      const message = entries.includes(null) ? unreadable : error?.issues[0]?.message;
      if (message !== undefined) addIssue({ code: 'custom', message, input: cell });
    }),
  ),
  z.transform((cell: string): ProductColor[] =>
    inOrderOfColors(cell.split(';').flatMap((text) => entryOf(text.trim()) ?? [])),
  ),
);

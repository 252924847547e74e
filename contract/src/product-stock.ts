import { type ColorOption, colorOptions, type Product, type ProductColor } from './products.ts';

type Stocked = Pick<Product, 'stock' | 'colors'>;

/** How many pieces there are of a colour; of one that the product does not come in, none. */
export function stockOfColor({ stock, colors }: Stocked, wanted: ColorOption): number {
  if (colors.length === 0) return stock;
  return colors.find(({ color }) => color === wanted)?.stock ?? 0;
}

export function colorsOf({ colors }: Pick<Stocked, 'colors'>): ColorOption[] {
  return colors.length === 0 ? [...colorOptions] : colors.map(({ color }) => color);
}

/** What is bought where nobody chose a colour: the first that there is a piece of; the first of all where there is none. */
export function firstColor(product: Stocked): ColorOption {
  const offered = colorsOf(product);
  return offered.find((color) => stockOfColor(product, color) > 0) ?? offered[0] ?? 'primary';
}

/** What is kept by colour comes to this in all. */
export function sumOfColors(colors: readonly Pick<ProductColor, 'stock'>[]): number {
  return colors.reduce((sum, { stock }) => sum + stock, 0);
}

import type { CatalogueRow, NewProduct, ProductChanges } from '@atrium/contract/catalogue';
import type { ColorStock } from '@atrium/contract/product-colors';
import { sumOfColors } from '@atrium/contract/product-stock';
import { type ColorOption, colorOptions } from '@atrium/contract/products';
import { changedFields } from '../../ui/forms/use-known-values.ts';

/** Its image is the first of its pictures. */
export type ProductFormValues = Omit<Required<NewProduct>, 'image'>;

export const newProductValues: ProductFormValues = {
  name: '',
  description: '',
  brand: '',
  category: '',
  priceCents: 0,
  costCents: 0,
  discountPercentage: 0,
  offers: 0,
  stock: 0,
  colors: [],
  shippingDays: 3,
  rating: 3,
  hasFreeShipping: false,
  pictures: [],
};

const fields = Object.keys(newProductValues) as (keyof ProductFormValues)[];

export function valuesOf(product: CatalogueRow): ProductFormValues {
  return { ...newProductValues, ...Object.fromEntries(fields.map((field) => [field, product[field]])) };
}

/** What was written anew. Of each colour too: what others buy meanwhile of those that nobody touched is not put back. */
export function changesOf(known: ProductFormValues, values: Partial<ProductFormValues>): ProductChanges {
  const { colors, stock, ...changes } = changedFields(known, values);
  const isByColor = (values.colors ?? known.colors).length > 0;
  return {
    ...changes,
    ...(stock !== undefined && !isByColor && { stock }),
    ...(colors && { colors: colors.map((color) => changedColor(known.colors, color)) }),
  };
}

function changedColor(known: readonly ColorStock[], { color, ...fields }: ColorStock): ColorStock {
  const before = known.find((each) => each.color === color);
  return { color, ...(before ? changedFields(before, fields) : fields) };
}

/** Kept by colour from now on: as it was, or all that there is in the first colour until somebody says otherwise. */
export function keptStocks(before: readonly ColorStock[], stock: number): ColorStock[] {
  if (before.length > 0) return [...before];
  return colorOptions.map((color, place) => ({ color, stock: place === 0 ? stock : 0, articleNumber: '' }));
}

/** The pieces of all colours are the stock. */
export function withoutColors({ colors }: ProductFormValues): Pick<ProductFormValues, 'stock' | 'colors'> {
  return { stock: sumOfColors(colors.map(({ stock = 0 }) => ({ stock }))), colors: [] };
}

export function withColor(
  colors: readonly ColorStock[],
  color: ColorOption,
  before: readonly ColorStock[],
): ColorStock[] {
  const added = before.find((each) => each.color === color) ?? { color, stock: 0, articleNumber: '' };
  return colorOptions.flatMap((option) => [...colors, added].filter((each) => each.color === option));
}

export function withoutColor(colors: readonly ColorStock[], color: ColorOption): ColorStock[] {
  return colors.filter((each) => each.color !== color);
}

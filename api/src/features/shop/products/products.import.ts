import { NewProduct, ProductChanges } from '@atrium/contract/catalogue';
import * as z from 'zod/mini';
import type { Database } from '../../../database/engine.ts';
import { fold } from '../../../search/fold.ts';
import { asCents, asFlag, asNumber, asText, type Given } from '../../../tables/import-cells.ts';
import type { ImportTarget } from '../../../tables/import-rows.ts';
import { findCategories } from '../product-categories/product-categories.queries.ts';
import { ColorsCell } from './color-cells.ts';
import {
  addProducts,
  changeProducts,
  contentOf,
  inStock,
  keptByColor,
  type ProductContent,
} from './products.changes.ts';
import { findStoredProducts } from './products.store.ts';

type Field = 'id' | 'slug' | Exclude<keyof NewProduct, 'image' | 'pictures'>;

export const productsImport: ImportTarget<Field, ProductContent, NewProduct> = {
  subject: 'Product',
  columns: {
    fields: {
      id: 'id',
      slug: 'slug',
      name: 'name',
      description: 'description',
      brand: 'brand',
      category: 'category',
      price: 'priceCents',
      cost: 'costCents',
      discount: 'discountPercentage',
      discountpercentage: 'discountPercentage',
      offers: 'offers',
      shippingdays: 'shippingDays',
      rating: 'rating',
      stock: 'stock',
      stockbycolour: 'colors',
      stockbycolor: 'colors',
      colors: 'colors',
      freedelivery: 'hasFreeShipping',
      freeshipping: 'hasFreeShipping',
      hasfreeshipping: 'hasFreeShipping',
    },
    readers: {
      id: asNumber,
      slug: (text) => asNumber(/\d+$/.exec(text)?.[0] ?? text),
      name: asText,
      description: asText,
      brand: asText,
      category: asText,
      priceCents: asCents,
      costCents: asCents,
      discountPercentage: asNumber,
      offers: asNumber,
      shippingDays: asNumber,
      rating: asNumber,
      stock: asNumber,
      colors: asText,
      hasFreeShipping: asFlag,
    },
  },
  find: findKept,
  nameOf: ({ name }, before) => String(name ?? before?.name ?? ''),
  newOnes: z.object({ ...NewProduct.shape, colors: z._default(ColorsCell, []) }),
  changes: z.object({ ...ProductChanges.shape, colors: z.optional(ColorsCell) }),
  missing: { column: 'id', message: 'There is no such product.' },
  twice: { column: 'id', message: 'This product is in another row already.' },
  add: addProducts,
  change: (transaction, context, moves) =>
    changeProducts(
      transaction,
      context,
      moves.map(({ before, after }) => ({ before, after: inStock(after) })),
    ),
};

async function findKept(database: Database, given: readonly Given<Field>[]) {
  const ids = given.flatMap((row) => wantedId(row) ?? []).filter(Number.isSafeInteger);
  const rows = await findStoredProducts(database, [...new Set(ids)]);
  const products = new Map(rows.map((row) => [row.id, contentOf(row)]));
  const withCategory = await categoryReader(database);
  return (row: Given<Field>) => {
    const key = wantedId(row);
    const before = products.get(key ?? 0) ?? null;
    const read = withCategory(row);
    const errors = [...(read.errors ?? []), ...stockErrors(row, before)];
    return { before, isMissing: key !== null && before === null, key, ...read, errors };
  };
}

/** A number alone says not of which colours there are so many. */
function stockErrors({ stock, colors }: Given<Field>, before: ProductContent | null) {
  const isKeptByColor = before !== null && before.colors.length > 0 && colors === undefined;
  if (!isKeptByColor || stock === undefined || stock === before.stock) return [];
  return [{ column: 'stock', message: keptByColor }];
}

/** A cell may have the name of a category in place of its slug. */
async function categoryReader(database: Database) {
  const categories = await findCategories(database);
  const slugs = new Map(categories.flatMap(({ name, slug }) => [fold(name), slug].map((word) => [word, slug])));
  return (given: Given<Field>) => {
    if (given.category === undefined) return {};
    const text = String(given.category);
    const category = slugs.get(fold(text));
    if (category !== undefined) return { given: { ...given, category } };
    const message = `There is no category “${text.slice(0, 60)}”. Add it first, or choose another.`;
    return { errors: [{ column: 'category', message }] };
  };
}

function wantedId({ id, slug }: Given<Field>): number | null {
  const wanted = id ?? slug;
  return wanted === undefined ? null : Number(wanted);
}

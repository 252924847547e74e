import { colorOptions, type ProductColor } from '@atrium/contract/products';
import { isIdIn } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { type Placeholders, prepared } from '../../../database/prepared.ts';
import { inStatements } from '../../../database/store-rows.ts';

interface Colored {
  id: number;
  colors: readonly ProductColor[];
}

const colorsWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database
    .selectFrom('products')
    .innerJoin('productColors', 'productColors.productId', 'products.id')
    .select(['productId', 'color', 'productColors.stock', 'articleNumber'])
    .where(isIdIn(database, ids))
    .compile(),
);

/** The products, each with its colours in the order that all colours have; with none where its stock is one number. */
export async function withColors<Row extends { id: number }>(
  database: Database,
  rows: readonly Row[],
): Promise<(Row & { colors: ProductColor[] })[]> {
  if (rows.length === 0) return [];
  const found = await colorsWithIds(database, { ids: rows.map(({ id }) => id) });
  const byProduct = Map.groupBy(found, ({ productId }) => productId);
  return rows.map((row) => ({ ...row, colors: inOrderOfColors(byProduct.get(row.id) ?? []) }));
}

export function inOrderOfColors(colors: readonly ProductColor[]): ProductColor[] {
  return colorOptions.flatMap((option) =>
    colors
      .filter(({ color }) => color === option)
      .map(({ color, stock, articleNumber }) => ({ color, stock, articleNumber })),
  );
}

export async function insertColors(transaction: Transaction, products: readonly Colored[]): Promise<void> {
  const rows = products.flatMap(({ id: productId, colors }) => colors.map((color) => ({ productId, ...color })));
  for (const some of inStatements(rows)) await transaction.insertInto('productColors').values(some).execute();
}

/** A product has few colours: they are written anew. */
export async function replaceColors(transaction: Transaction, products: readonly Colored[]): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  await transaction.deleteFrom('productColors').where('productId', 'in', ids).execute();
  await insertColors(transaction, products);
}

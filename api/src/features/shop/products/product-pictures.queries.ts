import type { ProductPicture } from '@atrium/contract/products';
import { isIdIn } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { type Placeholders, prepared } from '../../../database/prepared.ts';
import { inStatements } from '../../../database/store-rows.ts';

interface Pictured {
  id: number;
  pictures: readonly ProductPicture[];
}

const picturesWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database
    .selectFrom('products')
    .innerJoin('productPictures', 'productPictures.productId', 'products.id')
    .select(['productId', 'picture', 'alternativeText'])
    .where(isIdIn(database, ids))
    .orderBy('productId')
    .orderBy('position')
    .compile(),
);

/** The products, each with its pictures in their order. */
export async function withPictures<Row extends { id: number }>(
  database: Database,
  rows: readonly Row[],
): Promise<(Row & { pictures: ProductPicture[] })[]> {
  if (rows.length === 0) return [];
  const found = await picturesWithIds(database, { ids: rows.map(({ id }) => id) });
  const byProduct = Map.groupBy(found, ({ productId }) => productId);
  return rows.map((row) => ({ ...row, pictures: (byProduct.get(row.id) ?? []).map(shownPicture) }));
}

function shownPicture({ picture, alternativeText }: ProductPicture): ProductPicture {
  return { picture, alternativeText };
}

export async function insertPictures(transaction: Transaction, products: readonly Pictured[]): Promise<void> {
  const rows = products.flatMap(({ id: productId, pictures }) =>
    pictures.map((picture, position) => ({ productId, position, ...picture })),
  );
  for (const some of inStatements(rows)) await transaction.insertInto('productPictures').values(some).execute();
}

/** A product has few pictures: they are written anew. */
export async function replacePictures(transaction: Transaction, products: readonly Pictured[]): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  await transaction.deleteFrom('productPictures').where('productId', 'in', ids).execute();
  await insertPictures(transaction, products);
}

import { isIdIn } from '../../../database/dialect.ts';
import type { Database } from '../../../database/engine.ts';
import { type Placeholders, prepared } from '../../../database/prepared.ts';
import { inOrder } from '../../../lists/in-order.ts';
import { withColors } from './product-colors.queries.ts';
import type { ShownProductRow } from './products.list.ts';

const columns = [
  'id',
  'name',
  'slug',
  'description',
  'brand',
  'category',
  'priceCents',
  'discountPercentage',
  'image',
  'hasFreeShipping',
  'rating',
  'stock',
] as const;

/** The columns of products beside those of another table. */
export const productColumns = columns.map((column) => `products.${column}` as const);

const productsWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database.selectFrom('products').select(columns).where(isIdIn(database, ids)).compile(),
);

/** Products by their ids, in the order of the ids. */
export async function findProducts(database: Database, ids: readonly number[]): Promise<ShownProductRow[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await productsWithIds(database, { ids }));
}

/** How much there is of a product, and of its colours. */
export async function findStock(database: Database, id: number) {
  const row = database.selectFrom('products').select(['id', 'name', 'stock']).where('id', '=', id);
  const [product] = await withColors(database, await row.execute());
  return product;
}

export async function findProductName(database: Database, id: number): Promise<string | undefined> {
  const row = await database.selectFrom('products').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

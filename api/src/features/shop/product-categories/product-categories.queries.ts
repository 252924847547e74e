import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { ProductCategoryRow } from '../../../database/shop-schema.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { changeTogether } from '../../../lists/track-together.ts';
import { productsIndex } from '../products/products.list.ts';

export function findCategories(database: Database): Promise<ProductCategoryRow[]> {
  return database.selectFrom('productCategories').selectAll().orderBy('positionKey').orderBy('id').execute();
}

export function findCategory(database: Database, id: number): Promise<ProductCategoryRow | undefined> {
  return database.selectFrom('productCategories').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those of these slugs that there are. */
export async function findSlugs(database: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('productCategories').select('slug').where('slug', 'in', slugs).execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertCategories(
  transaction: Transaction,
  categories: readonly ProductCategoryRow[],
): Promise<void> {
  await transaction.insertInto('productCategories').values(categories).execute();
}

export async function replaceCategory(transaction: Transaction, { id, ...row }: ProductCategoryRow): Promise<void> {
  await transaction.updateTable('productCategories').set(row).where('id', '=', id).execute();
}

export async function removeCategory(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('productCategories').where('id', '=', id).execute();
}

/** Remembers which products a category has, those that leave it with it. */
export async function rememberProducts(transaction: Transaction, { id, slug }: ProductCategoryRow): Promise<void> {
  await sql`
    insert into moved_products (category_id, product_id)
    select ${sql.lit(id)}, id from products where category_key = ${slug}`.execute(transaction);
}

export async function forgetProducts(transaction: Transaction, categoryId: number): Promise<void> {
  await transaction.deleteFrom('movedProducts').where('categoryId', '=', categoryId).execute();
}

interface Move {
  /** Whose products were remembered. */
  categoryId: number;
  from: string;
  to: string;
}

/** Moves the remembered products that are in a category into another one, however many, in one statement. */
export async function moveRemembered(
  transaction: Transaction,
  { categoryId, from, to }: Move,
  tuning?: ListTuning,
): Promise<void> {
  const isRemembered = sql`id in (select product_id from moved_products where category_id = ${categoryId})`;
  await forgetElsewhere(transaction, categoryId, from);
  await changeTogether(
    transaction,
    productsIndex,
    isRemembered,
    async () => {
      await sql`
        update products set category = ${to}, category_key = ${to},
          facet = cast(${to} as text) || substr(facet, length(cast(${from} as text)) + 1)
        where ${isRemembered}`.execute(transaction);
    },
    tuning,
  );
}

/** What somebody has put elsewhere since, or deleted, stays as it is. */
async function forgetElsewhere(transaction: Transaction, categoryId: number, from: string): Promise<void> {
  await sql`
    delete from moved_products where category_id = ${categoryId}
      and product_id not in (select id from products where category_key = ${from})`.execute(transaction);
}

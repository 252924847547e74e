import type { HelpSite } from '@atrium/contract/help';
import type { Database, Transaction } from '../../database/engine.ts';
import type { HelpSearchRow } from '../../database/help-schema.ts';

/** What nobody has answered, the most wanted first, and then the latest. */
export function findOpenSearches(database: Database, slice: { limit: number; offset: number }) {
  return database
    .selectFrom('helpSearches')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('times', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
}

export async function countOpenSearches(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('helpSearches')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return total;
}

export function findSearch(database: Database, id: number): Promise<HelpSearchRow | undefined> {
  return database.selectFrom('helpSearches').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findSearchOf(database: Database, site: HelpSite, termKey: string) {
  return database
    .selectFrom('helpSearches')
    .selectAll()
    .where('site', '=', site)
    .where('termKey', '=', termKey)
    .executeTakeFirst();
}

export async function insertSearches(transaction: Transaction, rows: readonly HelpSearchRow[]): Promise<void> {
  await transaction.insertInto('helpSearches').values(rows).execute();
}

export async function replaceSearch(transaction: Transaction, { id, ...row }: HelpSearchRow): Promise<void> {
  await transaction.updateTable('helpSearches').set(row).where('id', '=', id).execute();
}

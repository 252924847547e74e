import type { HelpSection, HelpSite } from '@atrium/contract/help';
import type { Database, Transaction } from '../../database/engine.ts';
import type { HelpSectionRow } from '../../database/help-schema.ts';

export function findSections(database: Database, site: HelpSite): Promise<HelpSectionRow[]> {
  return database
    .selectFrom('helpSections')
    .selectAll()
    .where('site', '=', site)
    .orderBy('positionKey')
    .orderBy('id')
    .execute();
}

export function findSection(database: Database, id: number): Promise<HelpSectionRow | undefined> {
  return database.selectFrom('helpSections').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The sections that stand beside this one, in order. */
export function findSiblings(
  database: Database,
  { site, parentId }: Pick<HelpSectionRow, 'site' | 'parentId'>,
): Promise<Pick<HelpSectionRow, 'id' | 'positionKey'>[]> {
  const siblings = database.selectFrom('helpSections').select(['id', 'positionKey']).where('site', '=', site);
  const beside = parentId === null ? siblings.where('parentId', 'is', null) : siblings.where('parentId', '=', parentId);
  return beside.orderBy('positionKey').orderBy('id').execute();
}

/** Those that a new address must not be. */
export async function findSectionSlugs(database: Database, site: HelpSite, base: string): Promise<string[]> {
  const rows = await database
    .selectFrom('helpSections')
    .select('slug')
    .where('site', '=', site)
    .where('slug', 'like', `${base}%`)
    .execute();
  return rows.map(({ slug }) => slug);
}

export function findGroupsOf(database: Database, categoryId: number): Promise<HelpSectionRow[]> {
  return database.selectFrom('helpSections').selectAll().where('parentId', '=', categoryId).orderBy('id').execute();
}

export async function insertSections(transaction: Transaction, rows: readonly HelpSectionRow[]): Promise<void> {
  await transaction.insertInto('helpSections').values(rows).execute();
}

export async function replaceSection(transaction: Transaction, { id, ...row }: HelpSectionRow): Promise<void> {
  await transaction.updateTable('helpSections').set(row).where('id', '=', id).execute();
}

export async function removeSections(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await transaction.deleteFrom('helpSections').where('id', 'in', ids).execute();
}

export function shownSection({ positionKey: _, ...section }: HelpSectionRow): HelpSection {
  return section;
}

import type { Linked } from '@atrium/contract/links';
import type { Database, Transaction } from '../database/engine.ts';
import type { LinkRow } from '../database/links-schema.ts';

export async function insertLink(transaction: Transaction, link: LinkRow): Promise<void> {
  await transaction.insertInto('links').values(link).execute();
}

export async function insertLinks(transaction: Transaction, links: readonly LinkRow[]): Promise<void> {
  await transaction.insertInto('links').values(links).execute();
}

export async function deleteLink(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('links').where('id', '=', id).execute();
}

/** A link of this account. */
export function findLink(database: Database, accountId: number, id: number): Promise<LinkRow | undefined> {
  return database
    .selectFrom('links')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** The newest links of a thing, from one side and from the other. */
export function findLinksOf(
  database: Database,
  accountId: number,
  { entity, id }: Linked,
  limit: number,
): Promise<LinkRow[]> {
  const links = database.selectFrom('links').selectAll().where('accountId', '=', accountId);
  const from = links.where('fromEntity', '=', entity).where('fromId', '=', id).orderBy('id', 'desc').limit(limit);
  const to = links.where('toEntity', '=', entity).where('toId', '=', id).orderBy('id', 'desc').limit(limit);
  return database
    .selectFrom(from.as('one'))
    .selectAll()
    .union(database.selectFrom(to.as('other')).selectAll())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

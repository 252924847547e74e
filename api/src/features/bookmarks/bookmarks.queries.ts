import { sql } from 'kysely';
import type { BookmarkRow } from '../../database/bookmarks-schema.ts';
import { numberField, recordsTable } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';

export type KeptBookmark = Omit<BookmarkRow, 'accountId'>;

/** What a bookmark is on: a page, or an address. */
export type Target = Pick<BookmarkRow, 'pageId' | 'path'>;

const columns = ['id', 'pageId', 'path', 'title', 'kind', 'place', 'createdAt'] as const;

function bookmarksOf(database: Database, accountId: number) {
  return database.selectFrom('bookmarks').select(columns).where('accountId', '=', accountId);
}

/** In their order. */
export function findBookmarks(database: Database, accountId: number): Promise<KeptBookmark[]> {
  return bookmarksOf(database, accountId).orderBy('place').orderBy('id').execute();
}

export function findBookmark(database: Database, accountId: number, id: number): Promise<KeptBookmark | undefined> {
  return bookmarksOf(database, accountId).where('id', '=', id).executeTakeFirst();
}

export function findBookmarkOn(
  database: Database,
  accountId: number,
  { pageId, path }: Target,
): Promise<KeptBookmark | undefined> {
  const own = bookmarksOf(database, accountId);
  const on =
    pageId === null ? own.where('pageId', 'is', null).where('path', '=', path) : own.where('pageId', '=', pageId);
  return on.executeTakeFirst();
}

export async function countBookmarks(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('bookmarks')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertBookmarks(
  transaction: Transaction,
  accountId: number,
  bookmarks: readonly KeptBookmark[],
): Promise<void> {
  await transaction
    .insertInto('bookmarks')
    .values(bookmarks.map((bookmark) => ({ ...bookmark, accountId })))
    .execute();
}

export async function updateBookmark(
  transaction: Transaction,
  { id, title, place }: Pick<KeptBookmark, 'id' | 'title' | 'place'>,
): Promise<void> {
  await transaction.updateTable('bookmarks').set({ title, place }).where('id', '=', id).execute();
}

export async function updatePlaces(
  transaction: Transaction,
  bookmarks: readonly Pick<KeptBookmark, 'id' | 'place'>[],
): Promise<void> {
  await sql`
    update bookmarks set place = moved.place
    from (select ${numberField('id')} as id, ${numberField('place')} as place from ${recordsTable(transaction, bookmarks)}) as moved
    where bookmarks.id = moved.id`.execute(transaction);
}

export async function deleteBookmark(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('bookmarks').where('id', '=', id).execute();
}

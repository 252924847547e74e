import type { BookmarkRow } from '../../database/bookmarks-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';

export type Bookmark = Omit<BookmarkRow, 'accountId'>;

const columns = ['pageId', 'place', 'createdAt'] as const;

/** In the order in which they were set. */
export function findBookmarks(database: Database, accountId: number): Promise<Bookmark[]> {
  return database
    .selectFrom('bookmarks')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('place')
    .orderBy('pageId')
    .execute();
}

export function findBookmark(database: Database, accountId: number, pageId: number): Promise<Bookmark | undefined> {
  return database
    .selectFrom('bookmarks')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('pageId', '=', pageId)
    .executeTakeFirst();
}

export async function insertBookmarks(
  transaction: Transaction,
  accountId: number,
  bookmarks: readonly Bookmark[],
): Promise<void> {
  await transaction
    .insertInto('bookmarks')
    .values(bookmarks.map((bookmark) => ({ ...bookmark, accountId })))
    .execute();
}

export async function deleteBookmark(transaction: Transaction, accountId: number, pageId: number): Promise<void> {
  await transaction.deleteFrom('bookmarks').where('accountId', '=', accountId).where('pageId', '=', pageId).execute();
}

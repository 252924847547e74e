import type { Transaction } from '../../database/engine.ts';
import { nextIds } from '../../database/sequences.ts';
import { insertBookmarks } from './bookmarks.queries.ts';
import { pageBookmark } from './bookmarks.ts';

/** Mail, chat, tasks and calendar. */
const samplePages = [3, 4, 5, 6] as const;

/** The bookmarks that an account begins with while sample data is on. */
export async function loadSampleBookmarks(transaction: Transaction, accountId: number, now: string): Promise<void> {
  const first = await nextIds(transaction, 'bookmarks', samplePages.length);
  const bookmarks = samplePages.map((pageId, index) => pageBookmark(pageId, first + index, now));
  await insertBookmarks(transaction, accountId, bookmarks);
}

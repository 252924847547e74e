import type { FileItem } from '@atrium/contract/bookmarks';
import type { Database } from '../../database/engine.ts';

/** The attachments of an account's mail, the newest first. There is no mail here, and so there are none. */
export async function findFiles(_database: Database, _accountId: number): Promise<FileItem[]> {
  return [];
}

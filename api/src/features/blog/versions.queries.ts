import type { PostVersion } from '@atrium/contract/blog-posts';
import type { BlogVersionRow } from '../../database/blog-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';

const versionsShown = 30;

export async function insertVersion(transaction: Transaction, row: BlogVersionRow): Promise<void> {
  await transaction.insertInto('blogVersions').values(row).execute();
}

export function findVersions(database: Database, postId: number): Promise<PostVersion[]> {
  return database
    .selectFrom('blogVersions')
    .select(['id', 'savedAt', 'person', 'title', 'excerpt', 'content'])
    .where('postId', '=', postId)
    .orderBy('id', 'desc')
    .limit(versionsShown)
    .execute();
}

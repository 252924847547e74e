import { sql } from 'kysely';
import type { Database, Transaction } from '../database/engine.ts';
import type { FileRow, PictureSubject } from '../database/files-schema.ts';
import type { PictureUses } from './picture-uses.ts';

/** With whether it was sent to this account. */
export function findFile(
  database: Database,
  id: number,
  accountId: number,
): Promise<(FileRow & { readerId: number | null }) | undefined> {
  return database
    .selectFrom('files')
    .leftJoin('fileReaders', (join) =>
      join.onRef('fileReaders.fileId', '=', 'files.id').on('fileReaders.accountId', '=', accountId),
    )
    .selectAll('files')
    .select('fileReaders.accountId as readerId')
    .where('files.id', '=', id)
    .executeTakeFirst();
}

/** A picture of what belongs to a subject, for who may see that without having an account. */
export function findPicture(
  database: Database,
  id: number,
  subject: PictureSubject,
): Promise<Pick<FileRow, 'mediaType' | 'bytes'> | undefined> {
  return database
    .selectFrom('files')
    .select(['mediaType', 'bytes'])
    .where('id', '=', id)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** All of a file but its bytes. */
export function findFileRecord(database: Database, id: number) {
  return database
    .selectFrom('files')
    .select(['id', 'accountId', 'subject', 'sharedAt', 'mediaType', 'size'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of these files that an account uploaded or was sent, without their bytes. */
export function findReadableFiles(
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<SharedFile[]> {
  return database
    .selectFrom('files')
    .leftJoin('fileReaders', (join) =>
      join.onRef('fileReaders.fileId', '=', 'files.id').on('fileReaders.accountId', '=', accountId),
    )
    .select(['files.id', 'name', 'mediaType', 'size', 'createdAt'])
    .where('files.id', 'in', ids)
    .where((where) =>
      where.or([where('files.accountId', '=', accountId), where('fileReaders.accountId', 'is not', null)]),
    )
    .execute();
}

/** What is said of a file to whom it is sent. */
export type SharedFile = Pick<FileRow, 'id' | 'name' | 'mediaType' | 'size' | 'createdAt'>;

export async function insertFile(transaction: Transaction, file: FileRow): Promise<void> {
  await transaction.insertInto('files').values(file).execute();
}

export async function setSubject(transaction: Transaction, id: number, subject: PictureSubject): Promise<void> {
  await transaction.updateTable('files').set({ subject }).where('id', '=', id).execute();
}

export async function insertReaders(
  transaction: Transaction,
  fileIds: readonly number[],
  accountIds: readonly number[],
): Promise<void> {
  const readers = fileIds.flatMap((fileId) => accountIds.map((accountId) => ({ fileId, accountId })));
  await insertFileReaders(transaction, readers);
}

export async function insertFileReaders(
  transaction: Transaction,
  readers: readonly { fileId: number; accountId: number }[],
): Promise<void> {
  if (readers.length === 0) return;
  await transaction
    .insertInto('fileReaders')
    .values(readers)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markShared(transaction: Transaction, ids: readonly number[], now: string): Promise<void> {
  await transaction
    .updateTable('files')
    .set({ sharedAt: now })
    .where('id', 'in', ids)
    .where('sharedAt', 'is', null)
    .execute();
}

/**
 * What an account has uploaded: how many files since a moment that nothing refers to (any more), and how many bytes those have that something does or that
 * are as new. A file counts once, whatever refers to it.
 */
export async function countFiles(
  database: Database,
  accountId: number,
  { uses, since }: { uses: PictureUses; since: string },
): Promise<{ unused: number; bytes: number }> {
  const { rows } = await sql<{ unused: number; bytes: number | null }>`
    select count(case when not is_used and created_at >= ${since} then 1 end) as unused,
      sum(case when is_used or (subject is null and created_at >= ${since}) then size end) as bytes
    from (
      select subject, created_at, size, (shared_at is not null or ${isShown(uses)}) as is_used
      from files where account_id = ${accountId}) as uploaded`.execute(database);
  return { unused: rows[0]?.unused ?? 0, bytes: rows[0]?.bytes ?? 0 };
}

/** Whether something that stands shows a picture. */
function isShown(uses: PictureUses) {
  const path = sql<string>`('/api/v1/files/' || files.id)`;
  const cases = Object.entries(uses).map(([subject, isUsed]) => sql`when ${sql.lit(subject)} then ${isUsed(path)}`);
  return sql<boolean>`case subject ${sql.join(cases, sql` `)} else false end`;
}

export async function removeUnusedFiles(transaction: Transaction, before: string): Promise<void> {
  await transaction
    .deleteFrom('files')
    .where('subject', 'is', null)
    .where('sharedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute();
}

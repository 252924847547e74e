import type { Subject } from '@atrium/contract/policy';
import type { Database, Transaction } from '../database/engine.ts';
import type { FileRow } from '../database/files-schema.ts';

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

export async function setSubject(transaction: Transaction, id: number, subject: Subject): Promise<void> {
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

/** How many files of an account nothing has referred to, and how many bytes those have that do not belong to something that others read. */
export async function countFiles(database: Database, accountId: number): Promise<{ unused: number; bytes: number }> {
  const { total, used, bytes } = await database
    .selectFrom('files')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('sharedAt').as('used'),
      fn.sum<number | null>('size').as('bytes'),
    ])
    .where('accountId', '=', accountId)
    .where('subject', 'is', null)
    .executeTakeFirstOrThrow();
  return { unused: total - used, bytes: bytes ?? 0 };
}

export async function removeUnusedFiles(transaction: Transaction, before: string): Promise<void> {
  await transaction
    .deleteFrom('files')
    .where('subject', 'is', null)
    .where('sharedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute();
}

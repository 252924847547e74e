import type { Subject } from '@atrium/contract/policy';
import type { Database, Transaction } from '../database/engine.ts';
import type { FileRow } from '../database/files-schema.ts';

export function findFile(database: Database, id: number): Promise<FileRow | undefined> {
  return database.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All of a file but its bytes. */
export function findFileRecord(database: Database, id: number) {
  return database.selectFrom('files').select(['id', 'accountId', 'subject']).where('id', '=', id).executeTakeFirst();
}

export async function insertFile(transaction: Transaction, file: FileRow): Promise<void> {
  await transaction.insertInto('files').values(file).execute();
}

export async function setSubject(transaction: Transaction, id: number, subject: Subject): Promise<void> {
  await transaction.updateTable('files').set({ subject }).where('id', '=', id).execute();
}

/** How many files of an account nothing has referred to. */
export async function countUnusedFiles(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .where('subject', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function removeUnusedFiles(transaction: Transaction, before: string): Promise<void> {
  await transaction.deleteFrom('files').where('subject', 'is', null).where('createdAt', '<', before).execute();
}
